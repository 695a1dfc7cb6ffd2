import { useEffect } from 'react';
import { registerUnsavedWork } from './unsaved-work.ts';

export type UnsavedWorkOptions = {
  /** Stable and unique, such as `listing-12-price`. */
  id: string;
  dirty: boolean;
  /** What would be lost, as an item of a list: `the price of this listing`. */
  description: string;
  /** True when a draft contains all of the work. */
  isPersisted?: boolean;
};

/** Asks before the user leaves while `dirty`: with the shell's dialog inside the site, otherwise with the browser's. */
export function useUnsavedWork({ id, dirty, description, isPersisted = false }: UnsavedWorkOptions): void {
  useEffect(
    () => (dirty ? registerUnsavedWork({ id, description, isPersisted }) : undefined),
    [id, dirty, description, isPersisted],
  );
}
