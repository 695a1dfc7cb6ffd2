import type { MapPoint } from 'shared-contract/place/map-point';
import { travelMinutes } from './travel-minutes.ts';

/** An inspection as the plan needs it. */
export type Stop = {
  id: string;
  listingId: string;
  startAt: string;
  endAt: string;
  location: MapPoint | null;
};

const minute = 60_000;

/** Returns the stops by time. */
export const byTime = <S extends Stop>(stops: readonly S[]): S[] =>
  [...stops].sort((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));

/**
 * True when a visitor cannot see both: there is too little time to drive from the end of one to the start of the other.
 * Two inspections of one home clash too, because one visit is enough.
 */
export function clash(one: Stop, other: Stop): boolean {
  if (one.listingId === other.listingId) return true;
  const [first, second] = one.startAt <= other.startAt ? [one, other] : [other, one];
  const arrival = Date.parse(first.endAt) + travelMinutes(first.location, second.location) * minute;
  return arrival > Date.parse(second.startAt);
}

/**
 * Proposes stops of which none clash: first those that the visitor has booked. Taking the one that ends first leaves
 * the most time for the others, so it usually finds the largest number of them.
 */
export function proposePlan(stops: readonly Stop[], booked: readonly string[] = []): string[] {
  const chosen: Stop[] = [];
  const rank = ({ id }: Stop) => (booked.includes(id) ? 0 : 1);
  const byEnd = [...stops].sort(
    (a, b) => rank(a) - rank(b) || a.endAt.localeCompare(b.endAt) || a.startAt.localeCompare(b.startAt),
  );
  for (const stop of byEnd) if (!chosen.some((one) => clash(one, stop))) chosen.push(stop);
  return chosen.map(({ id }) => id);
}

/** Returns the chosen stops with which a stop clashes. */
export const clashesWith = <S extends Stop>(stop: Stop, chosen: readonly S[]): S[] =>
  chosen.filter((one) => one.id !== stop.id && clash(one, stop));

/** Adds a stop to the plan, instead of those with which it clashes, or removes it. */
export function toggleStop(stops: readonly Stop[], chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const added = stops.find((stop) => stop.id === id);
  if (!added) return [...chosen];
  const replaced = new Set(
    clashesWith(
      added,
      stops.filter((stop) => chosen.includes(stop.id)),
    ).map((one) => one.id),
  );
  return [...chosen.filter((one) => !replaced.has(one)), id];
}
