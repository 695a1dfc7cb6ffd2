export { type ColourScheme, colourScheme, colourSchemes } from '../colour-scheme/colour-scheme.ts';
export { noteDebugRedirect } from '../debug-redirect/debug-redirect-cookie.ts';
export { eraseDrafts, flushDrafts } from '../drafts/pending-drafts.ts';
export { setPlatformUser } from '../kept/platform-user.ts';
export { configureLogger, type LoggerSettings } from '../logger/logger.ts';
export { clearPersistedStores } from '../persisted/persisted-atom.ts';
export { visitorsStores } from '../persisted/visitors-stores.ts';
export { loadTagManager } from '../tag-manager/load-tag-manager.ts';
export { clearToasts, dismissToast, onToastsChange, type Toast, visibleToasts } from '../toasts/toast-queue.ts';
export {
  abandonUnsavedWork,
  hasWritesInFlight,
  isBusy,
  onUnsavedWorkChange,
  type UnsavedWork,
  unsavedWork,
} from '../unsaved-work/unsaved-work.ts';
