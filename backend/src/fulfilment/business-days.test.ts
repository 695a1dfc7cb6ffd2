import { describe, expect, it } from '@jest/globals';
import { addBusinessDays } from './business-days.ts';

describe('business days', () => {
  it('skip weekends', async () => {
    expect(await addBusinessDays('2026-11-19', 1, 'VIC')).toBe('2026-11-20');
    expect(await addBusinessDays('2026-11-20', 1, 'VIC')).toBe('2026-11-23');
    expect(await addBusinessDays('2026-11-20', 6, 'VIC')).toBe('2026-11-30');
  });

  it('skip Christmas, Boxing Day on the following Monday, and New Year', async () => {
    expect(await addBusinessDays('2026-12-24', 1, 'VIC')).toBe('2026-12-29');
    expect(await addBusinessDays('2026-12-31', 1, 'QLD')).toBe('2027-01-04');
  });

  it('skip the public holidays of the state only', async () => {
    // The Melbourne Cup.
    expect(await addBusinessDays('2026-11-02', 1, 'VIC')).toBe('2026-11-04');
    expect(await addBusinessDays('2026-11-02', 1, 'NSW')).toBe('2026-11-03');
    // Western Australia Day.
    expect(await addBusinessDays('2026-05-29', 1, 'WA')).toBe('2026-06-02');
    expect(await addBusinessDays('2026-05-29', 1, 'SA')).toBe('2026-06-01');
  });
});
