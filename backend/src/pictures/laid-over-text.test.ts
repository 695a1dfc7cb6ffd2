import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { hasTextLaidOver } from './laid-over-text.ts';

/** Drawn letters, so that it does not matter which fonts there are. Rows of bits. */
const letters: Record<string, string[]> = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  E: ['1111', '1000', '1000', '1110', '1000', '1000', '1111'],
  F: ['1111', '1000', '1000', '1110', '1000', '1000', '1000'],
  L: ['1000', '1000', '1000', '1000', '1000', '1000', '1111'],
  O: ['01110', '10001', '10001', '10001', '10001', '10001', '01110'],
  R: ['11110', '10001', '10001', '11110', '10100', '10010', '10001'],
  S: ['01111', '10000', '10000', '01110', '00001', '00001', '11110'],
};

function words(text: string, colour: string, size = 8): string {
  let left = 80;
  return [...text]
    .map((sign) => {
      const rows = letters[sign] ?? [];
      const drawn = rows.flatMap((row, y) =>
        [...row].map((bit, x) =>
          bit === '1'
            ? `<rect x="${left + x * size}" y="${500 + y * size}" width="${size + 1}" height="${size + 1}"/>`
            : '',
        ),
      );
      left += ((rows[0]?.length ?? 2) + 1) * size;
      return drawn.join('');
    })
    .join('')
    .replace(/^/, `<g fill="${colour}">`)
    .concat('</g>');
}

/** A sky, a wall with windows, a lawn. */
const house = (more: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
      <rect width="1200" height="300" fill="#9ec3e0"/><rect y="300" width="1200" height="340" fill="#a8795a"/>
      <rect y="640" width="1200" height="160" fill="#5f7f45"/>${more}</svg>`),
  )
    .jpeg()
    .toBuffer();

const row = (count: number, each: (left: number) => string) =>
  Array.from({ length: count }, (_, index) => each(60 + index * 90)).join('');

describe('V18: text laid over a photo', () => {
  it.each([
    ['white words', words('FOR SALE ROLF', '#fff')],
    ['black words', words('FOR SALE ROLF', '#000')],
    ['small words', words('FOR SALE ROLF', '#fff', 4)],
  ])('%s are seen', async (_name, drawn) => {
    expect(await hasTextLaidOver(await house(drawn))).toBe(true);
  });

  it.each([
    ['a house', ''],
    ['a row of bright windows', row(12, (left) => `<rect x="${left}" y="400" width="50" height="70" fill="#fff"/>`)],
    [
      'a row of windows with crosses',
      row(
        12,
        (left) =>
          `<path d="M${left} 400h50v70h-50zM${left + 25} 400v70M${left} 435h50" fill="none" stroke="#fff" stroke-width="9"/>`,
      ),
    ],
    ['a house number', words('SO', '#fff')],
  ])('%s is none', async (_name, drawn) => {
    expect(await hasTextLaidOver(await house(drawn))).toBe(false);
  });
});
