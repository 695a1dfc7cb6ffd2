import { describe, expect, it } from '@jest/globals';
import { openViolations } from './open-rules.ts';

const inMelbourne = { timeZone: 'Australia/Melbourne', others: [], notBefore: new Date('2026-11-20T00:00:00Z') };
/** Saturday 28 November 2026; Melbourne is eleven hours ahead. */
const at = (utc: string) => new Date(`2026-11-${utc}Z`);
const messages = (start: string, end: string, where: Partial<Parameters<typeof openViolations>[1]> = {}) =>
  openViolations({ startAt: at(start), endAt: at(end) }, { ...inMelbourne, ...where }).map(({ message }) => message);

describe('V19 open homes', () => {
  it('takes half an hour on Saturday morning', () => {
    expect(messages('27T23:00:00', '27T23:30:00')).toEqual([]);
  });

  it('requires the end after the start, and 10 to 120 minutes', () => {
    expect(messages('27T23:00:00', '27T23:00:00')).toEqual(['Choose an end time after the start.']);
    expect(messages('27T23:00:00', '27T23:09:00')).toEqual([expect.stringContaining('10 to 120')]);
    expect(messages('27T23:00:00', '27T23:10:00')).toEqual([]);
    expect(messages('27T23:00:00', '28T01:00:00')).toEqual([]);
    expect(messages('27T23:00:00', '28T01:01:00')).toEqual([expect.stringContaining('10 to 120')]);
  });

  it('V19: must be between 7 am and 8 pm local time of the property', () => {
    expect(messages('27T20:00:00', '27T20:30:00')).toEqual([]);
    expect(messages('27T19:59:00', '27T20:30:00')).toEqual([expect.stringContaining('7 am and 8 pm')]);
    expect(messages('28T08:30:00', '28T09:00:00')).toEqual([]);
    expect(messages('28T08:30:00', '28T09:01:00')).toEqual([expect.stringContaining('7 am and 8 pm')]);
    expect(messages('27T20:00:00', '27T20:30:00', { timeZone: 'Australia/Perth' })).toEqual([
      expect.stringContaining('7 am and 8 pm'),
    ]);
  });

  it('V19: must be in the future when new, and may be past when it exists', () => {
    expect(messages('19T23:00:00', '19T23:30:00')).toEqual([expect.stringContaining('future')]);
    expect(messages('19T23:00:00', '19T23:30:00', { notBefore: null })).toEqual([]);
  });

  it('overlaps no other of the listing, but may follow at once', () => {
    const others = [{ startAt: at('27T23:00:00'), endAt: at('27T23:30:00') }];
    expect(messages('27T23:29:00', '28T00:00:00', { others })).toEqual([expect.stringContaining('clashes')]);
    expect(messages('27T23:30:00', '28T00:00:00', { others })).toEqual([]);
    expect(messages('27T22:30:00', '27T23:00:00', { others })).toEqual([]);
  });
});
