import { gstWithin } from 'shared-contract/money/money';

/**
 * Splits the GST of a total among its lines, in cents (V37). Each line gets its own eleventh, rounded down or up, and
 * the lines add up to the GST of the total, which is rounded half up. The lines with the largest remainders are rounded
 * up. A discount is a negative line, and its GST is negative.
 */
export function splitGst(lineCents: readonly number[]): number[] {
  const total = lineCents.reduce((sum, cents) => sum + cents, 0);
  const shares = lineCents.map((cents, index) => {
    const down = Math.floor(cents / 11);
    return { index, down, remainder: cents - down * 11 };
  });
  const missing = gstWithin(total) - shares.reduce((sum, { down }) => sum + down, 0);
  const roundedUp = new Set(
    shares
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ index, down }) => down + (roundedUp.has(index) ? 1 : 0));
}
