/** Some 60 MB; a card with a dash or a curly quote in it takes twice as much as one without. */
const mostCards = 50_000;

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
