import { clearToasts } from '../toasts/toast-queue.ts';
import { abandonUnsavedWork } from '../unsaved-work/unsaved-work.ts';

export { visibleToasts } from '../toasts/toast-queue.ts';

/** Starts a test without toasts and unsaved work of the one before. */
export function resetPlatformForTest(): void {
  clearToasts();
  abandonUnsavedWork();
}
