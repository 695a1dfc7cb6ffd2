import { type UnsavedWork, unsavedWork } from 'shared-platform/host';

/**
 * Returns the unsaved work that the user would lose by moving from one path of this site to another. Work that a draft
 * contains is not lost: its form restores it.
 */
export function workLostBy(from: string, to: string): UnsavedWork[] {
  if (from === to) return [];
  return unsavedWork().filter(
    ({ within, isPersisted }) =>
      !isPersisted && (within === undefined || (from.startsWith(within) && !to.startsWith(within))),
  );
}
