import { type Bitmap, clearBit, emptyBitmap, grown, setBit, wordsFor } from './bitmap.ts';
import { OpenTimes } from './open-times.ts';
import { Postings } from './postings.ts';
import { anySteps, landSteps, rentSteps, saleSteps } from './price-steps.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import type { SearchRow } from './search-row.ts';
import { SteppedColumn } from './stepped-column.ts';

/** A listing found. */
export type Hit = { id: string; nextOpen: { startAt: string; endAt: string } | null };

type Facts = Pick<SearchRow, 'id' | 'publishedAt' | 'availableOn' | 'auctionAt' | 'latitude' | 'longitude' | 'suburb'>;

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
  /** False once a listing came that was published before the last one: then the order of slots is none. */
  inOrder = true;
  readonly #slots = new Map<string, number>();
  readonly #facts: (Facts | undefined)[] = [];
  readonly #terms = new Map<string, Bitmap>();
  readonly #suburbs = new Map<string, Postings>();
  readonly #words = new Map<string, Postings>();
  #all: Bitmap = emptyBitmap(0);

  get size(): number {
    return this.#slots.size;
  }

  get words(): number {
    return this.#all.length;
  }

  put(row: SearchRow): void {
    const known = this.#slots.get(row.id);
    if (known !== undefined) this.#clear(known);
    const moved = known !== undefined && this.#facts[known]?.publishedAt !== row.publishedAt;
    const slot = known ?? this.#nextSlot(row);
    if (moved) this.inOrder = false;
    this.#slots.set(row.id, slot);
    const { id, publishedAt, availableOn, auctionAt, latitude, longitude, suburb } = row;
    this.#facts[slot] = { id, publishedAt, availableOn, auctionAt, latitude, longitude, suburb };
    setBit(this.#all, slot);
    for (const term of row.terms) setBit(this.#bitmapOf(term), slot);
    postingsOf(this.#suburbs, suburb).add(slot);
    for (const word of row.words) postingsOf(this.#words, word).add(slot);
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
    this.#facts[slot] = undefined;
  }

  factsOf(slot: number): Facts {
    const facts = this.#facts[slot];
    if (!facts) throw new RangeError(`There is no listing in slot ${slot}.`);
    return facts;
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
      id: this.factsOf(slot).id,
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
    for (const slug of slugs) this.#suburbs.get(slug)?.addTo(found);
    return found;
  }

  /** A listing is in one suburb. */
  countInSuburbs(slugs: readonly string[]): number {
    return slugs.reduce((count, slug) => count + (this.#suburbs.get(slug)?.size ?? 0), 0);
  }

  eachInSuburbs(slugs: readonly string[], visit: (slot: number) => void): void {
    for (const slug of slugs) this.#suburbs.get(slug)?.each(visit);
  }

  hasWord(word: string, slot: number): boolean {
    return this.#words.get(word)?.has(slot) ?? false;
  }

  withWord(word: string): Bitmap {
    const found = scratchBitmap(this.words);
    this.#words.get(word)?.addTo(found);
    return found;
  }

  #nextSlot(row: SearchRow): number {
    const slot = this.#facts.length;
    const last = this.#facts[slot - 1];
    // Two of one moment stand by their ids, so that every instance has them in one order.
    if (last && (last.publishedAt > row.publishedAt || (last.publishedAt === row.publishedAt && last.id < row.id))) {
      this.inOrder = false;
    }
    if (wordsFor(slot + 1) > this.words) this.#grow(Math.max(1024, slot * 2));
    return slot;
  }

  #grow(slots: number): void {
    this.#all = grown(this.#all, wordsFor(slots));
    for (const [term, bitmap] of this.#terms) this.#terms.set(term, grown(bitmap, wordsFor(slots)));
    for (const column of [this.salePrice, this.leasePrice, this.anyPrice, this.land]) column.grow(slots);
  }

  #clear(slot: number): void {
    clearBit(this.#all, slot);
    for (const bitmap of this.#terms.values()) clearBit(bitmap, slot);
    this.#suburbs.get(this.factsOf(slot).suburb)?.remove(slot);
    for (const postings of this.#words.values()) postings.remove(slot);
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
}

function postingsOf(all: Map<string, Postings>, key: string): Postings {
  const known = all.get(key);
  if (known) return known;
  const postings = new Postings();
  all.set(key, postings);
  return postings;
}
