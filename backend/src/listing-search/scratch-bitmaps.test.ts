import { describe, expect, it } from '@jest/globals';
import { countBits, emptyBitmap, setBit } from './bitmap.ts';
import { scratchBitmap, scratchCopy, withScratch } from './scratch-bitmaps.ts';

const words = 7;

describe('bitmaps of one computation', () => {
  it('are lent again after it, empty or as the original', () => {
    const first = withScratch(() => {
      const bitmap = scratchBitmap(words);
      setBit(bitmap, 3);
      return bitmap;
    });
    const original = emptyBitmap(words);
    setBit(original, 9);
    withScratch(() => {
      const again = scratchBitmap(words);
      expect(again).toBe(first);
      expect(countBits(again)).toBe(0);
    });
    withScratch(() => {
      const copy = scratchCopy(original);
      expect(copy).toBe(first);
      expect(copy).toEqual(original);
      setBit(copy, 10);
      expect(countBits(original)).toBe(1);
    });
  });

  it('are not lent to a computation within another while that one uses them', () => {
    withScratch(() => {
      const outer = scratchBitmap(words);
      const inner = withScratch(() => scratchBitmap(words));
      expect(inner).not.toBe(outer);
      expect(withScratch(() => scratchBitmap(words))).toBe(inner);
    });
  });

  it('come back from a computation that fails, and are nobody’s outside of one', () => {
    expect(() =>
      withScratch(() => {
        scratchBitmap(words);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(scratchBitmap(words)).not.toBe(scratchBitmap(words));
  });

  it('have the length that is asked for, also after the index grew', () => {
    withScratch(() => scratchBitmap(words));
    withScratch(() => expect(scratchBitmap(words * 2)).toHaveLength(words * 2));
    withScratch(() => expect(scratchCopy(emptyBitmap(words))).toHaveLength(words));
  });
});
