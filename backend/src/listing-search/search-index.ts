import { type Bitmap, clearBit, emptyBitmap, grown, setBit, wordsFor } from './bitmap.ts';
import { ListingFacts } from './listing-facts.ts';
import { OpenTimes } from './open-times.ts';
import { Postings } from './postings.ts';
import { anySteps, landSteps, rentSteps, saleSteps } from './price-steps.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import type { SearchRow } from './search-row.ts';
import { SlotsOfWords } from './slots-of-words.ts';
import { SteppedColumn } from './stepped-column.ts';

/** A listing found. */
export type Hit = { id: string; nextOpen: { startAt: string; endAt: string } | null };

/**
 * All public listings in memory, as bitmaps: what most share has a bit for each listing, what few share a list of slots.
 * Slots are in the order of publication, so the highest is the newest. A derived copy of the database: see follow-listings.ts.
 */
export class SearchIndex {
  readonly salePrice = new SteppedColumn(saleSteps);
  readonly leasePrice = new SteppedColumn(rentSteps);
  /** Sale price, or else rent. */
  readonly anyPrice = new SteppedColumn(anySteps);
  readonly land = new SteppedColumn(landSteps);
  readonly opens = new OpenTimes();
  readonly facts = new ListingFacts();
  /** False once a listing came that was published before the last one: then the order of slots is none. */
  inOrder = true;
  readonly #slots = new Map<string, number>();
  readonly #terms = new Map<string, Bitmap>();
  readonly #suburbs = new Map<string, Postings>();
  readonly #words = new SlotsOfWords();
  #all: Bitmap = emptyBitmap(0);
  /** Of the highest slot. */
  #last: Published | null = null;

  get size(): number {
    return this.#slots.size;
  }

  get words(): number {
    return this.#all.length;
  }

  put(row: SearchRow): void {
    const known = this.#slots.get(row.id);
    if (known !== undefined) this.#clear(known);
    const moved = known !== undefined && this.facts.numberOf(known, 'publishedAt') !== row.publishedAt;
    const slot = known ?? this.#nextSlot(row);
    if (moved) this.inOrder = false;
    this.#slots.set(row.id, slot);
    this.facts.set(slot, row);
    setBit(this.#all, slot);
    for (const term of row.terms) setBit(this.#bitmapOf(term), slot);
    this.#postingsOf(row.suburb).add(slot);
    for (const word of row.words) this.#words.add(word, slot);
    if (row.salePrice !== null) this.salePrice.set(slot, row.salePrice);
    if (row.leasePrice !== null) this.leasePrice.set(slot, row.leasePrice);
    const anyPrice = row.salePrice ?? row.leasePrice;
    if (anyPrice !== null) this.anyPrice.set(slot, anyPrice);
    if (row.land !== null) this.land.set(slot, row.land);
    this.opens.set(slot, row.opens);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#clear(slot);
    this.#slots.delete(id);
    // The slot stays empty: listings keep their places.
    this.facts.clear(slot);
  }

  /** Null for a listing that is not in public. */
  hitOf(id: string, now: number): Hit | null {
    const slot = this.#slots.get(id);
    return slot === undefined ? null : this.hitIn(slot, now);
  }

  hitIn(slot: number, now: number): Hit {
    const next = this.opens.nextOf(slot, now);
    const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
    return {
      id: this.facts.idOf(slot),
      nextOpen: next && { startAt: instant(next.startAt), endAt: instant(next.endAt) },
    };
  }

  /** All there are. */
  everything(): Bitmap {
    return this.#all;
  }

  withTerm(term: string): Bitmap {
    return this.#terms.get(term) ?? scratchBitmap(this.words);
  }

  /** The terms that begin so, such as `category:`. */
  termsUnder(prefix: string): string[] {
    return [...this.#terms.keys()].filter((term) => term.startsWith(prefix));
  }

  inSuburbs(slugs: readonly string[]): Bitmap {
    const found = scratchBitmap(this.words);
    for (const postings of this.#inSuburbs(slugs)) postings.addTo(found);
    return found;
  }

  /** In no order; null where there are more than the most. */
  slotsInSuburbs(slugs: readonly string[], most: number): Uint32Array | null {
    const all = this.#inSuburbs(slugs);
    // A listing is in one suburb.
    const count = all.reduce((sum, { size }) => sum + size, 0);
    if (count > most) return null;
    const slots = new Uint32Array(count);
    let at = 0;
    for (const postings of all) at += postings.copyTo(slots, at);
    return slots;
  }

  hasWord(word: string, slot: number): boolean {
    return this.#words.has(word, slot);
  }

  withWord(word: string): Bitmap {
    return this.#words.bitmapOf(word);
  }

  #inSuburbs(slugs: readonly string[]): Postings[] {
    return slugs.flatMap((slug) => this.#suburbs.get(slug) ?? []);
  }

  #nextSlot(row: SearchRow): number {
    const slot = this.facts.length;
    // Two of one moment stand by their ids, so that every instance has them in one order.
    if (this.#last && isBefore(row, this.#last)) this.inOrder = false;
    this.#last = { id: row.id, publishedAt: row.publishedAt };
    if (wordsFor(slot + 1) > this.words) this.#grow(Math.max(1024, slot * 2));
    return slot;
  }

  #grow(slots: number): void {
    this.#all = grown(this.#all, wordsFor(slots));
    for (const [term, bitmap] of this.#terms) this.#terms.set(term, grown(bitmap, wordsFor(slots)));
    for (const column of [this.salePrice, this.leasePrice, this.anyPrice, this.land, this.facts]) column.grow(slots);
    this.#words.grow(this.words);
  }

  #clear(slot: number): void {
    clearBit(this.#all, slot);
    for (const bitmap of this.#terms.values()) clearBit(bitmap, slot);
    for (const postings of this.#suburbs.values()) postings.remove(slot);
    this.#words.clear(slot);
    for (const column of [this.salePrice, this.leasePrice, this.anyPrice, this.land]) column.clear(slot);
    this.opens.clear(slot);
  }

  #bitmapOf(term: string): Bitmap {
    const known = this.#terms.get(term);
    if (known) return known;
    const bitmap = emptyBitmap(this.words);
    this.#terms.set(term, bitmap);
    return bitmap;
  }

  #postingsOf(slug: string): Postings {
    const known = this.#suburbs.get(slug);
    if (known) return known;
    const postings = new Postings();
    this.#suburbs.set(slug, postings);
    return postings;
  }
}

type Published = Pick<SearchRow, 'id' | 'publishedAt'>;

const isBefore = (one: Published, other: Published) =>
  one.publishedAt < other.publishedAt || (one.publishedAt === other.publishedAt && one.id > other.id);
