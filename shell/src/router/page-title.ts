import { useEffect } from 'react';

/** `Search · Verandah` in the tab while this page is drawn. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verandah`;
  }, [title]);
}
