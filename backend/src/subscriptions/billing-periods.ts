import type { BillingPeriod } from 'shared-contract/order/product';
import { Temporal } from 'temporal-polyfill';

export const monthsOf: Record<BillingPeriod, number> = { month: 1, year: 12 };

/** The time zone of a subscription that belongs to no property. */
export const defaultTimeZone = 'Australia/Sydney';

/** How the periods of a subscription are counted: in whole months of the local time since it started (`anchor`). */
export type Billing = { anchor: Date; billingPeriod: BillingPeriod; timeZone: string };

/**
 * Returns the end of the period that starts at `start`. Counting from the anchor returns to the anchor's day after a
 * short month: 31 January, 28 February, 31 March. A start that is no whole number of months after the anchor, which
 * imported subscriptions have, is its own anchor.
 */
export function nextPeriodEnd(start: Date, billing: Billing): Date {
  return shifted(start, billing, monthsOf[billing.billingPeriod]);
}

/** Returns the start of the period that ends at `end`. */
export function periodStartBefore(end: Date, billing: Billing): Date {
  return shifted(end, billing, -monthsOf[billing.billingPeriod]);
}

/** Returns the number of months of a period, at least 1. */
export function monthsBetween(start: Date, end: Date, timeZone: string): number {
  return Math.max(1, calendarMonths(zoned(start, timeZone), zoned(end, timeZone)));
}

function shifted(from: Date, { anchor, timeZone }: Billing, months: number): Date {
  const [first, current] = [zoned(anchor, timeZone), zoned(from, timeZone)];
  const passed = calendarMonths(first, current);
  const isAligned = first.add({ months: passed }).epochMilliseconds === from.getTime();
  const target = isAligned ? first.add({ months: passed + months }) : current.add({ months });
  return new Date(target.epochMilliseconds);
}

const calendarMonths = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime) =>
  (to.year - from.year) * 12 + to.month - from.month;

const zoned = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
