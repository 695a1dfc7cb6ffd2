import { eraseAllDrafts } from '../drafts/pending-drafts.ts';
import { clearPersistedStores } from '../persisted/persisted-atom.ts';
import { setPlatformUser } from '../storage/platform-user.ts';
import { clearToasts } from '../toasts/toast-queue.ts';
import { discardUnsavedWork } from '../unsaved-work/unsaved-work.ts';

export { visibleToasts } from '../toasts/toast-queue.ts';
export { unsavedWork } from '../unsaved-work/unsaved-work.ts';

/** Removes the toasts, unsaved work, drafts and stores of the previous test. */
export function resetPlatformForTest(): void {
  clearToasts();
  discardUnsavedWork();
  eraseAllDrafts();
  setPlatformUser(null);
  clearPersistedStores();
}
export { inRouter } from './in-router.ts';
