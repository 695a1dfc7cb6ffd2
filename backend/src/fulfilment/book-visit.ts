import { localDateIn } from 'shared-contract/date/local-date';
import { addBusinessDays } from 'tenancy-law/rules/business-days';
import type { properties } from '../properties/property-table.ts';
import type { FulfilmentStep } from './fulfilment-step.ts';
import type { FulfilmentRow } from './fulfilment-store.ts';

const leadDays = 2;

type Place = Pick<typeof properties.$inferSelect, 'state' | 'timeZone'>;

/**
 * Books the day of the auction, or else a date two business days ahead. A later auction moves the booking. It is done
 * when its day has passed where the property is.
 */
export function bookVisit(
  { status, scheduledFor }: FulfilmentRow,
  { state, timeZone }: Place,
  { auctionAt, now }: { auctionAt: Date | null; now: Date },
): FulfilmentStep {
  const today = localDateIn(timeZone, now);
  const auctionDay = auctionAt && localDateIn(timeZone, auctionAt);
  if (auctionDay && auctionDay >= today) {
    return { status: 'inProgress', reason: 'booking-planned', scheduledFor: auctionDay };
  }
  if (status === 'waiting' || scheduledFor === null) {
    return { status: 'inProgress', reason: 'booking-planned', scheduledFor: addBusinessDays(state, today, leadDays) };
  }
  return scheduledFor < today
    ? { status: 'done', reason: 'booking-done' }
    : { status: 'inProgress', reason: 'booking-planned' };
}
