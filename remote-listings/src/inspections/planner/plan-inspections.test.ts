import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clashesWith, proposePlan, type Stop, scheduleVisits, toggleStop, type Visit } from './plan-inspections.ts';
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
  isBooked: false,
  ...changes,
});

describe('the travel time', () => {
  it('is the straight line at 30 km/h, plus 5 minutes', () => {
    expect(travelMinutes(richmond, richmond)).toBe(5);
    expect([15, 16]).toContain(travelMinutes(richmond, northcote));
    expect(travelMinutes(richmond, northcote)).toBe(travelMinutes(northcote, richmond));
  });

  it('is shorter for each kilometre outside of a city', () => {
    const torquay = { latitude: -38.33, longitude: 144.32 };
    expect(travelMinutes(richmond, torquay)).toBeGreaterThan(75);
    expect(travelMinutes(richmond, torquay)).toBeLessThan(115);
  });

  it('is 5 minutes when a position is unknown', () => {
    expect(travelMinutes(null, richmond)).toBe(5);
  });
});

/** Visits as `a 10:00–10:15`. */
const textOf = (visits: readonly Visit<Stop>[] | null) =>
  visits?.map(({ stop, arriveAt, leaveAt }) =>
    [stop.id, [arriveAt, leaveAt].map((at) => new Date(at).toISOString().slice(11, 16)).join('–')].join(' '),
  ) ?? null;

describe('the visits', () => {
  it('take 15 minutes anywhere inside an inspection, with time to drive', () => {
    const [a, b] = [stop('a', '10:00', '10:30'), stop('b', '10:00', '10:44', { location: northcote })];
    expect(textOf(scheduleVisits([a, stop('b', '10:05', '10:35')]))).toEqual(['a 10:00–10:15', 'b 10:20–10:35']);
    expect(scheduleVisits([a, stop('b', '10:04', '10:34')])).toBeNull();
    expect(scheduleVisits([a, b])).toBeNull();
    expect(textOf(scheduleVisits([a, { ...b, endAt: stop('b', '10:00', '10:46').endAt }]))?.[0]).toBe('a 10:00–10:15');
  });

  it('take all of an inspection that is shorter', () => {
    expect(textOf(scheduleVisits([stop('a', '10:00', '10:10')]))).toEqual(['a 10:00–10:10']);
    expect(scheduleVisits([stop('a', '10:00', '10:10'), stop('b', '10:00', '10:29')])).toBeNull();
  });

  it('are in the order that makes them possible', () => {
    const stops = [stop('long', '09:00', '12:00'), stop('late', '09:10', '09:25'), stop('b', '09:30', '09:45')];
    expect(textOf(scheduleVisits(stops))).toEqual(['late 09:10–09:25', 'b 09:30–09:45', 'long 09:50–10:05']);
  });

  it('of booked inspections are at their start', () => {
    const [a, b] = [stop('a', '10:00', '10:30'), stop('b', '10:00', '10:40', { isBooked: true })];
    expect(scheduleVisits([a, b])).toBeNull();
    expect(textOf(scheduleVisits([a, { ...b, isBooked: false }]))).toEqual(['a 10:00–10:15', 'b 10:20–10:35']);
    expect(textOf(scheduleVisits([{ ...a, endAt: b.endAt }, b]))).toEqual(['b 10:00–10:15', 'a 10:20–10:35']);
  });

  it('of one home clash at any time', () => {
    const twice = [stop('a', '10:00', '10:30'), stop('b', '15:00', '15:30', { listingId: 'listing a' })];
    expect(scheduleVisits(twice)).toBeNull();
  });
});

describe('the proposed plan', () => {
  const idsOf = (visits: readonly Visit<Stop>[]) => visits.map((visit) => visit.stop.id);

  it('takes those that can be left first', () => {
    const stops = [stop('a', '10:00', '10:30'), stop('b', '10:00', '10:20'), stop('c', '10:15', '10:30')];
    expect(idsOf(proposePlan(stops))).toEqual(['b']);
    expect(textOf(proposePlan([...stops, stop('d', '09:30', '11:30')]))).toEqual(['d 09:30–09:45', 'b 10:00–10:15']);
  });

  it('takes those that were booked, also instead of those that can be left first', () => {
    const stops = [stop('a', '09:30', '09:50'), stop('b', '09:40', '10:15', { isBooked: true })];
    expect(idsOf(proposePlan([...stops, stop('c', '10:30', '11:00')]))).toEqual(['b', 'c']);
  });

  const time = (minutes: number) => new Date(Date.UTC(2026, 10, 28) + minutes * 60_000).toISOString();
  const somewhere = fc.record({
    latitude: fc.double({ min: -37.9, max: -37.7, noNaN: true }),
    longitude: fc.double({ min: 144.9, max: 145.1, noNaN: true }),
  });
  const stopsWith = (location: fc.Arbitrary<Stop['location']>, maxLength: number) =>
    fc
      .array(
        fc.tuple(
          fc.integer({ min: 0, max: 240 }),
          fc.integer({ min: 5, max: 120 }),
          fc.integer({ min: 0, max: 9 }),
          location,
          fc.nat(9),
        ),
        { maxLength },
      )
      .map((samples) =>
        samples.map(
          ([from, minutes, home, place, booked], index): Stop => ({
            id: String(index),
            listingId: String(home),
            startAt: time(from),
            endAt: time(from + minutes),
            location: place,
            isBooked: booked === 0,
          }),
        ),
      );

  it('is possible: each visit is inside its inspection, after the drive from the one before', () => {
    fc.assert(
      fc.property(stopsWith(fc.option(somewhere), 12), (stops) => {
        const plan = proposePlan(stops);
        expect(new Set(plan.map((visit) => visit.stop.listingId)).size).toBe(plan.length);
        for (const [index, { stop: one, arriveAt, leaveAt }] of plan.entries()) {
          const [startAt, endAt] = [Date.parse(one.startAt), Date.parse(one.endAt)];
          expect(leaveAt - arriveAt).toBe(Math.min(15 * 60_000, endAt - startAt));
          expect(arriveAt).toBeGreaterThanOrEqual(startAt);
          expect(leaveAt).toBeLessThanOrEqual(endAt);
          if (one.isBooked) expect(arriveAt).toBe(startAt);
          const before = plan[index - 1];
          const drive = before ? travelMinutes(before.stop.location, one.location) * 60_000 : 0;
          if (before) expect(arriveAt).toBeGreaterThanOrEqual(before.leaveAt + drive);
        }
      }),
    );
  });

  it('leaves out only what clashes', () => {
    fc.assert(
      fc.property(stopsWith(somewhere, 10), (stops) => {
        const chosen = proposePlan(stops).map((visit) => visit.stop);
        for (const one of stops) expect(chosen.includes(one)).toBe(clashesWith(one, chosen).length === 0);
      }),
    );
  });

  it('finds an order whenever one exists', () => {
    const orders = (stops: readonly Stop[]): Stop[][] =>
      stops.length === 0
        ? [[]]
        : stops.flatMap((first) => orders(stops.filter((one) => one !== first)).map((rest) => [first, ...rest]));
    const isPossible = (order: readonly Stop[]) => {
      let [free, place]: [number, Stop | null] = [0, null];
      return order.every((one) => {
        const [startAt, endAt] = [Date.parse(one.startAt), Date.parse(one.endAt)];
        const drive = place ? travelMinutes(place.location, one.location) * 60_000 : 0;
        const arriveAt = Math.max(startAt, free + drive);
        [free, place] = [arriveAt + Math.min(15 * 60_000, endAt - startAt), one];
        return free <= endAt && (!one.isBooked || arriveAt === startAt);
      });
    };
    fc.assert(
      fc.property(stopsWith(somewhere, 5), (stops) => {
        const homes = new Set(stops.map(({ listingId }) => listingId));
        const expected = homes.size === stops.length && orders(stops).some(isPossible);
        expect(scheduleVisits(stops) !== null).toBe(expected);
      }),
    );
  });
});

describe('choosing', () => {
  const stops = [stop('a', '10:00', '10:20'), stop('b', '10:00', '10:30'), stop('c', '12:00', '12:30')];

  it('an inspection replaces those with which it clashes', () => {
    expect(toggleStop(stops, ['a', 'c'], 'b')).toEqual(['c', 'b']);
  });

  it('it again removes it', () => {
    expect(toggleStop(stops, ['a', 'c'], 'c')).toEqual(['a']);
  });
});
