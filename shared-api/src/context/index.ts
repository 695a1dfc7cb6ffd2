export { type ContextParams, type ContextVerdict, checkContexts, loadChecks } from './check-contexts.ts';
export type { ContextName } from './context-name.ts';
export type { Focus, FocusKind } from './focus.ts';
export { enterContexts, requireFocused, requireFocusedIri, updateFocus, useFocused } from './focus-store.ts';
