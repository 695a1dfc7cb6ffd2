import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { comingSaturdays } from '../dates/local-dates.ts';
import { createRandom, type Random } from '../random.ts';
import type { ListingPlan } from './listing-plan.ts';

export type OpenTime = { startAt: Date; endAt: Date };

const day = 86_400_000;

/**
 * Returns the times of the open homes and of the auction. Open homes are on the next Saturdays, in the property's time
 * zone. The auction is also on a Saturday, after the open homes if possible.
 */
export function listingTimes(
  random: Random,
  plan: ListingPlan,
  now: Date,
): { opens: OpenTime[]; auctionAt: Date | null } {
  const zone = plan.home.place.timeZone;
  const saturdays = comingSaturdays(zone, now, 4);
  const length = plan.type === 'lease' ? random.pick([15, 15, 20]) : plan.home.propertyType === 'Rural' ? 60 : 30;
  const first = 9 * 60 + 15 * random.whole(0, 23);
  const opens = saturdays.slice(0, plan.opens).map((date, week) => {
    // The first and third open homes start at the same time of day, the others at random times.
    const start = week % 2 === 0 ? first : 9 * 60 + 15 * random.whole(0, 23);
    return { startAt: instantIn(zone, date, start), endAt: instantIn(zone, date, start + length) };
  });
  const auctionDate = saturdays[Math.min(saturdays.length - 1, Math.max(1, plan.opens))] ?? localDateIn(zone, now);
  const auctionAt = plan.auction ? instantIn(zone, auctionDate, 10 * 60 + 30 * random.whole(0, 9)) : null;
  return { opens, auctionAt };
}

/**
 * Returns the time of publication, during the day in the property's time zone. Null for a listing that was never
 * published.
 */
export function publishedAt(plan: ListingPlan, now: Date): Date | null {
  if (plan.status === 'draft' || plan.status === 'pendingReview') return null;
  const zone = plan.home.place.timeZone;
  const today = localDateIn(zone, now);
  const at = instantIn(
    zone,
    addDays(today, -plan.publishedDaysAgo),
    7 * 60 + createRandom(`published/${plan.key}`).whole(0, 600),
  );
  return at.getTime() > now.getTime() ? new Date(at.getTime() - day) : at;
}

export function availabilityDate(plan: ListingPlan, now: Date): string {
  return addDays(localDateIn(plan.home.place.timeZone, now), plan.availableInDays);
}

/** Formats a date: `2026-11-30` becomes `Monday 30 November`. */
export const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
