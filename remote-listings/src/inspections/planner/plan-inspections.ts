import type { MapPoint } from 'shared-contract/place/map-point';
import { travelMinutes } from './travel-minutes.ts';

/** An inspection as the plan needs it. */
export type Stop = {
  id: string;
  listingId: string;
  startAt: string;
  endAt: string;
  location: MapPoint | null;
  /** True when the visitor has booked it, and is expected at its start. */
  isBooked: boolean;
};

/** When the visitor is at an inspection, in milliseconds. */
export type Visit<S extends Stop> = { stop: S; arriveAt: number; leaveAt: number };

const minute = 60_000;
/** The search for an order gives up after this many dead ends, because long inspections have too many orders. */
const maxDeadEnds = 300;
/** Buyers rarely stay for a whole inspection. */
export const visitMinutes = 15;

/** Returns the stops by time. */
export const byTime = <S extends Stop>(stops: readonly S[]): S[] =>
  [...stops].sort((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));

/**
 * Returns visits of all the stops, each inside its inspection, with time to drive from one to the next. Null when no
 * order makes that possible, and for two inspections of one home, because one visit is enough.
 */
export function scheduleVisits<S extends Stop>(stops: readonly S[]): Visit<S>[] | null {
  if (new Set(stops.map(({ listingId }) => listingId)).size < stops.length) return null;
  return visitAll(null, stops, new Map());
}

/** Tries the orders. `failed` has the earliest time at which the rest turned out to be impossible. */
function visitAll<S extends Stop>(
  before: Visit<S> | null,
  rest: readonly S[],
  failed: Map<string, number>,
): Visit<S>[] | null {
  if (rest.length === 0) return [];
  const key = [before?.stop, ...rest].map((stop) => stop?.id).join();
  const now = before?.leaveAt ?? 0;
  if (failed.size > maxDeadEnds || now >= (failed.get(key) ?? Number.POSITIVE_INFINITY)) return null;
  const next = rest.flatMap((stop) => visitAfter(before, stop) ?? []);
  // A stop that the visitor cannot reach in time now cannot be reached after another stop either.
  if (next.length === rest.length) {
    for (const visit of next.sort((a, b) => a.leaveAt - b.leaveAt || a.stop.endAt.localeCompare(b.stop.endAt))) {
      const others = rest.filter((stop) => stop !== visit.stop);
      const later = visitAll(visit, others, failed);
      if (later) return [visit, ...later];
    }
  }
  failed.set(key, now);
  return null;
}

/** Returns the earliest visit after another one, or null when the visitor would come too late. */
function visitAfter<S extends Stop>(before: Visit<S> | null, stop: S): Visit<S> | null {
  const [startAt, endAt] = [Date.parse(stop.startAt), Date.parse(stop.endAt)];
  const length = Math.min(visitMinutes * minute, endAt - startAt);
  const possibleAt = before ? before.leaveAt + travelMinutes(before.stop.location, stop.location) * minute : startAt;
  const arriveAt = Math.max(startAt, possibleAt);
  return arriveAt <= (stop.isBooked ? startAt : endAt - length) ? { stop, arriveAt, leaveAt: arriveAt + length } : null;
}

/**
 * Proposes a plan without clashes: first the booked inspections, then those that can be left first. This leaves the
 * most time for the others, so it usually finds the largest number of them.
 */
export function proposePlan<S extends Stop>(stops: readonly S[]): Visit<S>[] {
  return addThatFit([], stops);
}

function addThatFit<S extends Stop>(first: readonly S[], others: readonly S[]): Visit<S>[] {
  const leaveAt = (stop: S) => visitAfter(null, stop)?.leaveAt ?? 0;
  const ranked = [...others].sort(
    (a, b) => Number(b.isBooked) - Number(a.isBooked) || leaveAt(a) - leaveAt(b) || a.endAt.localeCompare(b.endAt),
  );
  let plan = scheduleVisits(first) ?? [];
  for (const stop of ranked) plan = scheduleVisits([...plan.map((visit) => visit.stop), stop]) ?? plan;
  return plan;
}

/** Returns the chosen stops that do not fit into a plan with this one. */
export function clashesWith<S extends Stop>(stop: S, chosen: readonly S[]): S[] {
  const others = chosen.filter((one) => one.id !== stop.id);
  const fitting = addThatFit([stop], others).map((visit) => visit.stop);
  return others.filter((one) => !fitting.includes(one));
}

/** Adds a stop to the plan, instead of those with which it clashes, or removes it. */
export function toggleStop(stops: readonly Stop[], chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const added = stops.find((stop) => stop.id === id);
  if (!added) return [...chosen];
  const clashes = clashesWith(
    added,
    stops.filter((stop) => chosen.includes(stop.id)),
  ).map((stop) => stop.id);
  return [...chosen.filter((one) => !clashes.includes(one)), id];
}
