import { type Bitmap, clearBit, countBits, eachSlotDown, emptyBitmap, grown, hasBit, setBit } from './bitmap.ts';
import { Postings } from './postings.ts';
import { scratchBitmap, scratchCopy } from './scratch-bitmaps.ts';

/**
 * The slots of each word. Most words of a million listings are in one of them only: that is a number and no object, for
 * the collector to pass over. Those of very many are a bitmap as soon as that is the smaller. A listing does not know its words, so it is taken out of the table by a walk over all
 * words: listings that changed are kept beside it until there are enough to be worth one.
 */
export class SlotsOfWords {
  readonly #slots = new Map<string, number | Postings | Bitmap>();
  /** Words of the slots that changed, in place of what the table says of them. */
  readonly #changed = new Map<number, Set<string>>();
  readonly #mostChanged: number;
  #words = 0;

  constructor(mostChanged = 1000) {
    this.#mostChanged = mostChanged;
  }

  /** Bitmaps have so many words of bits; what was of many when there were few may be of few now. */
  grow(words: number): void {
    this.#words = words;
    for (const [word, known] of this.#slots) {
      if (isBitmap(known)) this.#slots.set(word, countBits(known) > words ? grown(known, words) : postingsOf(known));
    }
  }

  add(word: string, slot: number): void {
    const changed = this.#changed.get(slot);
    if (changed) changed.add(word);
    else this.#addToTable(word, slot);
  }

  clear(slot: number): void {
    this.#changed.set(slot, new Set());
    if (this.#changed.size > this.#mostChanged) this.#settle();
  }

  has(word: string, slot: number): boolean {
    const changed = this.#changed.get(slot);
    if (changed) return changed.has(word);
    const known = this.#slots.get(word);
    if (isBitmap(known)) return hasBit(known, slot);
    return typeof known === 'number' ? known === slot : (known?.has(slot) ?? false);
  }

  /** To be read only. */
  bitmapOf(word: string): Bitmap {
    const known = this.#slots.get(word);
    if (isBitmap(known) && this.#changed.size === 0) return known;
    const bitmap = isBitmap(known) ? scratchCopy(known) : scratchBitmap(this.#words);
    if (typeof known === 'number') setBit(bitmap, known);
    else if (known instanceof Postings) known.addTo(bitmap);
    for (const [slot, words] of this.#changed) {
      if (words.has(word)) setBit(bitmap, slot);
      else clearBit(bitmap, slot);
    }
    return bitmap;
  }

  #addToTable(word: string, slot: number): void {
    const known = this.#slots.get(word);
    if (known === undefined) this.#slots.set(word, slot);
    else if (isBitmap(known)) setBit(known, slot);
    else if (typeof known !== 'number') {
      known.add(slot);
      if (known.size > this.#words) this.#slots.set(word, known.addTo(emptyBitmap(this.#words)));
    } else if (known !== slot) {
      const both = new Postings();
      both.add(known);
      both.add(slot);
      this.#slots.set(word, both);
    }
  }

  #settle(): void {
    for (const [word, known] of this.#slots) {
      if (isBitmap(known)) for (const slot of this.#changed.keys()) clearBit(known, slot);
      else if (typeof known !== 'number') known.removeAll(this.#changed);
      else if (this.#changed.has(known)) this.#slots.delete(word);
    }
    for (const [slot, words] of this.#changed) for (const word of words) this.#addToTable(word, slot);
    this.#changed.clear();
  }
}

function postingsOf(bitmap: Bitmap): Postings {
  const slots: number[] = [];
  eachSlotDown(bitmap, (slot) => slots.push(slot) > 0);
  const postings = new Postings();
  for (const slot of slots.reverse()) postings.add(slot);
  return postings;
}

const isBitmap = (known: number | Postings | Bitmap | undefined) => known instanceof Uint32Array;
