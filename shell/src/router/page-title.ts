import { useLayoutEffect } from 'react';

/** Sets the document title, such as `Search · Verandah`. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Verandah`;
  }, [title]);
}

/** Sets the document title while it is rendered. A page that fails instead does not set its title first. */
export function PageTitle({ title }: { title: string }): null {
  usePageTitle(title);
  return null;
}
