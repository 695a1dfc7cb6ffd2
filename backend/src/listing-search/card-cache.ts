/**
 * All of a market of 200,000, in some 240 MB; a card with a dash or a curly quote in it takes twice as much as one without. Of a
 * larger market those that were asked for of late: to read and draw a page of others costs three times what finding it does.
 */
const mostCards = 200_000;

/**
 * Cards that were shown of late, by their listings' ids, written as JSON: one string for the collector where there were thirty
 * objects. In two halves: when the newer is full the older is let go as a whole, which costs nothing.
 */
export class CardCache {
  /** Grows with every card that no longer holds: what was being drawn meanwhile may be of before. */
  version = 0;
  readonly #most: number;
  #newer = new Map<string, string>();
  #older = new Map<string, string>();

  constructor(most = mostCards) {
    this.#most = most;
  }

  get(id: string): string | undefined {
    const known = this.#newer.get(id);
    if (known) return known;
    const older = this.#older.get(id);
    if (older) this.set(id, older);
    return older;
  }

  set(id: string, card: string): void {
    if (this.#newer.size >= this.#most / 2) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(id, card);
  }

  delete(id: string): void {
    this.version += 1;
    this.#newer.delete(id);
    this.#older.delete(id);
  }
}
