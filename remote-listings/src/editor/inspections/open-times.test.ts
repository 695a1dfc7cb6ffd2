import { describe, expect, it } from '@jest/globals';
import { findClashes, toSpans, wallClock } from './open-times.ts';

const sydney = 'Australia/Sydney';
const starts = (typed: Parameters<typeof toSpans>[0], zone: string) =>
  toSpans(typed, zone).map(({ startAt }) => startAt.toISOString());

describe('V19: entered inspections', () => {
  it('V19: keeps the local time each week across daylight saving changes', () => {
    const weekly = { date: '2027-09-26', start: '10:00', minutes: 30, weeks: 2 };
    expect(starts(weekly, sydney)).toEqual(['2027-09-26T00:00:00.000Z', '2027-10-02T23:00:00.000Z']);
    expect(starts(weekly, 'Australia/Brisbane')).toEqual(['2027-09-26T00:00:00.000Z', '2027-10-03T00:00:00.000Z']);
    expect(wallClock(new Date('2027-10-02T23:00:00Z'), sydney)).toEqual({ date: '2027-10-03', time: '10:00' });
  });

  it('V19: accepts a year while it is being typed, and skips dates after 9999', () => {
    const [year2] = toSpans({ date: '0002-12-05', start: '10:00', minutes: 30, weeks: 1 }, 'Australia/Brisbane');
    expect(year2?.startAt.getUTCFullYear()).toBe(2);
    expect(toSpans({ date: '9999-12-25', start: '23:30', minutes: 60, weeks: 3 }, sydney)).toHaveLength(1);
    const [last] = toSpans({ date: '9999-12-31', start: '23:30', minutes: 60, weeks: 1 }, sydney);
    expect(last?.startAt.toISOString()).toBe('9999-12-31T12:30:00.000Z');
  });

  it('returns nothing while the date or time is missing', () => {
    expect(toSpans({ date: '', start: '10:00', minutes: 30, weeks: 1 }, sydney)).toEqual([]);
    expect(toSpans({ date: '2027-01-02', start: '', minutes: 30, weeks: 1 }, sydney)).toEqual([]);
  });

  it('V19: finds conflicts with scheduled inspections week by week', () => {
    const spans = toSpans({ date: '2027-01-02', start: '10:00', minutes: 30, weeks: 2 }, sydney);
    const opens = [{ startAt: '2027-01-08T23:15:00.000Z', endAt: '2027-01-08T23:45:00.000Z' }];
    const clashes = findClashes(spans, { timeZone: sydney, opens, now: new Date('2026-12-01T00:00:00Z') });
    expect(clashes.map(({ messages }) => messages.length)).toEqual([0, 1]);
  });
});
