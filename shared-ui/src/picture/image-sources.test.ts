import { describe, expect, it } from '@jest/globals';
import { imageWidthsOf, plainSourceOf, srcSetOf } from './image-sources.ts';

describe('image sources', () => {
  it('offers no width larger than the original, and always one', () => {
    expect(imageWidthsOf({ width: 1000 })).toEqual([320, 480, 750, 960]);
    expect(imageWidthsOf({ width: 960 })).toEqual([320, 480, 750, 960]);
    expect(imageWidthsOf({ width: 700 })).toEqual([320, 480, 640]);
    expect(imageWidthsOf({ width: 200 })).toEqual([320]);
  });

  it('names each source with its width', () => {
    expect(srcSetOf({ id: 'p7', width: 500 }, 'avif')).toBe(
      '/api/pictures/p7/320.avif 320w, /api/pictures/p7/480.avif 480w',
    );
  });

  it('falls back to a JPEG of middle size', () => {
    expect(plainSourceOf({ id: 'p7', width: 1920 })).toBe('/api/pictures/p7/960.jpeg');
    expect(plainSourceOf({ id: 'p7', width: 200 })).toBe('/api/pictures/p7/320.jpeg');
  });
});
