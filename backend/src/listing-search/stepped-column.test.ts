import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allWords, type Bitmap, eachSlotDown, emptyBitmap, setBit, wordsFor } from './bitmap.ts';
import { FoundBits } from './found-slots.ts';
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

const whole = (found: Bitmap) => new FoundBits(found).read();

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
      const expected = [...values.entries()]
        .filter(([, value]) => value !== null && value >= (min ?? value) && value <= (max ?? value))
        .map(([slot]) => slot);
      column.narrow(found, allWords(found), min, max);
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
      expect(column.ordered(whole(found), { direction }, from, Math.min(to, values.length))).toEqual(
        sorted.slice(from, Math.min(to, values.length)),
      );
    }),
  );
});

it('orders very many from one end of a range, as a sort would', () => {
  const column = new SteppedColumn([100, 200]);
  const slots = Array.from({ length: 9000 }, (_, slot) => slot);
  column.grow(slots.length);
  const found = emptyBitmap(wordsFor(slots.length));
  const numberOf = (slot: number) => (slot % 13 === 0 ? null : (slot * 5) % 301);
  const inRange = (slot: number) => (numberOf(slot) ?? -1) >= 50 && (numberOf(slot) ?? 999) <= 150;
  for (const slot of slots) {
    const value = numberOf(slot);
    if (value !== null) column.set(slot, value);
  }
  // One left and came back with another value, one is gone.
  column.clear(7);
  column.set(7, numberOf(7) ?? 0);
  column.clear(8);
  const present = slots.filter((slot) => slot !== 8);
  for (const direction of [1, -1] as const) {
    const sorted = (some: number[]) =>
      some.sort(
        (one, other) =>
          ((numberOf(one) ?? direction * 999) - (numberOf(other) ?? direction * 999)) * direction || other - one,
      );
    for (const slot of present) setBit(found, slot);
    expect(column.ordered(whole(found), { direction }, 8000, 8999)).toEqual(sorted(present).slice(8000, 8999));
    const few = present.filter(inRange);
    found.fill(0);
    for (const slot of few) setBit(found, slot);
    const order = { direction, min: 50, max: 150 };
    expect(column.ordered(whole(found), order, 24, 48)).toEqual(sorted(few).slice(24, 48));
  }
});

it('orders some of very many as a sort would, be they near the beginning or at the other end', () => {
  const count = 4000;
  const column = new SteppedColumn([100, 200]);
  column.grow(count);
  const numberOf = (slot: number) => (slot * 7) % 401;
  for (let slot = 0; slot < count; slot += 1) if (slot % 9 !== 0) column.set(slot, numberOf(slot));
  const rank = (slot: number, direction: 1 | -1) =>
    slot % 9 === 0 ? Number.POSITIVE_INFINITY : numberOf(slot) * direction;
  const some = fc.record({
    above: fc.nat({ max: 400 }),
    share: fc.integer({ min: 1, max: 40 }),
    direction: fc.constantFrom(1 as const, -1 as const),
    from: fc.nat({ max: 60 }),
  });
  fc.assert(
    fc.property(some, ({ above, share, direction, from }) => {
      const found = emptyBitmap(wordsFor(count));
      const slots: number[] = [];
      for (let slot = count - 1; slot >= 0; slot -= 1) {
        if (numberOf(slot) < above || slot % share !== 0) continue;
        setBit(found, slot);
        slots.push(slot);
      }
      slots.sort((one, other) => {
        const [a, b] = [rank(one, direction), rank(other, direction)];
        return a === b ? other - one : a - b;
      });
      const to = Math.min(from + 24, slots.length);
      expect(column.ordered(whole(found), { direction }, Math.min(from, to), to)).toEqual(slots.slice(from, to));
    }),
  );
});
