import { useLayoutEffect } from 'react';

/** `Search · Verandah` in the tab while this page is drawn. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Verandah`;
  }, [title]);
}
