import {
  allWords,
  type Bitmap,
  clearBit,
  emptyBitmap,
  grown,
  keepCommon,
  keepOthers,
  setBit,
  type Words,
  wordsFor,
} from './bitmap.ts';
import { eachFound, type FoundSlots, fewFound, isFound } from './found-slots.ts';
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

  /** Leaves the slots whose number lies in the range, both ends included; those without one go. */
  keepRange(
    found: Bitmap,
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    words = allWords(found),
  ): void {
    const [first, last] = [this.#stepAt(min), this.#stepAt(max)];
    keepCommon(found, this.#stepped(first), words);
    const beyond = this.#reached[last + 1];
    if (beyond) keepOthers(found, beyond, words);
    // A range that begins at a step leaves nothing in doubt there.
    if (this.#steps[first] !== min || last === first) this.#keepWithin(found, first, min, max, words);
    if (last !== first && max !== Number.POSITIVE_INFINITY) this.#keepWithin(found, last, min, max, words);
  }

  /**
   * Slots `from` up to `to` of those found, in the order of their numbers; those that are equal newest first, those
   * without a number last. None that is found has a number outside of the range.
   */
  ordered(found: FoundSlots, order: ValueOrder, from: number, to: number): number[] {
    if (to === 0) return [];
    const few = fewFound(found);
    if (few) return this.#orderedFew(few, order, to).slice(from);
    const slots: number[] = [];
    this.#byValue.each(order, (slot) => !isFound(found, slot) || slots.push(slot) < to);
    if (slots.length < to) eachFound(found, (slot) => this.valueOf(slot) !== null || slots.push(slot) < to);
    return slots.slice(from);
  }

  #orderedFew(found: readonly number[], { direction }: ValueOrder, most: number): number[] {
    const known: number[] = [];
    const others: number[] = [];
    for (const slot of found) (this.valueOf(slot) === null ? others : known).push(slot);
    return [...firstByValue(known, this.#values, direction, most), ...others].slice(0, most);
  }

  /** Looks at the numbers themselves, of the found slots between a step and the next. */
  #keepWithin(found: Bitmap, step: number, min: number, max: number, { from, to }: Words): void {
    const reached = this.#stepped(step);
    const beyond = this.#reached[step + 1];
    for (let word = from; word < to; word += 1) {
      let doubtful = (found[word] ?? 0) & (reached[word] ?? 0) & ~(beyond?.[word] ?? 0);
      while (doubtful !== 0) {
        const bit = 31 - Math.clz32(doubtful);
        doubtful &= ~(1 << bit);
        const value = this.#values[word * 32 + bit] ?? Number.NaN;
        if (value < min || value > max) found[word] = (found[word] ?? 0) & ~(1 << bit);
      }
    }
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
