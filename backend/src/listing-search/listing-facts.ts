import type { SearchRow } from './search-row.ts';

const numbers = ['publishedAt', 'availableOn', 'auctionAt', 'latitude', 'longitude'] as const;
type Numbers = (typeof numbers)[number];

/** What is looked at listing by listing, a column for each number: of a million objects the collector would walk each. */
export class ListingFacts {
  readonly #ids: (string | undefined)[] = [];
  #columns = columnsOf(0);

  /** Slots that were given out. */
  get length(): number {
    return this.#ids.length;
  }

  grow(slots: number): void {
    const larger = columnsOf(slots);
    for (const name of numbers) larger[name].set(this.#columns[name]);
    this.#columns = larger;
  }

  set(slot: number, row: Pick<SearchRow, 'id' | Numbers>): void {
    this.#ids[slot] = row.id;
    for (const name of numbers) this.#columns[name][slot] = row[name] ?? Number.NaN;
  }

  clear(slot: number): void {
    this.#ids[slot] = undefined;
  }

  idOf(slot: number): string {
    const id = this.#ids[slot];
    if (id === undefined) throw new RangeError(`There is no listing in slot ${slot}.`);
    return id;
  }

  /** Not a number where it is not known. */
  numberOf(slot: number, name: Numbers): number {
    return this.#columns[name][slot] ?? Number.NaN;
  }
}

const columnsOf = (slots: number): Record<Numbers, Float64Array> => ({
  publishedAt: new Float64Array(slots),
  availableOn: new Float64Array(slots),
  auctionAt: new Float64Array(slots),
  latitude: new Float64Array(slots),
  longitude: new Float64Array(slots),
});
