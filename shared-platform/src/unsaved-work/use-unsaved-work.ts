import { useEffect } from 'react';
import { registerUnsavedWork } from './unsaved-work.ts';

export type UnsavedWorkOptions = {
  /** Stable and unique, such as `listing-12-price`. */
  id: string;
  dirty: boolean;
  /** What the user would lose, as an item of a list: `the price of this listing`. */
  description: string;
  /** True when a draft contains all of the work. */
  isPersisted?: boolean;
};

/**
 * While `dirty`, the user is asked before leaving the page: by the shell's dialog when the next page is on this site
 * and the work is not persisted, otherwise by the browser.
 */
export function useUnsavedWork({ id, dirty, description, isPersisted = false }: UnsavedWorkOptions): void {
  useEffect(
    () => (dirty ? registerUnsavedWork({ id, description, isPersisted }) : undefined),
    [id, dirty, description, isPersisted],
  );
}
