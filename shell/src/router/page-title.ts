import { useLayoutEffect } from 'react';

/** Sets the document title, such as `Search · Verandah`. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Verandah`;
  }, [title]);
}
