import { Postings } from './postings.ts';

/** Smallest first or largest first, and between which values to look. */
export type ValueOrder = { direction: 1 | -1; min?: number | undefined; max?: number | undefined };

/** The slots of each value: many listings have one price, so an order of all is a walk from value to value. */
export class SlotsByValue {
  readonly #slots = new Map<number, Postings>();
  /** In order; null after a value came or went. */
  #values: Float64Array | null = null;

  add(slot: number, value: number): void {
    const postings = this.#slots.get(value) ?? new Postings();
    if (postings.size === 0) {
      this.#slots.set(value, postings);
      this.#values = null;
    }
    postings.add(slot);
  }

  remove(slot: number, value: number): void {
    const postings = this.#slots.get(value);
    postings?.remove(slot);
    if (postings?.size !== 0) return;
    this.#slots.delete(value);
    this.#values = null;
  }

  /** By value, those of one value newest first. `visit` answers false to stop. */
  each(
    { direction, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: ValueOrder,
    visit: (slot: number, value: number) => boolean,
  ): void {
    this.#values ??= Float64Array.from(this.#slots.keys()).sort();
    const values = this.#values;
    const first = direction === 1 ? firstAtLeast(values, min) : firstAtLeast(values, max, true) - 1;
    for (let at = first; at >= 0 && at < values.length; at += direction) {
      const value = values[at] ?? 0;
      if (value < min || value > max) return;
      if (this.#slots.get(value)?.eachDown((slot) => visit(slot, value)) === false) return;
    }
  }
}

/** Where the values begin that reach this one, or that are beyond it. */
function firstAtLeast(values: Float64Array, value: number, beyond = false): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = values[middle] ?? 0;
    if (other < value || (beyond && other === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
