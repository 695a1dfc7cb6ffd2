import { localDateIn } from 'shared-contract/date/local-date';

/** Returns the last day of an offer, which ends at midnight in the property's time zone. */
export function lastOpenDay(expiresAt: string, timeZone: string): string {
  return localDateIn(timeZone, new Date(Date.parse(expiresAt) - 1));
}
