import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gstWithin } from 'shared-contract/money/money';
import { splitGst } from './split-gst.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const lines = fc.array(fc.integer({ min: -500_000, max: 50_000_000 }), { maxLength: 60 });

describe('splitGst', () => {
  it('V37: a single line has one eleventh of its price, rounded half up', () => {
    expect(splitGst([110_000])).toEqual([10_000]);
    expect(splitGst([1_05])).toEqual([10]);
    expect(splitGst([1_04])).toEqual([9]);
  });

  it('V37: three lines of $1.00 have 27 cents of GST together, although each has 9.09', () => {
    expect(splitGst([100, 100, 100])).toEqual([9, 9, 9]);
    expect(splitGst([105, 105, 105])).toEqual([10, 10, 9]);
  });

  it('V37: a discount reduces the GST', () => {
    expect(splitGst([27_500, -2_750])).toEqual([2_500, -250]);
  });

  it('V37: is empty without lines', () => {
    expect(splitGst([])).toEqual([]);
  });

  it('V37: the lines add up to the GST of the total', () => {
    fc.assert(
      fc.property(lines, (cents) => {
        // The total of an order is never negative.
        fc.pre(sum(cents) >= 0);
        expect(sum(splitGst(cents))).toBe(gstWithin(sum(cents)));
      }),
    );
  });

  it('V37: each line is its exact eleventh, rounded down or up to a whole cent', () => {
    fc.assert(
      fc.property(lines, (cents) => {
        for (const [index, gst] of splitGst(cents).entries()) {
          expect(Number.isSafeInteger(gst)).toBe(true);
          expect(Math.abs(gst * 11 - (cents[index] ?? 0))).toBeLessThan(11);
        }
      }),
    );
  });
});
