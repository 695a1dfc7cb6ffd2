import { localDateIn } from 'shared-contract/date/local-date';

/**
 * Returns the last day on which an offer is open. It expires at the midnight that ends this day, in the property's time
 * zone.
 */
export function lastOpenDay(expiresAt: string, timeZone: string): string {
  return localDateIn(timeZone, new Date(Date.parse(expiresAt) - 1));
}
