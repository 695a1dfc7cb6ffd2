export { type ColourScheme, colourScheme, colourSchemes } from '../colour-scheme/colour-scheme.ts';
export { setDebugRedirectCookie } from '../debug-redirect/debug-redirect-cookie.ts';
export { eraseDrafts, flushDrafts } from '../drafts/pending-drafts.ts';
export { newReference } from '../logger/error-reference.ts';
export { configureLogger, type LoggerSettings } from '../logger/logger.ts';
export { guestStores } from '../persisted/guest-stores.ts';
export { clearPersistedStores } from '../persisted/persisted-atom.ts';
export { cookieArea } from '../storage/cookie-area.ts';
export { setPlatformUser } from '../storage/platform-user.ts';
export { type StorageArea, webStorageArea } from '../storage/stored-json.ts';
export { loadTagManager } from '../tag-manager/load-tag-manager.ts';
export { clearToasts, dismissToast, onToastsChange, type Toast, visibleToasts } from '../toasts/toast-queue.ts';
export {
  discardUnsavedWork,
  hasWritesInFlight,
  isBusy,
  onUnsavedWorkChange,
  type UnsavedWork,
  unsavedWork,
} from '../unsaved-work/unsaved-work.ts';
