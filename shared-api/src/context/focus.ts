import type { Listing } from 'shared-contract/listing/listing';
import type { Order } from 'shared-contract/order/order';
import type { ProductCategory } from 'shared-contract/order/product';
import type { Property } from 'shared-contract/property/property';
import type { ContextName } from './context-name.ts';

/** What the page's context checks found, for everybody on the page. */
export type Focus = {
  property: Property | null;
  listing: Listing | null;
  order: Order | null;
  productCategory: ProductCategory | null;
};

export const emptyFocus: Focus = { property: null, listing: null, order: null, productCategory: null };

const listingOrOrder = new Set<ContextName>([
  'listing',
  'listing-order',
  'checkout',
  'order',
  'order-confirmation',
  'property-enhancements',
]);

/**
 * The focus on a page with these context checks. SPEC §4: listing, order and product category stay while one moves from one
 * listing or order context to another, and go when one leaves them all. Another listing or order brings nothing along.
 */
export function nextFocus(before: Focus, names: readonly ContextName[], found: Partial<Focus>): Focus {
  const stays = names.some((name) => listingOrOrder.has(name)) && !isAnother(before, found);
  return { ...(stays ? before : emptyFocus), ...found };
}

function isAnother(before: Focus, found: Partial<Focus>): boolean {
  return (
    differs(before.listing, found.listing) ||
    differs(before.order, found.order) ||
    differs(before.property, found.property)
  );
}

function differs(before: { id: string } | null, found: { id: string } | null | undefined): boolean {
  return before !== null && found !== null && found !== undefined && before.id !== found.id;
}
