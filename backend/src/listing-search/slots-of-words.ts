import type { Bitmap } from './bitmap.ts';
import { setBit } from './bitmap.ts';
import { Postings } from './postings.ts';

/**
 * The slots of each word. Most words of a million listings are in one of them only: that is a number and no object, for
 * the collector to pass over.
 */
export class SlotsOfWords {
  readonly #slots = new Map<string, number | Postings>();

  add(word: string, slot: number): void {
    const known = this.#slots.get(word);
    if (known === undefined) this.#slots.set(word, slot);
    else if (typeof known !== 'number') known.add(slot);
    else if (known !== slot) {
      const both = new Postings();
      both.add(known);
      both.add(slot);
      this.#slots.set(word, both);
    }
  }

  clear(slot: number): void {
    for (const [word, known] of this.#slots) {
      if (typeof known !== 'number') known.remove(slot);
      else if (known === slot) this.#slots.delete(word);
    }
  }

  has(word: string, slot: number): boolean {
    const known = this.#slots.get(word);
    return typeof known === 'number' ? known === slot : (known?.has(slot) ?? false);
  }

  addTo(bitmap: Bitmap, word: string): void {
    const known = this.#slots.get(word);
    if (typeof known === 'number') setBit(bitmap, known);
    else known?.addTo(bitmap);
  }
}
