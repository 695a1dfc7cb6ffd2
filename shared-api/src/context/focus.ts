import type { ContextName } from './context-name.ts';

/** A kind of object that a page can be about. */
export type FocusKind = 'property' | 'listing' | 'order' | 'productCategory';

/**
 * The objects that the open page is about, by their IRIs. Their content is in the query cache, where each reader parses
 * it with its own contract.
 */
export type Focus = Readonly<Record<FocusKind, string | null>>;

export const emptyFocus: Focus = { property: null, listing: null, order: null, productCategory: null };

const listingOrOrderContexts = new Set<ContextName>([
  'listing',
  'listing-order',
  'checkout',
  'order',
  'order-confirmation',
  'property-enhancements',
]);

/**
 * Returns the focus on a page with these context checks (SPEC §4). On a page with a listing or order context, the
 * objects of the previous page stay in focus, unless the checks found a different listing, order or property. On other
 * pages only the found objects are in focus.
 */
export function nextFocus(before: Focus, names: readonly ContextName[], found: Partial<Focus>): Focus {
  const stays = names.some((name) => listingOrOrderContexts.has(name)) && !isAnotherObject(before, found);
  return { ...(stays ? before : emptyFocus), ...found };
}

function isAnotherObject(before: Focus, found: Partial<Focus>): boolean {
  return (['listing', 'order', 'property'] as const).some(
    (kind) => before[kind] !== null && found[kind] && found[kind] !== before[kind],
  );
}
