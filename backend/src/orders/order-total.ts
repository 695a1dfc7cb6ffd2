import { gstWithin } from 'shared-contract/money/money';

/** The discount of a promotion code: a percentage of the subtotal from 0 to 100, or an amount in cents. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };

export type OrderLine = { unitCents: number; quantity: number };

/** No provider charges less than this: Stripe’s minimum in Australian dollars. */
const smallestPaymentCents = 50;

export type OrderTotal = { subtotal: number; discount: number; shipping: number; total: number; gst: number };

/**
 * Computes subtotal, discount, total and the GST in the total, in cents (V35, V36). All prices include GST. The
 * discount is at most the subtotal. A percentage is rounded half up to whole cents. The total is the subtotal minus
 * the discount plus shipping, which no code reduces. When a code leaves less than providers can charge, it takes the
 * rest too, because the order could not be paid.
 */
export function orderTotal(lines: readonly OrderLine[], discount: Discount | null, shipping = 0): OrderTotal {
  const subtotal = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const reduced = Math.min(subtotal, discount ? discountOn(subtotal, discount) : 0);
  const taken = reduced > 0 && subtotal - reduced + shipping < smallestPaymentCents ? subtotal : reduced;
  const total = subtotal - taken + shipping;
  return { subtotal, discount: taken, shipping, total, gst: gstWithin(total) };
}

function discountOn(subtotal: number, discount: Discount): number {
  return discount.kind === 'percent' ? Math.round((subtotal * discount.percent) / 100) : discount.cents;
}
