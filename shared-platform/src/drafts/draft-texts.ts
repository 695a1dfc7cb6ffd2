import { maxStoredTextLength, type StorageArea } from '../storage/stored-json.ts';

/** The texts of drafts in a storage area, and in memory those that the area does not store: it is full or blocked. */
export class DraftTexts {
  readonly #area: StorageArea;
  readonly #memory = new Map<string, string>();

  constructor(area: StorageArea) {
    this.#area = area;
  }

  read(key: string): string | null {
    return this.#memory.get(key) ?? unlessBlocked(() => this.#area.read(key), null);
  }

  /**
   * Writes the text to the area, or only to memory when the area is full or blocked.
   * @throws RangeError when the text is too long; the error of the area when the text is only in memory
   */
  write(key: string, text: string): void {
    this.#memory.set(key, text);
    if (text.length > maxStoredTextLength)
      throw new RangeError(`Expected a draft of at most ${maxStoredTextLength} characters, got ${text.length}.`);
    this.#area.write(key, text);
    this.#memory.delete(key);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    unlessBlocked(() => this.#area.remove(key), undefined);
  }

  keysWith(prefix: string): string[] {
    const keys = [...this.#memory.keys(), ...unlessBlocked(() => this.#area.keys(), [])];
    return keys.filter((key) => key.startsWith(prefix));
  }

  isPersisted(): boolean {
    return this.#memory.size === 0;
  }
}

function unlessBlocked<Result>(access: () => Result, blocked: Result): Result {
  try {
    return access();
  } catch {
    return blocked;
  }
}
