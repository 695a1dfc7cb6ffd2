import { describe, expect, it } from '@jest/globals';
import { tenancyStatus } from './tenancy-status.ts';

const fixed = { startDate: '2026-02-01', endDate: '2027-01-31' };

describe('tenancy status by dates', () => {
  it('is upcoming until the start date', () => {
    expect(tenancyStatus(fixed, '2026-01-31')).toBe('upcoming');
    expect(tenancyStatus(fixed, '2026-02-01')).toBe('active');
  });

  it('is ending for the last 90 days, the end date included', () => {
    expect(tenancyStatus(fixed, '2026-11-01')).toBe('active');
    expect(tenancyStatus(fixed, '2026-11-02')).toBe('ending');
    expect(tenancyStatus(fixed, '2027-01-31')).toBe('ending');
  });

  it('is ended from the day after the end date', () => {
    expect(tenancyStatus(fixed, '2027-02-01')).toBe('ended');
  });

  it('never ends for a periodic tenancy', () => {
    expect(tenancyStatus({ startDate: '2019-02-01', endDate: null }, '2026-11-21')).toBe('active');
  });
});
