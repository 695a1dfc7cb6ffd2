import { type Bitmap, countBits, countCommon, eachSlotDown, hasBit } from './bitmap.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import type { Condition } from './search-conditions.ts';

/** What a search found: a list, newest first, where it looked at listings one by one, else a bit for each that is found. */
export type FoundSlots = { list: Uint32Array } | FoundBits;

/** Narrowed at once: little enough to stay in the processor's cache, and not much more than it takes to find enough. */
const blockWords = 512;

/** So many words of all the bitmaps a search needs are passed in the time it takes to look at one listing. */
export const wordsPerListing = 8;

/** Of all slots those that meet the conditions, read from the newest on, and no further than is asked for. */
export class FoundBits {
  /** Empty where it was not read yet. */
  readonly bitmap: Bitmap;
  /** Of what was read. */
  count = 0;
  readonly #all: Bitmap;
  readonly #conditions: readonly Condition[];
  /** The words below. */
  #unread: number;
  #asked = 0;

  constructor(all: Bitmap, conditions: readonly Condition[] = []) {
    this.#all = all;
    this.#conditions = conditions;
    this.#unread = all.length;
    this.bitmap = scratchBitmap(all.length);
  }

  get isWhole(): boolean {
    return this.#unread === 0;
  }

  /** Until so many were found. */
  read(enough = Number.POSITIVE_INFINITY): this {
    while (this.#unread > 0 && this.count < enough) {
      const words = { from: Math.max(0, this.#unread - blockWords), to: this.#unread };
      this.bitmap.set(this.#all.subarray(words.from, words.to), words.from);
      const isAnyLeft = this.#conditions.every(({ narrow }) => narrow(this.bitmap, words));
      if (isAnyLeft) this.count += countBits(this.bitmap, words);
      this.#unread = words.from;
    }
    return this;
  }

  /** Of what was read those that are in another bitmap, too. */
  countIn(other: Bitmap): number {
    return countCommon(this.bitmap, other, { from: this.#unread, to: this.bitmap.length });
  }

  /** What was not read is looked at by itself, until all of it costs no more. */
  has(slot: number): boolean {
    if (slot >>> 5 >= this.#unread) return hasBit(this.bitmap, slot);
    this.#asked += 1;
    if (this.#asked * wordsPerListing > this.#all.length) return hasBit(this.read().bitmap, slot);
    return hasBit(this.#all, slot) && this.#conditions.every(({ holds }) => holds(slot));
  }
}

/** As far as it was read. */
export const countFound = (found: FoundSlots): number => ('list' in found ? found.list.length : found.count);

export function countFoundIn(found: FoundSlots, other: Bitmap): number {
  if ('bitmap' in found) return found.countIn(other);
  return found.list.reduce((count, slot) => count + (hasBit(other, slot) ? 1 : 0), 0);
}

/** Newest first, as far as it was read. `visit` answers false to stop. */
export function eachFound(found: FoundSlots, visit: (slot: number) => boolean): void {
  if ('bitmap' in found) eachSlotDown(found.bitmap, visit);
  else found.list.every(visit);
}

/** The newest so many. */
export function newestFound(found: FoundSlots, most: number): number[] {
  if ('list' in found) return Array.from(found.list.subarray(0, most));
  const slots: number[] = [];
  if (most > 0) eachSlotDown(found.bitmap, (slot) => slots.push(slot) < most);
  return slots;
}

/** Putting one that was found in its place takes as long as passing so many that were not. */
const passedPerFound = 4;

/**
 * The first so many on a walk through all there are that were found. Null where they are so far along that it costs less to
 * put all that were found in order.
 */
export function firstOnTheWay(
  found: FoundBits,
  most: number,
  walk: (visit: (slot: number) => boolean) => void,
): number[] | null {
  const slots: number[] = [];
  let passed = 0;
  let isTooFar = false;
  walk((slot) => {
    if (found.has(slot)) return slots.push(slot) < most;
    passed += 1;
    isTooFar = found.isWhole && passed > found.count * passedPerFound;
    return !isTooFar;
  });
  return isTooFar ? null : slots;
}
