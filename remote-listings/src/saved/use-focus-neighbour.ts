import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from '../focus-title.ts';

/** For a row of a list: whoever is in it with the keyboard when it goes, goes on in the row beside it, or at the page's title. */
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

/** Not where the whole page went: the next one says itself where its reader begins. */
function focusNeighbour(beside: Element | null): void {
  if (document.activeElement !== document.body || beside?.isConnected === false) return;
  const link = beside?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}
