import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { redactInWorker } from './image-worker.ts';

/** A card of 856 × 540 px with a number in letters as high as a tenth of the card. */
const aCard = (number: string) =>
  sharp({ create: { width: 856, height: 540, channels: 3, background: '#dde' } })
    .composite([
      {
        input: Buffer.from(`<svg width="856" height="540"><text x="40" y="300" font-size="54">${number}</text></svg>`),
      },
    ])
    .jpeg()
    .withExif({ IFD0: { Artist: number } })
    .toBuffer();

it('leaves nothing but 60 blocks of one colour each, so that no number can be read', async () => {
  const redacted = await redactInWorker(await aCard('PA1234567'));
  const { data, info } = await sharp(redacted ?? Buffer.alloc(0))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([160, 96]);
  const pixel = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const first = pixel(x - (x % 16), y - (y % 16));
      if (!pixel(x, y).equals(first)) throw new Error(`The pixel ${x}, ${y} differs from its block.`);
    }
  }
  expect(redacted?.includes('PA1234567')).toBe(false);
  expect(await sharp(redacted ?? Buffer.alloc(0)).metadata()).not.toHaveProperty('exif');
});

it('returns null for a picture that can’t be opened', async () => {
  expect(await redactInWorker(Buffer.from('no image'))).toBeNull();
});
