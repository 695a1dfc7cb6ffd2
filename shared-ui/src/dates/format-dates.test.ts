import { describe, expect, it } from '@jest/globals';
import { formatInstant, formatLocalDate, zoneNameAt } from './format-dates.ts';

/** Node and browsers differ in the kinds of spaces they put before am and pm. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

describe('dates', () => {
  it('(b.74) stays right over the hour that comes twice and the hour that never comes', () => {
    const at = (instant: string) =>
      `${plain(formatInstant(instant, 'time', 'Australia/Sydney'))} ${zoneNameAt(instant, 'Australia/Sydney')}`;
    // The clocks go back on the first Sunday of April at 3 am, and forward on the first Sunday of October at 2 am.
    expect(['2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'].map(at)).toEqual(['2:30 am AEDT', '2:30 am AEST']);
    expect(['2026-10-03T15:59:00Z', '2026-10-03T16:00:00Z'].map(at)).toEqual(['1:59 am AEST', '3:00 am AEDT']);
  });

  it('(b.74) never moves a calendar date, leap day included', () => {
    expect(formatLocalDate('2028-02-29')).toBe('29 Feb 2028');
    expect(formatLocalDate('2026-01-01')).toBe('1 Jan 2026');
  });

  it("(b.74) shows an instant on the property's own clocks, daylight saving included", () => {
    const saturdayMorning = '2026-11-27T23:00:00Z';
    expect(plain(formatInstant(saturdayMorning, 'time', 'Australia/Sydney'))).toBe('10:00 am');
    expect(plain(formatInstant(saturdayMorning, 'time', 'Australia/Brisbane'))).toBe('9:00 am');
    expect(formatInstant(saturdayMorning, 'day', 'Australia/Perth')).toMatch(/^Sat,? 28 Nov$/);
    expect(formatInstant('2026-11-27T12:00:00Z', 'day', 'Australia/Perth')).toMatch(/^Fri,? 27 Nov$/);
  });

  it('names the clocks', () => {
    expect(zoneNameAt('2026-11-27T23:00:00Z', 'Australia/Melbourne')).toBe('AEDT');
    expect(zoneNameAt('2026-07-01T00:00:00Z', 'Australia/Melbourne')).toBe('AEST');
  });
});
