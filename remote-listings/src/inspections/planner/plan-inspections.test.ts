import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clash, clashesWith, proposePlan, type Stop, toggleStop } from './plan-inspections.ts';
import { travelMinutes } from './travel-minutes.ts';

const richmond = { latitude: -37.82, longitude: 145 };
/** 5 km north of Richmond. */
const northcote = { latitude: -37.82 + 5 / 111.195, longitude: 145 };

/** A stop in Richmond on one day, from and to such as `10:00`. */
const stop = (id: string, from: string, to: string, changes: Partial<Stop> = {}): Stop => ({
  id,
  listingId: `listing ${id}`,
  startAt: `2026-11-28T${from}:00.000Z`,
  endAt: `2026-11-28T${to}:00.000Z`,
  location: richmond,
  ...changes,
});

describe('the travel time', () => {
  it('is the straight line at 30 km/h, plus 5 minutes', () => {
    expect(travelMinutes(richmond, richmond)).toBe(5);
    expect([15, 16]).toContain(travelMinutes(richmond, northcote));
    expect(travelMinutes(richmond, northcote)).toBe(travelMinutes(northcote, richmond));
  });

  it('is 5 minutes when a position is unknown', () => {
    expect(travelMinutes(null, richmond)).toBe(5);
  });
});

describe('two inspections', () => {
  it('clash when there is too little time to drive', () => {
    const first = stop('a', '10:00', '10:30');
    expect(clash(first, stop('b', '10:34', '11:00'))).toBe(true);
    expect(clash(first, stop('b', '10:35', '11:00'))).toBe(false);
    expect(clash(first, stop('b', '10:40', '11:00', { location: northcote }))).toBe(true);
    expect(clash(stop('b', '10:50', '11:10', { location: northcote }), first)).toBe(false);
  });

  it('of one home clash at any time', () => {
    const twice = [stop('a', '10:00', '10:30'), stop('b', '15:00', '15:30', { listingId: 'listing a' })] as const;
    expect(clash(...twice)).toBe(true);
  });
});

describe('the proposed plan', () => {
  it('takes those that end first', () => {
    const long = stop('long', '09:00', '12:00');
    const stops = [long, stop('a', '09:30', '10:00'), stop('b', '10:30', '11:00'), stop('c', '10:50', '11:20')];
    expect(proposePlan(stops)).toEqual(['a', 'b']);
  });

  it('takes those that were booked, also instead of those that end first', () => {
    const stops = [stop('a', '09:30', '10:00'), stop('b', '09:45', '10:15'), stop('c', '10:30', '11:00')];
    expect(proposePlan(stops, ['b'])).toEqual(['b', 'c']);
  });

  it('never contains a clash, and leaves out only what clashes', () => {
    const time = (minutes: number) => new Date(Date.UTC(2026, 10, 28) + minutes * 60_000).toISOString();
    const anyStop = fc.tuple(
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 10, max: 120 }),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom(richmond, northcote, null),
    );
    fc.assert(
      fc.property(fc.array(anyStop, { maxLength: 12 }), (samples) => {
        const stops = samples.map(([from, minutes, home, location], index) => ({
          id: String(index),
          listingId: String(home),
          startAt: time(from),
          endAt: time(from + minutes),
          location,
        }));
        const plan = proposePlan(stops);
        const chosen = stops.filter(({ id }) => plan.includes(id));
        for (const one of chosen) expect(clashesWith(one, chosen)).toEqual([]);
        for (const one of stops) expect(plan.includes(one.id) || clashesWith(one, chosen).length > 0).toBe(true);
      }),
    );
  });
});

describe('choosing', () => {
  const stops = [stop('a', '10:00', '10:30'), stop('b', '10:15', '10:45'), stop('c', '12:00', '12:30')];

  it('an inspection replaces those with which it clashes', () => {
    expect(toggleStop(stops, ['a', 'c'], 'b')).toEqual(['c', 'b']);
  });

  it('it again removes it', () => {
    expect(toggleStop(stops, ['a', 'c'], 'c')).toEqual(['a']);
  });
});
