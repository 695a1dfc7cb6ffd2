import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import { shippingPrice } from 'shared-contract/order/shipping-price';
import { isOpenForChange, type StoredOrder } from './order-store.ts';
import { type Discount, type OrderTotal, orderTotal } from './order-total.ts';

export type OrderAmounts = Omit<OrderTotal, 'shipping'> & {
  /** Null while an order that is shipped has no delivery address. Then the total contains no shipping. */
  shipping: number | null;
  shippingRequired: boolean;
};

/**
 * Returns the amounts of an order in cents. While it is `initiated`, they are computed from its items, its promotion
 * code and its delivery address. After that, the discount and the shipping that are stored with the order apply.
 */
export function orderAmounts(stored: StoredOrder, now: Date): OrderAmounts {
  const { order, items } = stored;
  const lines = items.map(({ item }) => ({ unitCents: item.unitPriceCents, quantity: item.quantity }));
  const shippingRequired = items.some(({ product }) => product.shippingRequired);
  if (!isOpenForChange(order.status)) {
    const discount = { kind: 'amount', cents: order.discountCents } as const;
    return { ...orderTotal(lines, discount, order.shippingCents), shippingRequired };
  }
  const shipping = shippingRequired ? (order.delivery ? shippingPrice(order.delivery.state) : null) : 0;
  return { ...orderTotal(lines, discountOf(stored, now), shipping ?? 0), shipping, shippingRequired };
}

/** Returns the discount of an order that is not paid yet: that of its promotion code, if the code applies now (V35). */
function discountOf({ promotionCode, isCodeUsedUp }: StoredOrder, now: Date): Discount | null {
  const endAt = promotionCode?.endAt?.toISOString() ?? null;
  const outcome = promotionCodeOutcome(promotionCode && { ...promotionCode, endAt }, now);
  if (outcome.outcome !== 'valid' || isCodeUsedUp) return null;
  const { percentOff, centsOff } = outcome.code;
  return percentOff === null ? { kind: 'amount', cents: centsOff ?? 0 } : { kind: 'percent', percent: percentOff };
}
