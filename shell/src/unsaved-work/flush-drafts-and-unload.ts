import { flushDrafts, hasWritesInFlight, unsavedWork } from 'shared-platform/host';
import { allowUnload } from './allow-unload.ts';

/**
 * Stores all drafts, then calls `unload`, because the user asked for it. The browser first asks only when something
 * would be lost: a chosen file, a field that drafts do not store, full or blocked storage, or a write in flight.
 */
export function flushDraftsAndUnload(unload: () => void): void {
  const isStored = flushDrafts();
  if (isStored && !hasWritesInFlight() && unsavedWork().every(({ isPersisted }) => isPersisted)) allowUnload();
  unload();
}
