import { flushDrafts, hasWritesInFlight, unsavedWork } from 'shared-platform/host';
import { allowUnload } from './allow-unload.ts';

/**
 * Stores all drafts, then leaves the document, which the user asked for. The browser asks first only when something
 * would be lost: a chosen file, a field that is never stored, storage that is full or blocked, or a write in flight.
 */
export function flushDraftsAndUnload(unload: () => void): void {
  const isStored = flushDrafts();
  if (isStored && !hasWritesInFlight() && unsavedWork().every(({ isPersisted }) => isPersisted)) allowUnload();
  unload();
}
