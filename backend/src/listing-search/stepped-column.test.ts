import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Bitmap, eachSlotDown, emptyBitmap, setBit } from './bitmap.ts';
import { SteppedColumn } from './stepped-column.ts';

const words = 4;
const prices = fc.array(fc.option(fc.integer({ min: -20, max: 120 })), { minLength: 1, maxLength: words * 32 });
const steps = fc
  .uniqueArray(fc.integer({ min: -10, max: 110 }), { maxLength: 8 })
  .map((all) => all.sort((a, b) => a - b));

function columnOf(values: (number | null)[], at: number[]) {
  const column = new SteppedColumn(at);
  column.grow(words * 32);
  const found = emptyBitmap(words);
  for (const [slot, value] of values.entries()) {
    if (value !== null) column.set(slot, value);
    setBit(found, slot);
  }
  return { column, found };
}

function slotsOf(bitmap: Bitmap): number[] {
  const slots: number[] = [];
  eachSlotDown(bitmap, (slot) => {
    slots.push(slot);
    return true;
  });
  return slots.reverse();
}

it('keeps a range as a filter would, wherever its steps lie', () => {
  const bound = fc.option(fc.integer({ min: -30, max: 130 }), { nil: undefined });
  fc.assert(
    fc.property(prices, steps, bound, bound, (values, at, min, max) => {
      const { column, found } = columnOf(values, at);
      column.keepRange(found, min, max);
      const expected = [...values.entries()]
        .filter(([, value]) => value !== null && value >= (min ?? value) && value <= (max ?? value))
        .map(([slot]) => slot);
      expect(slotsOf(found)).toEqual(expected);
      expect([...values.keys()].filter((slot) => column.isInRange(slot, min, max))).toEqual(expected);
    }),
  );
});

it('orders as a sort would: equal ones newest first, those without a number last', () => {
  const range = fc.tuple(fc.nat({ max: 140 }), fc.nat({ max: 140 }));
  fc.assert(
    fc.property(prices, steps, fc.constantFrom(1 as const, -1 as const), range, (values, at, direction, [a, b]) => {
      const { column, found } = columnOf(values, at);
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const rank = (slot: number) => (values[slot] ?? Number.POSITIVE_INFINITY * direction) * direction;
      const sorted = [...values.keys()].sort((one, other) =>
        rank(one) === rank(other) ? other - one : rank(one) - rank(other),
      );
      expect(column.ordered(found, direction, from, Math.min(to, values.length))).toEqual(
        sorted.slice(from, Math.min(to, values.length)),
      );
    }),
  );
});
