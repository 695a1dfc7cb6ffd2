export { type DraftHandle, type DraftOptions, useDraft } from './drafts/use-draft.ts';
export { saveFile } from './files/save-file.ts';
export { errorReference } from './logger/error-reference.ts';
export { type LogEntry, type LogLevel, logger } from './logger/logger.ts';
export { type SafeNavigateOptions, useSafeNavigate } from './navigation/use-safe-navigate.ts';
export { type PersistedAtomOptions, persistedAtom } from './persisted/persisted-atom.ts';
export { type ToastOptions, toast } from './toasts/toast-queue.ts';
export { registerUnsavedWork, startWrite } from './unsaved-work/unsaved-work.ts';
export { useUnsavedWork } from './unsaved-work/use-unsaved-work.ts';
