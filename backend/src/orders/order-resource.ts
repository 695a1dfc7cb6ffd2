import { amountOf } from 'shared-contract/money/money';
import type { Order, OrderItem } from 'shared-contract/order/order';
import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import { identity } from '../http/json-ld.ts';
import { productResource } from '../products/product-resource.ts';
import { promotionCodeResource } from '../promotion-codes/promotion-code-resource.ts';
import { fullAddressOf, propertyIdentity, propertyPath } from '../properties/property-resource.ts';
import { isOpenForChange, type StoredItem, type StoredOrder } from './order-store.ts';
import { type Discount, orderTotal } from './order-total.ts';

export const orderPath = '/api/orders';
export const orderItemPath = '/api/order-items';
export const listingPath = '/api/listings';

/** Returns the JSON of an order. Computes the amounts from the items, because no total is stored. */
export function orderResource(stored: StoredOrder, now: Date): Order {
  const { order, property, promotionCode, items } = stored;
  const lines = items.map(({ item }) => ({ unitCents: item.unitPriceCents, quantity: item.quantity }));
  const amounts = orderTotal(lines, discountOf(stored, now));
  return {
    ...identity(orderPath, 'Order', order.id),
    number: order.number,
    status: order.status,
    target: {
      ...(order.listingId ? identity(listingPath, 'Listing', order.listingId) : propertyIdentity(property)),
      property: `${propertyPath}/${property.id}`,
      propertyAddress: fullAddressOf(property),
    },
    orderItems: items.map(orderItemResource),
    subtotal: amountOf(amounts.subtotal),
    discount: amountOf(amounts.discount),
    total: amountOf(amounts.total),
    gst: amountOf(amounts.gst),
    promotionCode: promotionCode && promotionCodeResource(promotionCode),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}

export function orderItemResource({ item, product }: StoredItem): OrderItem {
  return {
    ...identity(orderItemPath, 'OrderItem', item.id),
    parentOrder: `${orderPath}/${item.orderId}`,
    product: productResource(product),
    quantity: item.quantity,
    unitPrice: amountOf(item.unitPriceCents),
    total: amountOf(item.unitPriceCents * item.quantity),
  };
}

/**
 * Returns the discount (V35). While the order is `initiated`, it is computed from the promotion code, if the code is
 * valid. After that, the discount that is stored with the order applies.
 */
function discountOf({ order, promotionCode }: StoredOrder, now: Date): Discount | null {
  if (!isOpenForChange(order.status)) return { kind: 'amount', cents: order.discountCents };
  const endAt = promotionCode?.endAt?.toISOString() ?? null;
  const outcome = promotionCodeOutcome(promotionCode && { ...promotionCode, endAt }, now);
  if (outcome.outcome !== 'valid') return null;
  const { percentOff, centsOff } = outcome.code;
  return percentOff === null ? { kind: 'amount', cents: centsOff ?? 0 } : { kind: 'percent', percent: percentOff };
}
