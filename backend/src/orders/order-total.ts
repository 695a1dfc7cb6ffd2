import { gstWithin } from 'shared-contract/money/money';

/** The discount of a promotion code: a percentage of the subtotal from 0 to 100, or an amount in cents. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };

export type OrderLine = { unitCents: number; quantity: number };

export type OrderTotal = { subtotal: number; discount: number; total: number; gst: number };

/**
 * Computes subtotal, discount, total and the GST in the total, in cents (V35, V36). All prices include GST. The
 * discount is at most the subtotal. A percentage is rounded half up to whole cents, and the total is the subtotal minus
 * that amount.
 */
export function orderTotal(lines: readonly OrderLine[], discount: Discount | null): OrderTotal {
  const subtotal = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const taken = Math.min(subtotal, discount ? discountOn(subtotal, discount) : 0);
  const total = subtotal - taken;
  return { subtotal, discount: taken, total, gst: gstWithin(total) };
}

function discountOn(subtotal: number, discount: Discount): number {
  return discount.kind === 'percent' ? Math.round((subtotal * discount.percent) / 100) : discount.cents;
}
