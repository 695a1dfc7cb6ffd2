import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inCents } from './duty-on-scale.ts';
import { dutyRows } from './duty-rows.ts';
import { estimateDuty } from './estimate-duty.ts';

const anyBuyer = fc.record({
  kind: fc.constantFrom('home', 'land', 'rural'),
  livesIn: fc.boolean(),
  isFirstHome: fc.boolean(),
  isNewHome: fc.boolean(),
});
const anyRow = fc.constantFrom(...dutyRows);
const anyPrice = fc.oneof(
  fc.integer({ min: inCents(10_000), max: inCents(1_500_000) }),
  fc.integer({ min: inCents(10_000), max: inCents(8_000_000) }),
);
const hundred = inCents(100);

/** Prices in dollars at which the law raises the duty at once: a flat rate starts, or a concession ends. */
const steps: Record<string, readonly number[]> = {
  NSW: [],
  VIC: [550_000, 960_000],
  QLD: [710_000, 720_000, 730_000, 740_000, 750_000, 760_000, 770_000, 780_000, 790_000, 800_000],
  WA: [200_000, 450_000, 700_000],
  SA: [],
  TAS: [750_000],
  ACT: [1_455_000],
  NT: [525_000, 3_000_000, 5_000_000],
};
const isAtStep = (state: string, low: number, high: number) =>
  steps[state]?.some((step) => low - hundred <= inCents(step) && inCents(step) <= high + hundred) ?? false;

it('a higher price never costs less duty, except 3 cents where the formula of the NT ends', () => {
  fc.assert(
    fc.property(anyRow, anyBuyer, anyPrice, anyPrice, ({ state, value }, buyer, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const less = estimateDuty(value, { ...buyer, price: low }).duty;
      const more = estimateDuty(value, { ...buyer, price: high }).duty;
      expect(more).toBeGreaterThanOrEqual(less - (state === 'NT' ? 3 : 0));
    }),
    { numRuns: 2_000 },
  );
});

it('another $100 never costs more than $40 of duty, except at a step of the law', () => {
  fc.assert(
    fc.property(anyRow, anyBuyer, anyPrice, ({ state, value }, buyer, price) => {
      fc.pre(!isAtStep(state, price, price + hundred));
      const before = estimateDuty(value, { ...buyer, price }).duty;
      const after = estimateDuty(value, { ...buyer, price: price + hundred }).duty;
      expect(after - before).toBeLessThanOrEqual(inCents(40));
    }),
    { numRuns: 4_000 },
  );
});

it('a concession never costs more than none, and duty is a whole number of cents below a tenth of the price', () => {
  fc.assert(
    fc.property(anyRow, anyBuyer, anyPrice, ({ value }, buyer, price) => {
      const { duty, withoutConcession, concession } = estimateDuty(value, { ...buyer, price });
      expect(Number.isInteger(duty) && duty >= 0 && duty < price / 10).toBe(true);
      expect(duty).toBeLessThanOrEqual(withoutConcession);
      expect(concession !== null).toBe(duty < withoutConcession);
    }),
    { numRuns: 1_000 },
  );
});
