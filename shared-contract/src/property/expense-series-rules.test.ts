import { describe, expect, it } from '@jest/globals';
import type { ExpenseFrequency } from './expense-series.ts';
import { seriesDateAfter, seriesDatesUntil, seriesViolations } from './expense-series-rules.ts';

const datesOf = (startsOn: string, frequency: ExpenseFrequency, until: string) =>
  seriesDatesUntil({ startsOn, frequency, endsOn: null }, until);

describe('a recurring expense', () => {
  it('returns to the last day of the month after a shorter month', () => {
    expect(datesOf('2027-01-31', 'monthly', '2027-05-31')).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(datesOf('2027-11-30', 'quarterly', '2028-06-01')).toEqual(['2028-02-29', '2028-05-30']);
    expect(datesOf('2024-02-29', 'yearly', '2028-03-01')).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('counts weeks across the start of daylight saving', () => {
    expect(datesOf('2026-09-27', 'weekly', '2026-10-11')).toEqual(['2026-10-04', '2026-10-11']);
    expect(datesOf('2026-09-27', 'fortnightly', '2026-10-24')).toEqual(['2026-10-11']);
  });

  it('has its last expense on the last day or before', () => {
    const series = { startsOn: '2026-01-31', frequency: 'monthly' as const, endsOn: '2026-03-31' };
    expect(seriesDateAfter(series, '2026-02-28')).toBe('2026-03-31');
    expect(seriesDateAfter(series, '2026-03-31')).toBeNull();
    expect(seriesDateAfter({ ...series, endsOn: '2026-03-30' }, '2026-02-28')).toBeNull();
  });

  it('is no capital item, no old expense, and ends after its first payment', () => {
    const paidOn = '2026-11-23';
    const pathsOf = (fields: object, endsOn: string | null) =>
      seriesViolations({ paidOn, capital: null, ...fields }, { frequency: 'monthly', endsOn }, paidOn).map(
        ({ propertyPath }) => propertyPath,
      );
    expect([pathsOf({}, null), pathsOf({}, '2026-11-24'), pathsOf({ paidOn: '2024-11-23' }, null)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(pathsOf({}, paidOn)).toEqual(['endsOn']);
    expect(pathsOf({ paidOn: '2024-11-22' }, null)).toEqual(['frequency']);
    expect(pathsOf({ capital: { acquiredOn: paidOn, cost: '10.00' } }, null)).toEqual(['frequency']);
  });
});
