import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, isApiProblem, postResource, refetchResource, resourceQuery } from 'shared-api';
import { requireFocusedIri, updateFocus } from 'shared-api/context';
import type { ListingType } from 'shared-contract/listing/listing';
import { type Order, order, orderItem } from 'shared-contract/order/order';
import { type Product, productCategory } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { refetchListing } from '../edited-listing.ts';

const orders = collectionOf(order);
const categories = collectionOf(productCategory);

/** The product categories that are offered for this type of listing, with their products (SPEC §7). */
export function productCategoriesQuery(type: ListingType) {
  return resourceQuery('/api/product-categories', categories, {
    query: { 'products.listingType[]': [type] },
    select: ({ member }) => member,
    staleTime: 5 * 60_000,
  });
}

/** The order of the listing that is not yet paid, or null (SPEC §4). */
export function listingOrderQuery(listingId: string) {
  return resourceQuery('/api/orders', orders, {
    query: { targetId: listingId, status: 'initiated' },
    select: ({ member }) => member[0] ?? null,
  });
}

/** Products to add to the order, and products to remove if it has them. */
export type OrderChange = { add?: Product; remove?: readonly Product[] };

/**
 * Adds and removes products. Adding the first product creates the order. The browser creates the item's id, so that a
 * repeated request adds the item only once (V36). Changes run one after another, so that two quick presses stay in
 * order.
 */
export function changeOrderMutation(listingId: string) {
  return mutationOptions({
    scope: { id: `order-${listingId}` },
    mutationFn: async ({ add, remove = [] }: OrderChange) => {
      // Fetches the order again, because the order on the screen may lack the previous change.
      const order = await fetchOpenOrder(listingId);
      updateFocus({ order: order?.['@id'] ?? null });
      // Throws the error of SPEC §5 when there is no order: another tab may have paid for it or cancelled it.
      if (!add) requireFocusedIri('order');
      const removedItems = order?.orderItems.filter(({ product }) => remove.some(({ id }) => id === product.id)) ?? [];
      for (const item of removedItems) await api.delete(item['@id']);
      if (!add) return;
      const parent = order ?? (await openOrder(listingId));
      const input = { id: crypto.randomUUID(), parentOrder: parent['@id'], product: add['@id'], quantity: 1 };
      await api.post('/api/order-items', input, orderItem);
    },
    onSettled: () => refetchOrder(listingId),
  });
}

/**
 * Fetches the order and the listing again. Stores the order as the one in focus, for code that asks for the current
 * order.
 */
export async function refetchOrder(listingId: string): Promise<void> {
  void invalidateResources(['/api/orders']);
  const [currentOrder] = await Promise.all([fetchOpenOrder(listingId), refetchListing(listingId)]);
  updateFocus({ order: currentOrder?.['@id'] ?? null });
}

function fetchOpenOrder(listingId: string): Promise<Order | null> {
  return refetchResource(listingOrderQuery(listingId));
}

async function openOrder(listingId: string): Promise<Order> {
  try {
    return await postResource('/api/orders', { target: `/api/listings/${listingId}` }, order);
  } catch (error) {
    // Status 409: another tab has created the order since. Uses that order.
    if (!isApiProblem(error, { status: 409 })) throw error;
    const other = await fetchOpenOrder(listingId);
    if (!other) throw error;
    return other;
  }
}
