import { gstWithin } from 'shared-contract/money/money';

/** What a promotion code takes off: a share of the subtotal, or an amount. Both in whole units: percent 0–100, cents. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number };

export type OrderLine = { unitCents: number; quantity: number };

export type OrderTotal = { subtotal: number; discount: number; total: number; gst: number };

/**
 * All amounts in cents, GST included (V35, V36). A discount never takes more than there is, and its cents are rounded half up,
 * so that discount and total always add up to the subtotal.
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
