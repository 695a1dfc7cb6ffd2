import {
  type Bitmap,
  clearBit,
  emptyBitmap,
  grown,
  keepBetween,
  keepCommon,
  setBit,
  siftEdges,
  type Words,
  wordsFor,
} from './bitmap.ts';
import { firstInOrder } from './first-in-order.ts';
import { eachFound, type FoundSlots, firstOnTheWay } from './found-slots.ts';
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

  /** Leaves, in these words of a bitmap, the slots whose number lies in the range, both ends included. */
  narrow(found: Bitmap, words: Words, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean {
    const first = this.#stepAt(min);
    const last = this.#stepAt(max);
    const highest = this.#stepped(last);
    const beyond = this.#reached[last + 1];
    const left = beyond
      ? keepBetween(found, this.#stepped(first), beyond, words)
      : keepCommon(found, this.#stepped(first), words);
    // What the steps let in at either edge.
    const edges = { inner: this.#reached[first + 1] ?? highest, outer: highest };
    if (left) siftEdges(found, edges, (slot) => this.isInRange(slot, min, max), words);
    return left;
  }

  /**
   * Slots `from` up to `to` of those found, in the order of their numbers; those that are equal newest first, those
   * without a number last. None that is found has a number outside of the range.
   */
  ordered(found: FoundSlots, order: ValueOrder, from: number, to: number): number[] {
    if (to === 0) return [];
    const slots = 'list' in found ? null : firstOnTheWay(found, to, (visit) => this.#byValue.each(order, visit));
    if ('list' in found || !slots) {
      return firstInOrder(found, (slot) => this.valueOf(slot), { direction: order.direction, most: to }).slice(from);
    }
    if (slots.length < to) {
      eachFound(found.read(), (slot) => this.valueOf(slot) !== null || slots.push(slot) < to);
    }
    return slots.slice(from);
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
