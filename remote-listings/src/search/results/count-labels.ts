import { maxReachableListings } from 'shared-contract/search/listing-search';

const number = new Intl.NumberFormat('en-AU');

/** Formats a number of results as `132`. More results than visitors can page through become `1,000+`. */
export function formatCount(count: number): string {
  return count > maxReachableListings ? `${number.format(maxReachableListings)}+` : number.format(count);
}

/**
 * Formats a number of results as `132 properties` or `1 property`. When the server has stopped counting, it becomes
 * `1,000+ properties`.
 */
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
