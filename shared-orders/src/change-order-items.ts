import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, isApiProblem, patchResource, postResource, refetchResource } from 'shared-api';
import { requireFocusedIri, updateFocus } from 'shared-api/context';
import { type Order, type OrderItem, order, orderItem } from 'shared-contract/order/order';
import type { Product } from 'shared-contract/order/product';
import { activeOrderQuery } from './order-queries.ts';

/** The listing or property that an order is for. `iri` is its `@id`. */
export type OrderedFor = { id: string; iri: string };

/** Products to add to the order, and products to remove if it has them. */
export type OrderItemsChange = { add?: Product; remove?: readonly Product[] };

/**
 * Adds and removes products of the active order of a listing or property. Adding the first product creates the order.
 * The browser creates the item's id, so that a repeated request adds the item only once (V36). Changes run one after
 * another, so that two quick presses stay in order.
 * @param refetchTarget fetches the listing or property again when its response depends on the order
 */
export function changeOrderItemsMutation(target: OrderedFor, refetchTarget: () => Promise<void> = async () => {}) {
  return mutationOptions({
    scope: { id: `order-${target.id}` },
    mutationFn: async ({ add, remove = [] }: OrderItemsChange) => {
      // Fetches the order again, because the order on the screen may lack the previous change.
      const order = await fetchActiveOrder(target);
      updateFocus({ order: order?.['@id'] ?? null });
      // Throws the error of SPEC §5 when there is no order: another tab may have paid for it or cancelled it.
      if (!add) requireFocusedIri('order');
      const removedItems = order?.orderItems.filter(({ product }) => remove.some(({ id }) => id === product.id)) ?? [];
      for (const item of removedItems) await api.delete(item['@id']);
      if (!add) return;
      const parent = order ?? (await openOrder(target));
      const input = { id: crypto.randomUUID(), parentOrder: parent['@id'], product: add['@id'], quantity: 1 };
      await api.post('/api/order-items', input, orderItem);
    },
    onSettled: async () => {
      void invalidateResources(['/api/orders']);
      const [current] = await Promise.all([fetchActiveOrder(target), refetchTarget()]);
      updateFocus({ order: current?.['@id'] ?? null });
    },
  });
}

/** A change of one item: another quantity, or 0 to remove it. */
export type QuantityChange = { item: Pick<OrderItem, '@id'>; quantity: number };

/**
 * Changes the quantity of an item, or removes it. Changes of one order run one after another. Amounts of the order
 * depend on its items, so the orders are fetched again before the mutation ends.
 */
export function changeQuantityMutation(orderId: string) {
  return mutationOptions({
    scope: { id: `order-items-${orderId}` },
    mutationFn: async ({ item, quantity }: QuantityChange) => {
      if (quantity === 0) await api.delete(item['@id']);
      else await patchResource(item['@id'], { quantity }, orderItem);
    },
    onSettled: () => invalidateResources(['/api/orders']),
  });
}

function fetchActiveOrder({ id }: OrderedFor): Promise<Order | null> {
  return refetchResource(activeOrderQuery(id));
}

async function openOrder(target: OrderedFor): Promise<Order> {
  try {
    return await postResource('/api/orders', { target: target.iri }, order);
  } catch (error) {
    // Status 409: another tab has created the order since. Uses that order.
    if (!isApiProblem(error, { status: 409 })) throw error;
    const other = await fetchActiveOrder(target);
    if (!other) throw error;
    return other;
  }
}
