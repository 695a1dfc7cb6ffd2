import type { Violation } from '../wire/problem.ts';
import type { AustralianState } from './suburb.ts';

export type Place = { suburb: string; state: AustralianState; postcode: string };
type Range = readonly [from: number, to: number];

/**
 * The postcodes of street addresses by state (V9). Post boxes and large-volume receivers have the ranges further below.
 */
const streetRanges: Record<AustralianState, readonly Range[]> = {
  NSW: [
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [2600, 2618],
    [2900, 2920],
  ],
  VIC: [[3000, 3999]],
  QLD: [[4000, 4999]],
  SA: [[5000, 5799]],
  WA: [[6000, 6797]],
  TAS: [[7000, 7799]],
  NT: [[800, 899]],
};

const postBoxRanges: Record<AustralianState, readonly Range[]> = {
  NSW: [[1000, 1999]],
  ACT: [[200, 299]],
  VIC: [[8000, 8999]],
  QLD: [[9000, 9999]],
  SA: [[5800, 5999]],
  WA: [[6800, 6999]],
  TAS: [[7800, 7999]],
  NT: [[900, 999]],
};

/**
 * Checks suburb, state and postcode (V9). `known` are all suburbs with this name in our list, in all states. A
 * combination that the list contains is valid, even if most places with the postcode are in another state (such as
 * 0872). A suburb that the list contains must have one of its listed postcodes.
 */
export function placeViolations({ suburb, state, postcode }: Place, known: readonly Place[]): Violation[] {
  if (known.some((row) => row.state === state && row.postcode === postcode)) return [];
  if (within(postcode, postBoxRanges[state])) {
    const message = `${postcode} is a post box postcode. Enter the postcode of the street.`;
    return [{ propertyPath: 'address.postcode', message, code: 'post-box' }];
  }
  if (!within(postcode, streetRanges[state])) {
    const message = `${postcode} isn’t a postcode in ${state}.`;
    return [{ propertyPath: 'address.postcode', message, code: 'postcode-state' }];
  }
  const inState = known.filter((row) => row.state === state);
  if (inState.length > 0) {
    const expected = [...new Set(inState.map((row) => row.postcode))].join(' or ');
    const message = `${suburb} in ${state} has the postcode ${expected}, not ${postcode}.`;
    return [{ propertyPath: 'address.postcode', message, code: 'postcode-suburb' }];
  }
  return [];
}

/** Warns when the list has this suburb with this postcode, but the postcode mostly belongs to another state (V9). */
export function placeAdvice({ suburb, state, postcode }: Place, known: readonly Place[]): string[] {
  const isListed = known.some((row) => row.state === state && row.postcode === postcode);
  if (!isListed || within(postcode, streetRanges[state])) return [];
  return [`${postcode} crosses a state border. ${suburb} is on the ${state} side. Check that the state is right.`];
}

function within(postcode: string, ranges: readonly Range[]): boolean {
  const number = Number(postcode);
  return ranges.some(([from, to]) => number >= from && number <= to);
}

const zones: Record<AustralianState, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

/** Returns the IANA time zone of a place. Two postcodes have another zone than their state. */
export function timeZoneOf({ state, postcode }: Pick<Place, 'state' | 'postcode'>): string {
  if (postcode === '2880') return 'Australia/Broken_Hill';
  if (postcode === '2898') return 'Australia/Lord_Howe';
  return zones[state];
}
