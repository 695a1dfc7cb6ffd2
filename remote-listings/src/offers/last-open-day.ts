import { localDateIn } from 'shared-contract/date/local-date';

/** An offer ends at midnight: the day that ends then, by the clocks of the property. */
export function lastOpenDay(expiresAt: string, timeZone: string): string {
  return localDateIn(timeZone, new Date(Date.parse(expiresAt) - 1));
}
