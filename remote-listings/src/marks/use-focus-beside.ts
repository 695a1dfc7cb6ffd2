import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a row of a list: whoever is in it with the keyboard when it goes, goes on in the row beside it, or at the page's title. */
export function useFocusBeside(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const leaving = row.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const beside = leaving.nextElementSibling ?? leaving.previousElementSibling;
      queueMicrotask(() => goOn(beside));
    };
  }, []);
  return row;
}

/** Not where the whole page went: the next one says itself where its reader begins. */
function goOn(beside: Element | null): void {
  if (document.activeElement !== document.body || beside?.isConnected === false) return;
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  (beside?.querySelector('a') ?? title)?.focus({ preventScroll: true });
}
