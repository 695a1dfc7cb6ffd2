import { describe, expect, it } from '@jest/globals';
import {
  chooseFinancialYear,
  financialYearDates,
  financialYearLabel,
  financialYearMonths,
  financialYearOf,
  financialYears,
} from './financial-year.ts';

describe('V30 financial year', () => {
  it('begins on 1 July', () => {
    expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'].map(financialYearOf)).toEqual([
      2025, 2026, 2026, 2026,
    ]);
    expect(financialYearDates(2026)).toEqual({ from: '2026-07-01', to: '2027-06-30' });
    expect(financialYearLabel(2026)).toBe('1st Jul 2026 - 30th Jun 2027');
  });

  it('is offered from its 1 July, back to the year of the first entry', () => {
    expect(financialYears('2024-06-30', '2026-06-30')).toEqual([2025, 2024, 2023]);
    expect(financialYears('2024-06-30', '2026-07-01')).toEqual([2026, 2025, 2024, 2023]);
    expect(financialYears(null, '2026-07-01')).toEqual([2026]);
  });

  it('is the requested one when it is offered, else the current one', () => {
    const years = [2026, 2025];
    expect(chooseFinancialYear(2025, '2026-06-30', '2026-07-01')).toEqual({ financialYear: 2025, years });
    expect(chooseFinancialYear(2027, '2026-06-30', '2026-07-01')).toEqual({ financialYear: 2026, years });
    expect(chooseFinancialYear(undefined, '2026-06-30', '2026-07-01')).toEqual({ financialYear: 2026, years });
  });

  it('has twelve months from July to June', () => {
    const months = financialYearMonths(2026);
    expect([months.length, months[0], months[5], months[6], months[11]]).toEqual([
      12,
      '2026-07',
      '2026-12',
      '2027-01',
      '2027-06',
    ]);
  });
});
