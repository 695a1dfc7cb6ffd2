import { centsOf, formatPrice, formatRent } from '../money/money.ts';
import type { OfferCondition, OfferTerms, SaleTerms } from './offer.ts';

/** Formats an offer's amount: the price `$850,000` or the weekly rent `$650 per week`. */
export function amountLabel({ kind, amount }: Pick<OfferTerms, 'kind' | 'amount'>): string {
  return kind === 'sale' ? formatPrice(centsOf(amount)) : formatRent(centsOf(amount));
}

/** The name of the person who makes an offer, by kind of offer. */
export const offererLabels = { sale: 'buyer', lease: 'tenant' } as const;

/** The contract that follows an accepted offer. */
export const agreementLabels = { sale: 'contract of sale', lease: 'tenancy agreement' } as const;

/** Formats a condition: `Finance with Bank of Somewhere within 14 days`. */
export function conditionLabel(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'finance':
      return `Finance${condition.lender === '' ? '' : ` with ${condition.lender}`} within ${daysLabel(condition.days)}`;
    case 'buildingAndPest':
      return `Building and pest inspection within ${daysLabel(condition.days)}`;
    case 'saleOfHome':
      return `Sale of the buyer’s own home within ${daysLabel(condition.days)}`;
    case 'other':
      return condition.text;
  }
}

/** Formats a number of days: `1 day`, `60 days`. */
export const daysLabel = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Formats a number of months: `1 month`, `12 months`. */
export const monthsLabel = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;

/** Formats when a sale settles: `60 days after the contract`. */
export const settlementLabel = ({ settlementDays }: Pick<SaleTerms, 'settlementDays'>) =>
  `${daysLabel(settlementDays)} after the contract`;

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date: `2026-12-05` as `5 December 2026`. */
export const longDateLabel = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));

/** Returns the terms as pairs of label and value. */
export function termsLines(terms: OfferTerms): readonly (readonly [label: string, value: string])[] {
  if (terms.kind === 'lease') {
    return [
      ['Rent', amountLabel(terms)],
      ['Start', longDateLabel(terms.startDate)],
      ['Term', monthsLabel(terms.termMonths)],
    ];
  }
  return [
    ['Price', amountLabel(terms)],
    ['Deposit', formatPrice(centsOf(terms.deposit))],
    ['Settlement', settlementLabel(terms)],
    ['Conditions', terms.conditions.length === 0 ? 'None' : terms.conditions.map(conditionLabel).join('; ')],
  ];
}

/** The notice that buyers and tenants see before and after they make an offer. */
export const notBindingNotice =
  'An offer made here is not a contract. Neither side is bound until both have signed a contract of sale or a tenancy agreement.';
