import type { PaymentMethod } from 'shared-contract/order/payment';

/** Brands that are not simply a capitalised word. */
const brandNames: Record<string, string> = {
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  eftpos_au: 'eftpos',
};

/** Returns "Visa ending in 4242". */
export function cardLabel({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string {
  return `${brandName(brand)} ending in ${lastFour}`;
}

/** Returns "03/28", as on the card. */
export function expiryLabel({ expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
}

function brandName(brand: string): string {
  const known = brandNames[brand.toLowerCase()];
  return known ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
