import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { hasOverlaidText } from './overlaid-text.ts';

/** Letters as rows of bits, so that the test does not depend on installed fonts. */
const letters: Record<string, string[]> = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  E: ['1111', '1000', '1000', '1110', '1000', '1000', '1111'],
  F: ['1111', '1000', '1000', '1110', '1000', '1000', '1000'],
  L: ['1000', '1000', '1000', '1000', '1000', '1000', '1111'],
  O: ['01110', '10001', '10001', '10001', '10001', '10001', '01110'],
  R: ['11110', '10001', '10001', '11110', '10100', '10010', '10001'],
  S: ['01111', '10000', '10000', '01110', '00001', '00001', '11110'],
};

function text(line: string, colour: string, size = 8): string {
  let left = 80;
  return [...line]
    .map((letter) => {
      const rows = letters[letter] ?? [];
      const cells = rows.flatMap((row, y) =>
        [...row].map((bit, x) =>
          bit === '1'
            ? `<rect x="${left + x * size}" y="${500 + y * size}" width="${size + 1}" height="${size + 1}"/>`
            : '',
        ),
      );
      left += ((rows[0]?.length ?? 2) + 1) * size;
      return cells.join('');
    })
    .join('')
    .replace(/^/, `<g fill="${colour}">`)
    .concat('</g>');
}

/** Sky, a wall and a lawn, and the given shapes on top. */
const house = (shapes: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
      <rect width="1200" height="300" fill="#9ec3e0"/><rect y="300" width="1200" height="340" fill="#a8795a"/>
      <rect y="640" width="1200" height="160" fill="#5f7f45"/>${shapes}</svg>`),
  )
    .jpeg()
    .toBuffer();

const row = (count: number, each: (left: number) => string) =>
  Array.from({ length: count }, (_, index) => each(60 + index * 90)).join('');

describe('V18: text over a photo', () => {
  it.each([
    ['white text', text('FOR SALE ROLF', '#fff')],
    ['black text', text('FOR SALE ROLF', '#000')],
    ['small text', text('FOR SALE ROLF', '#fff', 4)],
  ])('detects %s', async (_name, shapes) => {
    expect(await hasOverlaidText(await house(shapes))).toBe(true);
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
    ['a house number', text('SO', '#fff')],
  ])('does not mistake %s for text', async (_name, shapes) => {
    expect(await hasOverlaidText(await house(shapes))).toBe(false);
  });
});
