import { type PropertyOwner, wholeShare } from './property-owners.ts';

/** Cents left over from the amounts before, per owner. In hundredths of a percent of a cent. */
type Carry = number[];

/**
 * Splits an amount by the largest-remainder method: each part is the exact share, rounded down or up to a whole cent,
 * and the parts add up to the amount. Adds to the remainders what earlier amounts left over (`carry`), and updates it.
 */
function splitCents(cents: number, shares: readonly number[], carry: Carry): number[] {
  const parts = shares.map((share, index) => {
    const down = Math.floor((cents * share) / wholeShare);
    return { index, down, remainder: cents * share - down * wholeShare };
  });
  const missing = cents - parts.reduce((sum, { down }) => sum + down, 0);
  const owed = (index: number, remainder: number) => (carry[index] ?? 0) + remainder;
  const roundedUp = new Set(
    parts
      .filter(({ remainder }) => remainder > 0)
      .toSorted((a, b) => owed(b.index, b.remainder) - owed(a.index, a.remainder) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, down, remainder }) => {
    const isUp = roundedUp.has(index);
    carry[index] = owed(index, remainder) - (isUp ? wholeShare : 0);
    return down + (isUp ? 1 : 0);
  });
}

/** The figures of a property in a financial year, in cents. The expenses are without private use. */
export type SharedFigures<Label> = {
  incomeCents: number;
  byLabel: readonly { label: Label; rentalCents: number }[];
};

/** What one owner has of the figures, in cents. */
export type OwnerShare<Label> = {
  owner: PropertyOwner;
  incomeCents: number;
  byLabel: { label: Label; rentalCents: number }[];
  expenseCents: number;
  /** The income less the expenses of this owner. */
  netCents: number;
};

/**
 * Splits income and expenses by the owners' shares. The parts of each figure add up to the figure, and each is within 1
 * cent of the exact share. The figures of each owner add up to their net result. Owners with equal shares get the odd
 * cents alternately.
 */
export function ownerShares<Label>(
  owners: readonly PropertyOwner[],
  { incomeCents, byLabel }: SharedFigures<Label>,
): OwnerShare<Label>[] {
  const shares = owners.map(({ share }) => share);
  const carry = shares.map(() => 0);
  const income = splitCents(incomeCents, shares, carry);
  // Expenses are split as negative amounts, so that the carry is that of the net result.
  const expenses = byLabel.map(({ label, rentalCents }) => ({ label, parts: splitCents(-rentalCents, shares, carry) }));
  return owners.map((owner, index) => {
    const own = expenses.map(({ label, parts }) => ({ label, rentalCents: 0 - (parts[index] ?? 0) }));
    const expenseCents = own.reduce((sum, { rentalCents }) => sum + rentalCents, 0);
    const received = income[index] ?? 0;
    return { owner, incomeCents: received, byLabel: own, expenseCents, netCents: received - expenseCents };
  });
}
