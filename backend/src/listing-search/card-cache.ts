import type { ListingSummary } from 'shared-contract/listing';

export type Card = Omit<ListingSummary, 'nextOpen'>;

/** Some 60 MB at most. */
const mostCards = 20_000;

/** Cards that were shown of late. In two halves: when the newer is full the older is let go as a whole, which costs nothing. */
export class CardCache {
  /** Grows with every card that no longer holds: what was being drawn meanwhile may be of before. */
  version = 0;
  readonly #most: number;
  #newer = new Map<string, Card>();
  #older = new Map<string, Card>();

  constructor(most = mostCards) {
    this.#most = most;
  }

  get(id: string): Card | undefined {
    const known = this.#newer.get(id);
    if (known) return known;
    const older = this.#older.get(id);
    if (older) this.set(older);
    return older;
  }

  set(card: Card): void {
    if (this.#newer.size >= this.#most / 2) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(card.id, card);
  }

  delete(id: string): void {
    this.version += 1;
    this.#newer.delete(id);
    this.#older.delete(id);
  }
}
