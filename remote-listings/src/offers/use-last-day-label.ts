import { longDateLabel } from 'shared-contract/offer/offer-labels';
import { useOtherZoneName } from 'shared-ui';
import { lastOpenDay } from './last-open-day.ts';

/**
 * Returns the last day of an offer, such as `5 December 2026`. Where the visitor's clock shows another zone, names the
 * property's zone, because the day ends at another time there.
 */
export function useLastDayLabel(expiresAt: string, timeZone: string): string {
  const zone = useOtherZoneName(expiresAt, timeZone);
  const day = longDateLabel(lastOpenDay(expiresAt, timeZone));
  return zone === null ? day : `${day} (${zone})`;
}
