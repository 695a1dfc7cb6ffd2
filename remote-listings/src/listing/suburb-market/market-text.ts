import { centsOf } from 'shared-contract/money/money';
import type { SuburbMarket } from 'shared-contract/search/suburb-market';
import { wholeDollars } from '../buying-costs/whole-dollars.ts';

const nouns = {
  residential: 'homes',
  commercial: 'commercial properties',
  land: 'blocks of land',
  rural: 'rural properties',
} as const;

export const nounOf = (propertyType: keyof typeof nouns): string => nouns[propertyType];

/** The median price, or why there is none. */
export function medianText({ medianPrice }: Pick<SuburbMarket, 'medianPrice'>): string {
  return medianPrice === null ? 'Too few prices' : wholeDollars(centsOf(medianPrice));
}

/** A whole number of days in words: `today`, `1 day`, `18 days`. */
export function daysText(days: number): string {
  if (days === 0) return 'Less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}

/** The label of homes with this number of bedrooms; five means five and more. */
export function bedroomsText(bedrooms: number): string {
  if (bedrooms === 0) return 'Studio';
  if (bedrooms === 5) return '5+ bedrooms';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
}
