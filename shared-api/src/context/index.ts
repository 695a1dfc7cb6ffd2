export { type ContextParams, type ContextVerdict, checkContexts, loadChecks } from './check-contexts.ts';
export type { ContextName } from './context-name.ts';
export type { Focus } from './focus.ts';
export {
  enterContexts,
  requireFocusedOrder,
  requireFocusedProperty,
  updateFocus,
  useFocusedListing,
  useFocusedOrder,
  useFocusedProductCategory,
  useFocusedProperty,
} from './focus-store.ts';
