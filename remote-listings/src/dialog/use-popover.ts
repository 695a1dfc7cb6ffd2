import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Makes an element beside the button that opened it close on Escape, on a press outside of both, and when the focus
 * leaves both. `close` returns the focus to the button.
 */
export function usePopover(onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null);
  const closeFromOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !popover.current?.parentElement?.contains(target)) onClose();
  };
  const onPress = useEffectEvent(({ target }: Event) => closeFromOutside(target));
  useEffect(() => {
    const listener = (event: Event) => onPress(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, []);
  const close = () => {
    popover.current?.parentElement?.querySelector('button')?.focus();
    onClose();
  };
  const handlers = {
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    onBlur: ({ relatedTarget }: FocusEvent) => closeFromOutside(relatedTarget),
  };
  return { popover, close, handlers };
}
