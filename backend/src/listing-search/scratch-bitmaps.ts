import { type Bitmap, emptyBitmap } from './bitmap.ts';

/** So many wait for the next computation: 8 MB at a million listings. */
const mostKept = 64;

const free: Bitmap[] = [];
let lent: Bitmap[] | null = null;

/**
 * Lends the bitmaps of one computation and takes them back at its end, so its result must hold none of them. A search needs
 * a dozen, at a million listings of 125 KB each: made anew, they would have the collector walk the whole index every second.
 */
export function withScratch<T>(compute: () => T): T {
  const outer = lent;
  const mine: Bitmap[] = [];
  lent = mine;
  try {
    return compute();
  } finally {
    lent = outer;
    free.push(...mine.slice(0, Math.max(0, mostKept - free.length)));
  }
}

/** Without a bit; the computation's own. Outside {@link withScratch} nobody takes it back. */
export function scratchBitmap(words: number): Bitmap {
  const known = takeFree(words);
  known?.fill(0);
  return keepTrack(known ?? emptyBitmap(words));
}

/** To be narrowed without a change to the original. */
export function scratchCopy(bitmap: Bitmap): Bitmap {
  const known = takeFree(bitmap.length);
  known?.set(bitmap);
  return keepTrack(known ?? bitmap.slice());
}

/** Those of before the index grew are let go. */
function takeFree(words: number): Bitmap | undefined {
  if (!lent) return undefined;
  for (let known = free.pop(); known; known = free.pop()) if (known.length === words) return known;
  return undefined;
}

function keepTrack(bitmap: Bitmap): Bitmap {
  lent?.push(bitmap);
  return bitmap;
}
