import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { signatureImageOf } from './signature-image.ts';
import { networkOf, signedFrom } from './signed-from.ts';

const drawing = (image: Buffer) => ({
  kind: 'drawn' as const,
  name: 'Mia',
  image: `data:image/png;base64,${image.toString('base64')}`,
});
const stroke = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><path d="M50 250 L850 50" stroke="#14213d" stroke-width="9"/></svg>',
);
const blank = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

describe('a drawn signature', () => {
  it('is stored as a small PNG of our own without the metadata of the file', async () => {
    const image = await sharp(stroke)
      .withExif({ IFD0: { Copyright: 'hidden text' } })
      .png()
      .toBuffer();
    const stored = await signatureImageOf(drawing(image));
    const { format, width, height, exif } = await sharp(stored ?? Buffer.alloc(0)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 600, height: 200, exif: undefined });
    expect(String(stored)).not.toContain('hidden text');
  });

  it('is not needed when the name is typed', async () => {
    expect(await signatureImageOf({ kind: 'typed', name: 'Mia' })).toBeNull();
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['an empty drawing', () => blank('png')],
    [
      'another format',
      async () =>
        sharp(await sharp(stroke).flatten({ background: '#fff' }).toBuffer())
          .jpeg()
          .toBuffer(),
    ],
    ['no picture', async () => Buffer.from('no picture')],
    ['a cut file', async () => (await sharp(stroke).png().toBuffer()).subarray(0, 200)],
    [
      'a picture that is too large',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('rejects %s', async (_name, make) => {
    await expect(signatureImageOf(drawing(await make()))).rejects.toMatchObject({ status: 422 });
  });
});

describe('where a signature came from', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['::1', '::/48'],
  ])('%s is stored as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('contains the browser as short printable text', () => {
    const from = signedFrom({ ip: '203.0.113.77', headers: { 'user-agent': `Firefox\u0000\n${'x'.repeat(500)}` } });
    expect(from).toBe(`203.0.113.0/24, Firefox${'x'.repeat(193)}`);
  });
});
