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
      const beside = leaving.nextElementSibling ?? leaving.previousElementSibling;
      queueMicrotask(() => focusNeighbour(beside));
    };
  }, []);
  return row;
}

/** Does nothing when the whole page has unmounted: the next page sets its own focus. */
function focusNeighbour(beside: Element | null): void {
  if (document.activeElement !== document.body || beside?.isConnected === false) return;
  const link = beside?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
