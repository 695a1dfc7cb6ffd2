import { describe, expect, it } from '@jest/globals';
import { numberText, parseNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['3', 3],
    ['1,200', 1200],
    ['1 200.5', 1200.5],
    ['.5', 0.5],
    ['-3', -3],
    ['19', 19],
  ])('reads %p as %p', (text, value) => {
    expect(parseNumber(text)).toEqual({ ok: true, value });
  });

  it.each(['1e9', 'three', '3a', '1.2.3', '--3', '3-4', '٣', '9'.repeat(400), '<b>3</b>'])(
    'takes %p for no number and says what came',
    (text) => {
      const read = parseNumber(text);
      expect(read.ok || read.message).toContain(`got “${text.slice(0, 40)}”`);
    },
  );

  it('is written so that it is read back the same', () => {
    for (const value of [0, 3, 0.5, 1200, 8093.7128, 9_999_999]) {
      expect(parseNumber(numberText(value))).toEqual({ ok: true, value });
    }
  });
});
