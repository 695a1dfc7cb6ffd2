import { describe, expect, it } from '@jest/globals';
import { atDaytime, daytimeMinutes } from './daytime.ts';

const text = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Australia/Melbourne' });

describe('daytime', () => {
  it('counts no minutes at night', () => {
    const evening = daytimeMinutes(new Date('2026-11-20T09:00:00Z'));
    expect(text(atDaytime(evening))).toBe('2026-11-20 20:00:00');
    expect(daytimeMinutes(new Date('2026-11-20T17:00:00Z'))).toBe(evening);
    expect(text(atDaytime(evening + 90))).toBe('2026-11-21 10:30:00');
  });

  it('is never after the instant that it was counted from', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const at = new Date(Date.parse('2026-10-03T12:00:00Z') + hour * 3_600_000);
      expect(atDaytime(daytimeMinutes(at)).getTime()).toBeLessThanOrEqual(at.getTime());
    }
  });
});
