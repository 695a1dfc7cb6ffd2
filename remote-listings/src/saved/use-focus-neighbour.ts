import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from '../focus-title.ts';

/**
 * Returns a ref for a list row. When the focused row unmounts, the focus moves to the neighbouring row or to the page
 * title.
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

/** Does nothing when the whole page has unmounted: the next page sets its own focus. */
function focusNeighbour(neighbour: Element | null): void {
  if (document.activeElement !== document.body || neighbour?.isConnected === false) return;
  const link = neighbour?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
