import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Discount, orderTotal } from './order-total.ts';

const line = fc.record({ unitCents: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 99 }) });
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 0, max: 90_000_000 }) }),
);

describe('orderTotal', () => {
  it('V36: multiplies price and quantity, and includes GST', () => {
    const lines = [
      { unitCents: 69_900, quantity: 1 },
      { unitCents: 4_450, quantity: 3 },
    ];
    expect(orderTotal(lines, null)).toEqual({ subtotal: 83_250, discount: 0, total: 83_250, gst: 7_568 });
  });

  it('V36: is zero without items', () => {
    expect(orderTotal([], { kind: 'amount', cents: 5_000 })).toEqual({ subtotal: 0, discount: 0, total: 0, gst: 0 });
  });

  it('V35: rounds a percentage half up to the cent', () => {
    expect(orderTotal([{ unitCents: 1_05, quantity: 1 }], { kind: 'percent', percent: 10 })).toMatchObject({
      discount: 11,
      total: 94,
    });
  });

  it('V35: limits a discount to the subtotal', () => {
    expect(orderTotal([{ unitCents: 3_000, quantity: 1 }], { kind: 'amount', cents: 5_000 })).toMatchObject({
      discount: 3_000,
      total: 0,
      gst: 0,
    });
  });

  it('V35, V37: total is whole cents and not negative, and total plus discount is the subtotal', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), discount, (lines, taken) => {
        const sum = orderTotal(lines, taken);
        expect(sum.total).toBeGreaterThanOrEqual(0);
        expect(sum.total + sum.discount).toBe(sum.subtotal);
        expect(Object.values(sum).every(Number.isSafeInteger)).toBe(true);
        expect(Math.abs(sum.gst * 11 - sum.total)).toBeLessThanOrEqual(5.5);
      }),
    );
  });
});
