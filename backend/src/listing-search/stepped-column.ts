import { reachableListings } from 'shared-contract/listing-search';
import {
  type Bitmap,
  clearBit,
  countBits,
  countCommon,
  eachSlotDown,
  emptyBitmap,
  grown,
  keepCommon,
  keepOthers,
  setBit,
  slotsDown,
  wordsFor,
} from './bitmap.ts';
import { scratchCopy } from './scratch-bitmaps.ts';

/**
 * A number for each slot, or none, and for each of some steps the bitmap of those that reach it. So a range costs a few
 * passes over bitmaps, and an order looks only at the numbers between two steps, however many listings there are.
 */
export class SteppedColumn {
  readonly #steps: readonly number[];
  #values = new Float64Array(0);
  /** `#reached[n]`: at least `#steps[n]`. The first step is reached by every number. */
  #reached: Bitmap[];

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
    for (const [index, step] of this.#steps.entries()) {
      if (value < step) return;
      setBit(this.#stepped(index), slot);
    }
  }

  clear(slot: number): void {
    this.#values[slot] = Number.NaN;
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
  keepRange(found: Bitmap, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): void {
    const [first, last] = [this.#stepAt(min), this.#stepAt(max)];
    keepCommon(found, this.#stepped(first));
    const beyond = this.#reached[last + 1];
    if (beyond) keepOthers(found, beyond);
    // A range that begins at a step leaves nothing in doubt there.
    if (this.#steps[first] !== min || last === first) this.#keepWithin(found, first, min, max);
    if (last !== first && max !== Number.POSITIVE_INFINITY) this.#keepWithin(found, last, min, max);
  }

  /**
   * Slots `from` up to `to` of those found, in the order of their numbers; those that are equal newest first, those
   * without a number last.
   */
  ordered(found: Bitmap, direction: 1 | -1, from: number, to: number): number[] {
    const known = scratchCopy(found);
    keepCommon(known, this.#stepped(0));
    const total = countBits(known);
    if (total <= fewSlots) return this.#orderedFew(found, known, direction).slice(from, to);
    const slots = from < total ? this.#orderedKnown(known, total, direction, from, Math.min(to, total)) : [];
    if (to <= total) return slots;
    const others = scratchCopy(found);
    keepOthers(others, known);
    let at = total;
    eachSlotDown(others, (slot) => {
      if (at >= from) slots.push(slot);
      at += 1;
      return at < to;
    });
    return slots;
  }

  #orderedFew(found: Bitmap, known: Bitmap, direction: 1 | -1): number[] {
    const rest = scratchCopy(found);
    keepOthers(rest, known);
    return [...first(known, this.#values, direction, fewSlots), ...slotsDown(rest, reachableListings)];
  }

  #orderedKnown(known: Bitmap, total: number, direction: 1 | -1, from: number, to: number): number[] {
    const before = (step: number) => {
      // How many come before those of this step, in this direction.
      if (direction === 1) return total - (step < this.#steps.length ? countCommon(known, this.#stepped(step)) : 0);
      return step + 1 < this.#steps.length ? countCommon(known, this.#stepped(step + 1)) : 0;
    };
    let step = this.#lastStepWith(direction, (one) => before(one) <= from);
    let skipped = before(step);
    const slots: number[] = [];
    while (skipped < to && step >= 0 && step < this.#steps.length) {
      const bucket = scratchCopy(known);
      keepCommon(bucket, this.#stepped(step));
      if (step + 1 < this.#steps.length) keepOthers(bucket, this.#stepped(step + 1));
      const size = countBits(bucket);
      const wanted = first(bucket, this.#values, direction, to - skipped);
      slots.push(...wanted.slice(Math.max(0, from - skipped)));
      skipped += size;
      step += direction;
    }
    return slots;
  }

  /** The last step, in this direction, of which it is true; it is true of all up to there. */
  #lastStepWith(direction: 1 | -1, holds: (step: number) => boolean): number {
    let low = 0;
    let high = this.#steps.length - 1;
    const stepOf = (index: number) => (direction === 1 ? index : this.#steps.length - 1 - index);
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (holds(stepOf(middle))) low = middle;
      else high = middle - 1;
    }
    return stepOf(low);
  }

  /** Looks at the numbers themselves, of the found slots between a step and the next. */
  #keepWithin(found: Bitmap, step: number, min: number, max: number): void {
    const reached = this.#stepped(step);
    const beyond = this.#reached[step + 1];
    for (let word = 0; word < found.length; word += 1) {
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

/** So many are put in order at once. */
const fewSlots = 2000;

/** The first so many slots of a bitmap by their numbers, equal ones newest first, without putting all in order. */
function first(slots: Bitmap, values: Float64Array, direction: 1 | -1, most: number): number[] {
  const rank = (slot: number) => (values[slot] ?? 0) * direction;
  const compare = (a: number, b: number) => rank(a) - rank(b) || b - a;
  let best: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  const settle = () => {
    best = best.sort(compare).slice(0, most);
    if (best.length === most) worst = rank(best.at(-1) ?? 0);
  };
  eachSlotDown(slots, (slot) => {
    if (rank(slot) < worst) best.push(slot);
    if (best.length >= most * 2 + 64) settle();
    return true;
  });
  settle();
  return best;
}
