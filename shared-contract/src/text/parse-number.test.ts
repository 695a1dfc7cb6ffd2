import { describe, expect, it } from '@jest/globals';
import { numberText, parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
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
    'rejects %p and quotes it',
    (text) => {
      const read = parseNumber(text);
      expect(read.ok || read.message).toContain(`“${text.slice(0, 40)}”`);
    },
  );

  it('parses what numberText formats', () => {
    for (const value of [0, 3, 0.5, 1200, 8093.7128, 9_999_999]) {
      expect(parseNumber(numberText(value))).toEqual({ ok: true, value });
    }
  });
});
