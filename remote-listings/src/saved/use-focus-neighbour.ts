import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from '../focus-title.ts';

/**
 * Returns a ref for a row of a list. When the row unmounts and had the focus, the focus moves to the next or previous
 * row, or else to the page's title.
 */
export function useFocusNeighbour(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const leaving = row.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const neighbour = leaving.nextElementSibling ?? leaving.previousElementSibling;
      queueMicrotask(() => focusNeighbour(neighbour));
    };
  }, []);
  return row;
}

/**
 * Moves the focus to the neighbouring row. Does nothing when the whole page has unmounted, because the next page sets
 * the focus.
 */
function focusNeighbour(neighbour: Element | null): void {
  if (document.activeElement !== document.body || neighbour?.isConnected === false) return;
  const link = neighbour?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
