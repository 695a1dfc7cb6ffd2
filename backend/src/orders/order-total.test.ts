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
    expect(orderTotal(lines, null)).toEqual({ subtotal: 83_250, discount: 0, shipping: 0, total: 83_250, gst: 7_568 });
  });

  it('V36: is zero without items', () => {
    const nothing = { subtotal: 0, discount: 0, shipping: 0, total: 0, gst: 0 };
    expect(orderTotal([], { kind: 'amount', cents: 5_000 })).toEqual(nothing);
  });

  it('V36: adds shipping, which a promotion code does not reduce', () => {
    const amounts = orderTotal([{ unitCents: 3_000, quantity: 1 }], { kind: 'percent', percent: 100 }, 1_495);
    expect(amounts).toEqual({ subtotal: 3_000, discount: 3_000, shipping: 1_495, total: 1_495, gst: 136 });
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
    expect(orderTotal([{ unitCents: 3_000, quantity: 1 }], { kind: 'amount', cents: 4_000 }, 1_495)).toMatchObject({
      discount: 3_000,
      total: 1_495,
    });
  });

  it('V35: takes the whole subtotal when a code leaves less than 50 cents, which could not be paid', () => {
    const items = [{ unitCents: 3_000, quantity: 1 }];
    const taken = (cents: number, shipping = 0) => orderTotal(items, { kind: 'amount', cents }, shipping);
    expect(taken(2_951)).toMatchObject({ discount: 3_000, total: 0 });
    expect(taken(2_950)).toMatchObject({ discount: 2_950, total: 50 });
    expect(taken(2_951, 1_495)).toMatchObject({ discount: 2_951, total: 1_544 });
  });

  it('V35, V37: total is whole cents and not negative: items − discount + shipping', () => {
    const shipping = fc.constantFrom(0, 1_495, 1_995);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), discount, shipping, (lines, taken, shipped) => {
        const sum = orderTotal(lines, taken, shipped);
        expect(sum.total).toBeGreaterThanOrEqual(0);
        expect(sum.total).toBe(sum.subtotal - sum.discount + shipped);
        expect(Object.values(sum).every(Number.isSafeInteger)).toBe(true);
        expect(Math.abs(sum.gst * 11 - sum.total)).toBeLessThanOrEqual(5.5);
      }),
    );
  });
});
