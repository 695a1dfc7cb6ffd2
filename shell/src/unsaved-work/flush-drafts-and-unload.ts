import { flushDrafts, hasWritesInFlight, unsavedWork } from 'shared-platform/host';
import { allowUnload } from './allow-unload.ts';

/**
 * Stores all drafts and calls `unload`, which leaves the page. The browser asks first only if something would be lost:
 * a chosen file, a field that drafts do not contain, a draft that could not be stored, or a request that is still
 * saving.
 */
export function flushDraftsAndUnload(unload: () => void): void {
  const isStored = flushDrafts();
  if (isStored && !hasWritesInFlight() && unsavedWork().every(({ isPersisted }) => isPersisted)) allowUnload();
  unload();
}
