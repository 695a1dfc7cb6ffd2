import type { Offer } from 'shared-contract/offer/offer';
import { offerExpiryLabel } from 'shared-contract/offer/offer-expiry';
import { useOtherZoneName } from 'shared-ui';

/**
 * Returns how long an offer stays open, such as `Expires tomorrow, at the end of 5 December 2026`. Where the visitor's
 * clock shows another zone, names the property's zone, because the day ends at another time there.
 */
export function useExpiryLabel({ status, expiresAt }: Pick<Offer, 'status' | 'expiresAt'>, timeZone: string): string {
  const zone = useOtherZoneName(expiresAt, timeZone);
  const label = offerExpiryLabel({ status, expiresAt }, timeZone, new Date());
  return zone === null ? label : `${label} (${zone})`;
}
