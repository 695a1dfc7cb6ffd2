import { describe, expect, it } from '@jest/globals';
import { instantIn } from 'shared-contract/date/instant-in';
import { comingSaturdays, nextDaylightSavingStart } from './local-dates.ts';

describe('local dates', () => {
  it('uses the offset of the time zone on that day', () => {
    expect(instantIn('Australia/Sydney', '2026-11-28', 600).toISOString()).toBe('2026-11-27T23:00:00.000Z');
    expect(instantIn('Australia/Brisbane', '2026-11-28', 600).toISOString()).toBe('2026-11-28T00:00:00.000Z');
    expect(instantIn('Australia/Darwin', '2026-11-28', 600).toISOString()).toBe('2026-11-28T00:30:00.000Z');
    expect(instantIn('Australia/Lord_Howe', '2026-07-04', 600).toISOString()).toBe('2026-07-03T23:30:00.000Z');
  });

  it('handles the start of daylight saving', () => {
    expect(instantIn('Australia/Sydney', '2027-10-03', 60).toISOString()).toBe('2027-10-02T15:00:00.000Z');
    expect(instantIn('Australia/Sydney', '2027-10-03', 600).toISOString()).toBe('2027-10-02T23:00:00.000Z');
    expect(nextDaylightSavingStart(new Date('2026-11-21T00:00:00Z'))).toBe('2027-10-03');
  });

  it('counts Saturdays from tomorrow in the local calendar', () => {
    expect(comingSaturdays('Australia/Melbourne', new Date('2026-11-20T01:00:00Z'), 2)).toEqual([
      '2026-11-21',
      '2026-11-28',
    ]);
    // It is Friday evening in Perth and already Saturday in Melbourne.
    const friday = new Date('2026-11-20T14:00:00Z');
    expect(comingSaturdays('Australia/Perth', friday, 1)).toEqual(['2026-11-21']);
    expect(comingSaturdays('Australia/Melbourne', friday, 1)).toEqual(['2026-11-28']);
  });
});
