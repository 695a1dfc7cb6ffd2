import { eraseEverybodysDrafts } from '../drafts/pending-drafts.ts';
import { setPlatformUser } from '../kept/platform-user.ts';
import { clearPersistedStores } from '../persisted/persisted-atom.ts';
import { clearToasts } from '../toasts/toast-queue.ts';
import { abandonUnsavedWork } from '../unsaved-work/unsaved-work.ts';

export { visibleToasts } from '../toasts/toast-queue.ts';

/** Starts a test without toasts, unsaved work, drafts and kept stores of the one before. */
export function resetPlatformForTest(): void {
  clearToasts();
  abandonUnsavedWork();
  eraseEverybodysDrafts();
  setPlatformUser(null);
  clearPersistedStores();
}
