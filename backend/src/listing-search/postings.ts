import { type Bitmap, setBit } from './bitmap.ts';

/** A few of the index's slots, in order: for a suburb or a word a bitmap would be mostly empty. */
export class Postings {
  #slots = new Uint32Array(4);
  #length = 0;

  get size(): number {
    return this.#length;
  }

  add(slot: number): void {
    const at = this.#firstAtLeast(slot);
    if (at < this.#length && this.#slots[at] === slot) return;
    if (this.#length === this.#slots.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    this.#length += 1;
  }

  remove(slot: number): void {
    const at = this.#firstAtLeast(slot);
    if (at >= this.#length || this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  removeAll(slots: { has(slot: number): boolean }): void {
    let kept = 0;
    for (let at = 0; at < this.#length; at += 1) {
      const slot = this.#slots[at] ?? 0;
      if (!slots.has(slot)) this.#slots[kept++] = slot;
    }
    this.#length = kept;
  }

  has(slot: number): boolean {
    const at = this.#firstAtLeast(slot);
    return at < this.#length && this.#slots[at] === slot;
  }

  /** Answers how many. */
  copyTo(slots: Uint32Array, at: number): number {
    for (let from = 0; from < this.#length; from += 1) slots[at + from] = this.#slots[from] ?? 0;
    return this.#length;
  }

  /** Newest first. `visit` answers false to stop; so does this where it was stopped. */
  eachDown(visit: (slot: number) => boolean): boolean {
    for (let at = this.#length - 1; at >= 0; at -= 1) if (!visit(this.#slots[at] ?? 0)) return false;
    return true;
  }

  addTo(bitmap: Bitmap): Bitmap {
    for (let at = 0; at < this.#length; at += 1) setBit(bitmap, this.#slots[at] ?? 0);
    return bitmap;
  }

  /** Slots mostly come in order: then it is the end. */
  #firstAtLeast(slot: number): number {
    if (this.#length === 0 || (this.#slots[this.#length - 1] ?? 0) < slot) return this.#length;
    let low = 0;
    let high = this.#length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#slots[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
