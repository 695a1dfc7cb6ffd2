import type { Payment } from 'shared-contract/order/payment';

/** Returns how an order was paid: "Visa ending in 4242", "Zip", or "No payment was needed". */
export function paymentMethodText({ method: { kind, brand, lastFour } }: Payment): string {
  if (kind === 'zip') return 'Zip';
  if (kind === 'free') return 'No payment was needed';
  const card = brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : 'Card';
  return lastFour ? `${card} ending in ${lastFour}` : card;
}
