import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { localDateIn } from 'shared-contract/date/local-date';
import { type Billing, monthsBetween, nextPeriodEnd, periodStartBefore } from './billing-periods.ts';

const melbourne = 'Australia/Melbourne';

/** Returns the local dates at which `count` periods end. */
function endsOf(anchor: string, billingPeriod: Billing['billingPeriod'], count: number, timeZone = melbourne) {
  const billing = { anchor: new Date(anchor), billingPeriod, timeZone };
  const ends: Date[] = [];
  for (let at = billing.anchor; ends.length < count; ) {
    at = nextPeriodEnd(at, billing);
    ends.push(at);
  }
  return ends;
}
const datesOf = (ends: Date[], timeZone = melbourne) => ends.map((end) => localDateIn(timeZone, end));

describe('nextPeriodEnd', () => {
  it('returns to the day of the start after short months', () => {
    expect(datesOf(endsOf('2027-01-31T01:00:00Z', 'month', 4))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(datesOf(endsOf('2028-01-31T01:00:00Z', 'month', 2))).toEqual(['2028-02-29', '2028-03-31']);
  });

  it('renews a year that started on a leap day on 28 February until the next leap year', () => {
    expect(datesOf(endsOf('2028-02-29T01:00:00Z', 'year', 4))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('uses the local date, which is a day ahead of UTC in the morning', () => {
    // 31 January, 8:30 am in Melbourne; still 30 January in UTC.
    const [end] = endsOf('2027-01-30T21:30:00Z', 'month', 1);
    expect(end).toEqual(new Date('2027-02-27T21:30:00Z'));
    const [perth] = endsOf('2027-01-31T16:30:00Z', 'month', 1, 'Australia/Perth');
    expect(perth).toEqual(new Date('2027-02-28T16:30:00Z'));
  });

  it('keeps the local time when daylight saving starts and ends', () => {
    // 10 am in Melbourne, before the clocks change on 5 April and 4 October 2026.
    expect(endsOf('2026-03-15T23:00:00Z', 'month', 1)).toEqual([new Date('2026-04-16T00:00:00Z')]);
    expect(endsOf('2026-09-16T00:00:00Z', 'month', 1)).toEqual([new Date('2026-10-15T23:00:00Z')]);
  });

  it('moves a time that does not exist forward for one period only', () => {
    // 2:30 am on 4 September; 4 October has no 2:30 am.
    const [october, november] = endsOf('2026-09-03T16:30:00Z', 'month', 2);
    expect([october, november]).toEqual([new Date('2026-10-03T16:30:00Z'), new Date('2026-11-03T15:30:00Z')]);
  });

  it('counts from a period end that does not follow from the start, as imported subscriptions have', () => {
    const billing = { anchor: new Date('2026-08-03T02:00:00Z'), billingPeriod: 'month' as const, timeZone: melbourne };
    expect(nextPeriodEnd(new Date('2026-12-20T02:00:00Z'), billing)).toEqual(new Date('2027-01-20T02:00:00Z'));
  });

  it('continues on the same day when the plan changes between month and year', () => {
    const anchor = new Date('2027-01-31T01:00:00Z');
    const february = nextPeriodEnd(anchor, { anchor, billingPeriod: 'month', timeZone: melbourne });
    const year = nextPeriodEnd(february, { anchor, billingPeriod: 'year', timeZone: melbourne });
    expect(datesOf([february, year])).toEqual(['2027-02-28', '2028-02-29']);
    expect(datesOf([nextPeriodEnd(year, { anchor, billingPeriod: 'month', timeZone: melbourne })])).toEqual([
      '2028-03-31',
    ]);
  });

  it('gives periods without gaps that keep the day, in every zone', () => {
    const zones = [
      'Australia/Perth',
      'Australia/Adelaide',
      'Australia/Brisbane',
      'Australia/Sydney',
      'Australia/Lord_Howe',
    ];
    const starts = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        starts,
        fc.constantFrom(...zones),
        fc.constantFrom('month' as const, 'year' as const),
        (anchor, timeZone, billingPeriod) => {
          const billing = { anchor, billingPeriod, timeZone };
          const day = Number(localDateIn(timeZone, anchor).slice(8));
          let start = anchor;
          for (let period = 0; period < 30; period += 1) {
            const end = nextPeriodEnd(start, billing);
            const days = (end.getTime() - start.getTime()) / 86_400_000;
            expect(days).toBeGreaterThan(billingPeriod === 'month' ? 27.9 : 364.9);
            expect(days).toBeLessThan(billingPeriod === 'month' ? 31.1 : 366.1);
            expect(monthsBetween(start, end, timeZone)).toBe(billingPeriod === 'month' ? 1 : 12);
            expect(periodStartBefore(end, billing)).toEqual(start);
            const [year, month, last] = localDateIn(timeZone, end).split('-').map(Number);
            const daysInMonth = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
            expect(last).toBe(Math.min(day, daysInMonth));
            start = end;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
