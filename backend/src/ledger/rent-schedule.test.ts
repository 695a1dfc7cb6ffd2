import { describe, expect, it } from '@jest/globals';
import { addDays } from 'shared-contract/date/local-date';
import { rentCharged, rentPeriods } from './rent-schedule.ts';

const from = '2026-10-03';
const terms = { startDate: from, endDate: null, rents: [{ fromDate: from, rentCents: 45_000 }] };

describe('rent schedule', () => {
  it('charges a week on each seventh day from the start, until a date', () => {
    expect(rentPeriods(terms, '2026-10-02')).toEqual([]);
    expect(rentPeriods(terms, '2026-10-10')).toEqual([
      { from: '2026-10-03', to: '2026-10-09', cents: 45_000 },
      { from: '2026-10-10', to: '2026-10-16', cents: 45_000 },
    ]);
  });

  it('charges the days that remain before the end by the day', () => {
    const periods = rentPeriods({ ...terms, endDate: '2026-10-12' }, '2030-01-01');
    expect(periods).toEqual([
      { from: '2026-10-03', to: '2026-10-09', cents: 45_000 },
      { from: '2026-10-10', to: '2026-10-12', cents: 19_286 },
    ]);
    expect(rentPeriods({ ...terms, endDate: '2026-10-09' }, '2030-01-01')).toHaveLength(1);
    expect(rentPeriods({ ...terms, endDate: '2026-10-02' }, '2030-01-01')).toEqual([]);
  });

  it('charges a week in which the rent changes by the day, and the weeks after it the new rent', () => {
    const rents = [...terms.rents, { fromDate: '2026-10-13', rentCents: 52_000 }];
    expect(rentPeriods({ ...terms, rents }, '2026-10-17').map(({ cents }) => cents)).toEqual([
      45_000,
      Math.round((3 * 45_000 + 4 * 52_000) / 7),
      52_000,
    ]);
    const onWeek = [...terms.rents, { fromDate: '2026-10-10', rentCents: 52_000 }];
    expect(rentPeriods({ ...terms, rents: onWeek }, '2026-10-10').map(({ cents }) => cents)).toEqual([45_000, 52_000]);
  });

  it('has weeks across leap days and changes of daylight saving', () => {
    const leap = { startDate: '2028-02-24', endDate: null, rents: [{ fromDate: '2028-02-24', rentCents: 100 }] };
    expect(rentPeriods(leap, '2028-02-24')).toEqual([{ from: '2028-02-24', to: '2028-03-01', cents: 100 }]);
    expect(rentPeriods(terms, '2026-10-04')).toHaveLength(1);
  });

  it('adds up to the periods, also over ten years', () => {
    const rents = [...terms.rents, { fromDate: '2031-05-05', rentCents: 61_500 }];
    const long = { ...terms, endDate: '2036-10-09', rents };
    for (const until of ['2026-10-03', '2031-05-04', '2031-05-11', '2036-10-08', '2040-01-01']) {
      const sum = rentPeriods(long, until).reduce((total, { cents }) => total + cents, 0);
      expect(rentCharged(long, until)).toBe(sum);
    }
    expect(rentPeriods(long, '2040-01-01').at(-1)).toMatchObject({ to: '2036-10-09' });
  });

  it('rejects a missing rent and one that is not a positive whole number of cents', () => {
    const withRents = (...cents: number[]) => ({
      ...terms,
      rents: cents.map((rentCents) => ({ fromDate: from, rentCents })),
    });
    for (const wrong of [withRents(), withRents(0), withRents(450.5)]) {
      expect(() => rentCharged(wrong, addDays(from, 3))).toThrow(RangeError);
    }
  });
});
