import type { OfferTerms } from 'shared-contract/offer/offer';

/** A price that visitors see. */
export const aPrice = (amount: string) => ({ displayType: 'value', displayValue: { value: amount } }) as const;

/** The terms of an offer to buy, subject to finance. */
export const saleTerms = (amount: string, settlementDays = 60): OfferTerms => ({
  kind: 'sale',
  amount,
  deposit: '50000.00',
  settlementDays,
  conditions: [{ kind: 'finance', lender: 'Harbour Bank', days: 14 }],
});
