import { centsOf, formatPrice } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { Violation } from 'shared-contract/wire/problem';
import { bondCap } from '../rules/bond.ts';

const maxCents = 100_000_000;

/**
 * Checks a bond (V28). A listing that is only for sale has no bond. Any other bond must be more than $0, and for a home
 * at most the maximum that the state has on `today`. `rentCents` is the weekly rent, or null when the listing has none.
 */
export function bondViolations(
  { type, bond, rentCents }: { type: 'sale' | 'lease' | 'both'; bond: string | null; rentCents: number | null },
  { propertyType, state }: { propertyType: PropertyTypeName; state: AustralianState },
  today: string,
): Violation[] {
  const refuse = (message: string): Violation[] => [{ propertyPath: 'bond', message, code: 'bond' }];
  if (bond === null) return [];
  if (type === 'sale') return refuse('Remove the bond: listings for sale don’t have one.');
  const cents = centsOf(bond);
  if (cents <= 0 || cents > maxCents) {
    return refuse(`Enter a bond above $0, up to ${formatPrice(maxCents)} (you entered ${formatPrice(cents)}).`);
  }
  if (rentCents === null || propertyType !== 'Residential') return [];
  const { value, sentence } = bondCap(state, today, { rentCents });
  return value !== null && cents > value ? refuse(`${sentence} You entered ${formatPrice(cents)}.`) : [];
}
