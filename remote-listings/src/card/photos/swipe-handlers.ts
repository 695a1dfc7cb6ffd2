import type { TouchEvent } from 'react';

/** Where the finger touched the screen. */
let start = { x: 0, y: 0 };

const positionOf = ({ clientX: x = 0, clientY: y = 0 }: Partial<Touch> = {}) => ({ x, y });

/**
 * Handlers that report a swipe to the left, towards the next photo. They are for the first swipe only: afterwards the
 * browser scrolls the photos.
 */
export const swipeHandlers = (onSwipe: () => void) => ({
  onTouchStart: ({ touches }: TouchEvent) => {
    start = positionOf(touches[0]);
  },
  onTouchEnd: ({ changedTouches }: TouchEvent) => {
    const { x, y } = positionOf(changedTouches[0]);
    // The page scrolls when the finger moves mostly up or down.
    if (start.x - x > 30 + Math.abs(start.y - y)) onSwipe();
  },
});
