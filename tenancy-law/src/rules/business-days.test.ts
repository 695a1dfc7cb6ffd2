import { describe, expect, it } from '@jest/globals';
import { addBusinessDays } from './business-days.ts';

describe('business days', () => {
  it('skip weekends', () => {
    expect(addBusinessDays('VIC', '2026-11-19', 1)).toBe('2026-11-20');
    expect(addBusinessDays('VIC', '2026-11-20', 1)).toBe('2026-11-23');
    expect(addBusinessDays('VIC', '2026-11-20', 6)).toBe('2026-11-30');
  });

  it('skip Christmas, Boxing Day on the following Monday, and New Year', () => {
    expect(addBusinessDays('VIC', '2026-12-24', 1)).toBe('2026-12-29');
    expect(addBusinessDays('QLD', '2026-12-31', 1)).toBe('2027-01-04');
  });

  it('skip the public holidays of the state only', () => {
    // The Melbourne Cup.
    expect(addBusinessDays('VIC', '2026-11-02', 1)).toBe('2026-11-04');
    expect(addBusinessDays('NSW', '2026-11-02', 1)).toBe('2026-11-03');
    // Western Australia Day.
    expect(addBusinessDays('WA', '2026-05-29', 1)).toBe('2026-06-02');
    expect(addBusinessDays('SA', '2026-05-29', 1)).toBe('2026-06-01');
  });
});
