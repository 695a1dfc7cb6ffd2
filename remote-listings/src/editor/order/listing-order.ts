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

/** Product categories for this type of listing (SPEC §7). */
export function productCategoriesQuery(type: ListingType) {
  return resourceQuery('/api/product-categories', categories, {
    query: { 'products.listingType[]': [type] },
    select: ({ member }) => member,
    staleTime: 5 * 60_000,
  });
}

/** The listing's open order, or null (SPEC §4). */
export function listingOrderQuery(listingId: string) {
  return resourceQuery('/api/orders', orders, {
    query: { targetId: listingId, status: 'initiated' },
    select: ({ member }) => member[0] ?? null,
  });
}

/** Products to add to the order, and products to remove if it has them. */
export type OrderChange = { add?: Product; remove?: readonly Product[] };

/**
 * Adds and removes products. The first product opens the order. Ids are created here, so that retries are safe (V36).
 * Changes run one after another, so that two quick presses stay in order.
 */
export function changeOrderMutation(listingId: string) {
  return mutationOptions({
    scope: { id: `order-${listingId}` },
    mutationFn: async ({ add, remove = [] }: OrderChange) => {
      // Fetches the order, because the one on the screen may lack the previous change.
      const order = await fetchOpenOrder(listingId);
      updateFocus({ order: order?.['@id'] ?? null });
      // Another tab may have paid or cancelled the order, so there is nothing to remove (SPEC §5).
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

/** Refetches the order and the listing, and updates the page's focused order. */
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
    // 409: another tab has opened the order.
    if (!isApiProblem(error, { status: 409 })) throw error;
    const other = await fetchOpenOrder(listingId);
    if (!other) throw error;
    return other;
  }
}
