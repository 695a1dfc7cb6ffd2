import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownerShares } from './owner-shares.ts';
import { wholeShare } from './property-owners.ts';

/** One to ten owners whose shares add up to 100%. */
const owners = fc
  .uniqueArray(fc.integer({ min: 1, max: wholeShare - 1 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), wholeShare])
  .map((ends) => ends.slice(1).map((end, index) => ({ name: `Owner ${index}`, share: end - (ends[index] ?? 0) })));
const cents = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
);
const expenses = fc
  .array(cents, { maxLength: 24 })
  .map((all) => all.map((rentalCents, label) => ({ label, rentalCents })));
const figures = fc.record({ incomeCents: cents, byLabel: expenses });

/** Compares with integers, because the product of an amount and a share can exceed what a number stores exactly. */
function isWithinOneCent(part: number, total: number, share: number): boolean {
  const difference = BigInt(part) * BigInt(wholeShare) - BigInt(total) * BigInt(share);
  return difference < BigInt(wholeShare) && -difference < BigInt(wholeShare);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the shares of the owners', () => {
  it('V43: add up to each figure and to the net result, each within 1 cent of the exact share', () => {
    fc.assert(
      fc.property(owners, figures, (given, { incomeCents, byLabel }) => {
        const found = ownerShares(given, { incomeCents, byLabel });
        const check = (total: number, parts: number[]) => {
          const isNear = parts.map((part, index) => isWithinOneCent(part, total, given[index]?.share ?? 0));
          expect([sum(parts), ...isNear]).toEqual([total, ...given.map(() => true)]);
        };
        check(
          incomeCents,
          found.map((one) => one.incomeCents),
        );
        for (const { label, rentalCents } of byLabel)
          check(
            rentalCents,
            found.map((one) => one.byLabel[label]?.rentalCents ?? Number.NaN),
          );
        const net = incomeCents - sum(byLabel.map(({ rentalCents }) => rentalCents));
        expect(sum(found.map(({ netCents }) => netCents))).toBe(net);
        for (const one of found) expect(one.netCents).toBe(one.incomeCents - one.expenseCents);
      }),
    );
  });

  it('V43: keep the net result of two owners within half a cent of the exact share', () => {
    const pair = fc.integer({ min: 1, max: wholeShare - 1 });
    fc.assert(
      fc.property(pair, figures, (share, { incomeCents, byLabel }) => {
        const two = [share, wholeShare - share].map((one) => ({ name: 'Owner', share: one }));
        const [first] = ownerShares(two, { incomeCents, byLabel });
        const net = incomeCents - sum(byLabel.map(({ rentalCents }) => rentalCents));
        const difference = BigInt(first?.netCents ?? 0) * BigInt(wholeShare) - BigInt(net) * BigInt(share);
        expect(Math.abs(Number(difference))).toBeLessThanOrEqual(wholeShare / 2);
      }),
    );
  });

  it('V43: give the odd cents to equal owners alternately', () => {
    const half = { name: 'Olivia', share: 5000 };
    const byLabel = [101, 101, 101].map((rentalCents, label) => ({ label, rentalCents }));
    const found = ownerShares([half, half], { incomeCents: 0, byLabel });
    expect(found.map((one) => one.byLabel.map(({ rentalCents }) => rentalCents))).toEqual([
      [50, 51, 50],
      [51, 50, 51],
    ]);
  });
});
