import { maxReachableListings } from 'shared-contract/search/listing-search';

const number = new Intl.NumberFormat('en-AU');

/** Formats `132`, or `1,000+` above the server's limit. */
export function formatCount(count: number): string {
  return count > maxReachableListings ? `${number.format(maxReachableListings)}+` : number.format(count);
}

/** Formats `132 properties`, `1 property`, or `1,000+ properties` above the server's limit. */
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
