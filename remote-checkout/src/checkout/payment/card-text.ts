import type { PaymentMethod } from 'shared-contract/order/payment';

type Card = Pick<PaymentMethod, 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear'>;

/** Returns `Visa ending in 4242`. */
export const cardText = ({ brand, lastFour }: Pick<Card, 'brand' | 'lastFour'>) =>
  `${brandName(brand)} ending in ${lastFour}`;

/** Returns `Expires 04/28`. */
export const expiryText = ({ expiryMonth, expiryYear }: Card) =>
  `Expires ${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** Providers write brands in lower case. */
function brandName(brand: string): string {
  if (brand.toLowerCase() === 'amex') return 'American Express';
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
