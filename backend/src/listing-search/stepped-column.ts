import {
  type Bitmap,
  clearBit,
  eachSlotDown,
  emptyBitmap,
  grown,
  hasBit,
  keepOthers,
  setBit,
  wordsFor,
} from './bitmap.ts';
import { type FoundSlots, fewOrMany } from './found-slots.ts';
import { scratchCopy } from './scratch-bitmaps.ts';
import { SlotsByValue, type ValueOrder } from './slots-by-value.ts';

/**
 * A number for each slot, or none, and for each of some steps the bitmap of those that reach it. So a range costs a few
 * passes over bitmaps, and an order begins at its first number, however many listings there are.
 */
export class SteppedColumn {
  readonly #steps: readonly number[];
  #values = new Float64Array(0);
  /** `#reached[n]`: at least `#steps[n]`. The first step is reached by every number. */
  #reached: Bitmap[];
  readonly #byValue = new SlotsByValue();

  constructor(steps: readonly number[]) {
    this.#steps = [Number.NEGATIVE_INFINITY, ...steps];
    this.#reached = this.#steps.map(() => emptyBitmap(0));
  }

  grow(slots: number): void {
    const larger = new Float64Array(slots).fill(Number.NaN);
    larger.set(this.#values);
    this.#values = larger;
    this.#reached = this.#reached.map((bitmap) => grown(bitmap, wordsFor(slots)));
  }

  /** Of a slot that is new or cleared. */
  set(slot: number, value: number): void {
    this.#values[slot] = value;
    this.#byValue.add(slot, value);
    for (const [index, step] of this.#steps.entries()) {
      if (value < step) return;
      setBit(this.#stepped(index), slot);
    }
  }

  clear(slot: number): void {
    const value = this.valueOf(slot);
    if (value === null) return;
    this.#values[slot] = Number.NaN;
    this.#byValue.remove(slot, value);
    for (const bitmap of this.#reached) clearBit(bitmap, slot);
  }

  valueOf(slot: number): number | null {
    const value = this.#values[slot] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }

  /** Both ends included; a slot without a number is in no range. */
  isInRange(slot: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean {
    const value = this.#values[slot] ?? Number.NaN;
    return value >= min && value <= max;
  }

  /** The slots whose number lies in the range, both ends included. */
  range(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Bitmap {
    const first = this.#stepAt(min);
    const next = this.#stepAt(max) + 1;
    const found = scratchCopy(this.#stepped(first));
    const beyond = this.#reached[next];
    if (beyond) keepOthers(found, beyond);
    // What the steps let in at either edge.
    this.#byValue.each({ direction: 1, min: this.#steps[first], max: min }, (slot, value) => {
      if (value < min) clearBit(found, slot);
      return true;
    });
    this.#byValue.each({ direction: -1, min: max, max: this.#steps[next] }, (slot, value) => {
      if (value > max) clearBit(found, slot);
      return true;
    });
    return found;
  }

  /**
   * Slots `from` up to `to` of those found, in the order of their numbers; those that are equal newest first, those
   * without a number last. None that is found has a number outside of the range.
   */
  ordered(found: FoundSlots, order: ValueOrder, from: number, to: number): number[] {
    if (to === 0) return [];
    const those = fewOrMany(found);
    if ('few' in those) return this.#orderedFew(those.few, order, to).slice(from);
    const slots: number[] = [];
    this.#byValue.each(order, (slot) => !hasBit(those.many, slot) || slots.push(slot) < to);
    if (slots.length < to) eachSlotDown(those.many, (slot) => this.valueOf(slot) !== null || slots.push(slot) < to);
    return slots.slice(from);
  }

  #orderedFew(found: readonly number[], { direction }: ValueOrder, most: number): number[] {
    const known: number[] = [];
    const others: number[] = [];
    for (const slot of found) (this.valueOf(slot) === null ? others : known).push(slot);
    return [...firstByValue(known, this.#values, direction, most), ...others].slice(0, most);
  }

  /** The last step at or below a number. */
  #stepAt(value: number): number {
    return this.#steps.findLastIndex((step) => step <= value);
  }

  #stepped(step: number): Bitmap {
    const bitmap = this.#reached[step];
    if (!bitmap) throw new RangeError(`There is no step ${step}.`);
    return bitmap;
  }
}

/** The first so many slots by their numbers, equal ones as they came, without putting all in order. */
function firstByValue(slots: readonly number[], values: Float64Array, direction: 1 | -1, most: number): number[] {
  const rank = (slot: number) => (values[slot] ?? 0) * direction;
  let best: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  const settle = () => {
    best = best.sort((a, b) => rank(a) - rank(b)).slice(0, most);
    if (best.length === most) worst = rank(best.at(-1) ?? 0);
  };
  for (const slot of slots) {
    if (rank(slot) < worst) best.push(slot);
    if (best.length >= most * 2 + 64) settle();
  }
  settle();
  return best;
}
