import { daysBetween, localDateIn } from '../date/local-date.ts';
import { longDateLabel } from './offer-labels.ts';

/** The parts of an offer from which its expiry follows. */
type Expiring = { status: string; expiresAt: string };

/**
 * Returns the last day on which an offer is open, as a local date at the property. It expires at the midnight that ends
 * this day.
 */
export const lastOpenDay = (expiresAt: string, timeZone: string): string =>
  localDateIn(timeZone, new Date(Date.parse(expiresAt) - 1));

/**
 * Returns how long an offer or counter-offer stays open: `Expires in 3 days, at the end of 5 December 2026`. More than
 * 14 days ahead without the number of days, as in the owner's tasks. Once it has expired: `Expired at the end of …`.
 * @param timeZone the property's time zone
 */
export function offerExpiryLabel({ status, expiresAt }: Expiring, timeZone: string, now: Date): string {
  const lastDay = lastOpenDay(expiresAt, timeZone);
  const end = `at the end of ${longDateLabel(lastDay)}`;
  if (status === 'expired' || Date.parse(expiresAt) <= now.getTime()) return `Expired ${end}`;
  const days = daysBetween(localDateIn(timeZone, now), lastDay);
  if (days > 14) return `Expires ${end}`;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return `Expires ${when}, ${end}`;
}
