import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { createShowGate, isTap, type Point, tooltipShowDelay } from './hover-rules.ts';

const open = new Set<() => void>();
const gate = createShowGate(() => performance.now());

/** Closes all tooltips and blocks new ones for 300 ms. Call it on Escape and before opening an overlay. */
export function closeAllHovers(): void {
  gate.closedAll();
  for (const close of [...open]) close();
}

globalThis.document?.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && open.size > 0) closeAllHovers();
});

/** Returns the open state of a tooltip and its handlers: hover and focus open it after 200 ms, a tap at once. */
export function useHover() {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useRef<Point>(null);

  useEffect(() => {
    if (!opened) return;
    const close = () => setOpened(false);
    open.add(close);
    return () => {
      open.delete(close);
    };
  }, [opened]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    if (gate.mayShow()) setOpened(true);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, tooltipShowDelay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpened(false);
  };
  return {
    opened,
    handlers: {
      // After a tap, touch devices also send mouse and focus events. These are ignored, because the tap has its own
      // handler.
      onMouseEnter: () => {
        if (!touch.current) showSoon();
      },
      onMouseLeave: () => {
        touch.current = null;
        hide();
      },
      onTouchStart: ({ changedTouches }: TouchEvent) => {
        touch.current = pointOf(changedTouches);
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        if (!touch.current || !isTap(touch.current, pointOf(changedTouches))) return;
        if (opened) hide();
        else show();
      },
      onFocus: () => {
        if (!touch.current) showSoon();
      },
      onBlur: hide,
    },
  };
}

function pointOf(touches: TouchEvent['changedTouches']): Point {
  const { clientX: x, clientY: y } = touches[0] ?? { clientX: 0, clientY: 0 };
  return { x, y };
}
