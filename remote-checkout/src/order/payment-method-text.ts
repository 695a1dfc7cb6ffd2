import type { Payment } from 'shared-contract/order/payment';
import { cardLabel } from '../payment-methods/card-label.ts';

/** Returns how an order was paid: "Visa ending in 4242", "Zip", or "No payment was needed". */
export function paymentMethodText({ method: { kind, brand, lastFour } }: Payment): string {
  if (kind === 'zip') return 'Zip';
  if (kind === 'free') return 'No payment was needed';
  return brand && lastFour ? cardLabel({ brand, lastFour }) : 'Card';
}
