import { flushDrafts, hasWritesInFlight, type UnsavedWork, unsavedWork } from 'shared-platform/host';
import { allowUnload } from './allow-unload.ts';

/**
 * Stores all drafts and calls `unload`, which leaves the page. The browser asks first only if something would be lost:
 * a chosen file, a field that drafts do not contain, a draft that could not be stored, or a request that is still
 * saving.
 * @param given the work that the user has agreed to lose
 */
export function flushDraftsAndUnload(unload: () => void, given: readonly UnsavedWork[] = []): void {
  const isStored = flushDrafts();
  const isSafe = unsavedWork().every((work) => work.isPersisted || given.includes(work));
  if (isStored && !hasWritesInFlight() && isSafe) allowUnload();
  unload();
}
