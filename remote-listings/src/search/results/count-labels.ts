import { maxReachableListings } from 'shared-contract/search/listing-search';

const number = new Intl.NumberFormat('en-AU');

/** `132`, or `1,000+` where the count stopped at its cap. */
export function formatCount(count: number): string {
  return count > maxReachableListings ? `${number.format(maxReachableListings)}+` : number.format(count);
}

/** `132 properties`, `1 property`, `1,000+ properties` where the count stopped at its cap. */
export function propertyCountLabel({
  totalItems,
  totalItemsCapped,
}: {
  totalItems: number;
  totalItemsCapped?: boolean | undefined;
}): string {
  if (totalItemsCapped) return `${number.format(totalItems)}+ properties`;
  return totalItems === 1 ? '1 property' : `${number.format(totalItems)} properties`;
}
