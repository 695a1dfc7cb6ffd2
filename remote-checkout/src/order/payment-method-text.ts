import type { Payment } from 'shared-contract/order/payment';
import { cardText } from '../checkout/payment/card-text.ts';

/** Returns how an order was paid: "Visa ending in 4242", "Zip", or "No payment was needed". */
export function paymentMethodText({ method: { kind, brand, lastFour } }: Payment): string {
  if (kind === 'zip') return 'Zip';
  if (kind === 'free') return 'No payment was needed';
  return brand && lastFour ? cardText({ brand, lastFour }) : 'Card';
}
