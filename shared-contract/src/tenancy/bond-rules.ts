import { centsOf, formatPrice } from '../money/money.ts';
import { stateNames } from '../place/state-names.ts';
import type { AustralianState } from '../place/suburb.ts';
import type { PropertyTypeName } from '../property/property.ts';
import type { Violation } from '../wire/problem.ts';

/** Maximum bond: a number of weeks' rent, or one month's rent. */
type Maximum = { weeks: number } | 'month';

type Rule = {
  most: Maximum;
  /** When the weekly rent is above `rentCents`, the maximum is `above` instead; null means that there is no maximum. */
  from?: { rentCents: number; above: Maximum | null };
  /** How reliable the source is: `P` is a primary source, `S` a secondary one that needs checking. */
  confidence: 'P' | 'S';
};

const fourWeeks: Maximum = { weeks: 4 };

/** The maximum bond of each state (V28). This is configuration, not legal advice. */
const bondRules: Record<AustralianState, Rule> = {
  NSW: { most: fourWeeks, confidence: 'S' },
  VIC: { most: 'month', from: { rentCents: 90_000, above: null }, confidence: 'S' },
  QLD: { most: fourWeeks, confidence: 'P' },
  WA: { most: fourWeeks, from: { rentCents: 120_000, above: null }, confidence: 'P' },
  SA: { most: fourWeeks, from: { rentCents: 80_000, above: { weeks: 6 } }, confidence: 'S' },
  TAS: { most: fourWeeks, confidence: 'S' },
  ACT: { most: fourWeeks, confidence: 'S' },
  NT: { most: fourWeeks, confidence: 'S' },
};

type Place = { propertyType: PropertyTypeName; state: AustralianState };

/** Returns the maximum bond in cents at this weekly rent (V28), with an explanation. Null without a maximum. */
export function bondCap({ propertyType, state }: Place, rentCents: number): { cents: number; words: string } | null {
  if (propertyType !== 'Residential') return null;
  const { most, from } = bondRules[state];
  const rule = from && rentCents > from.rentCents ? from.above : most;
  if (rule === null) return null;
  const cents = rule === 'month' ? Math.round((rentCents / 7) * (365 / 12)) : rentCents * rule.weeks;
  const words = `In ${stateNames[state]} a bond is at most ${rule === 'month' ? 'one month’s' : `${rule.weeks} weeks’`} rent`;
  return { cents, words: `${words}, ${formatPrice(cents)} here.` };
}

/**
 * Checks a bond (V28). A listing that is only for sale has no bond. Any other bond must be more than $0, and for a home
 * at most the maximum of the state. `rentCents` is the weekly rent, or null when the listing has none.
 */
export function bondViolations(
  { type, bond, rentCents }: { type: 'sale' | 'lease' | 'both'; bond: string | null; rentCents: number | null },
  place: Place,
): Violation[] {
  const refuse = (message: string): Violation[] => [{ propertyPath: 'bond', message, code: 'bond' }];
  if (bond === null) return [];
  if (type === 'sale') return refuse('Remove the bond: listings for sale don’t have one.');
  const cents = centsOf(bond);
  if (cents <= 0 || cents > most) {
    return refuse(`Enter a bond above $0, up to ${formatPrice(most)} (you entered ${formatPrice(cents)}).`);
  }
  const cap = rentCents === null ? null : bondCap(place, rentCents);
  return cap && cents > cap.cents ? refuse(`${cap.words} You entered ${formatPrice(cents)}.`) : [];
}

const most = 100_000_000;
