import { type Bitmap, countBits, countCommon, eachSlotDown, hasBit } from './bitmap.ts';

/** What a search found: a list, newest first, where it looked at listings one by one, else a bit for each that is found. */
export type FoundSlots = { list: Uint32Array } | { bitmap: Bitmap };

export const countFound = (found: FoundSlots): number =>
  'list' in found ? found.list.length : countBits(found.bitmap);

export function countFoundIn(found: FoundSlots, other: Bitmap): number {
  if ('bitmap' in found) return countCommon(found.bitmap, other);
  return found.list.reduce((count, slot) => count + (hasBit(other, slot) ? 1 : 0), 0);
}

/** Newest first. `visit` answers false to stop. */
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

/** So many are put in order at once, without a look at others. */
const fewSlots = 2000;

/** All of them, newest first, or the bitmap of more than are put in order at once. */
export function fewOrMany(found: FoundSlots): { few: number[] } | { many: Bitmap } {
  if ('list' in found) return { few: Array.from(found.list) };
  const slots = newestFound(found, fewSlots + 1);
  return slots.length > fewSlots ? { many: found.bitmap } : { few: slots };
}
