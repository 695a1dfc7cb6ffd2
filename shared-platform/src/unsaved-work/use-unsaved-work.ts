import { useEffect } from 'react';
import { registerUnsavedWork } from './unsaved-work.ts';

/**
 * While `dirty`, leaving asks: inside the site with a question of the shell's, on closing the tab with the browser's.
 * @param id stable and unique, such as `listing-12-price`
 * @param describe what would be lost, as it stands in the question: `the price of this listing`
 */
export function useUnsavedWork({ id, dirty, describe, isKept = false }: UnsavedWorkOptions): void {
  useEffect(
    () => (dirty ? registerUnsavedWork({ id, description: describe, isPersisted: isKept }) : undefined),
    [id, dirty, describe, isKept],
  );
}

type UnsavedWorkOptions = {
  id: string;
  dirty: boolean;
  describe: string /** All of it lies in a draft. */;
  isKept?: boolean;
};
