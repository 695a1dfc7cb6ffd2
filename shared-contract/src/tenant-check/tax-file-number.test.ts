import { expect, it } from '@jest/globals';
import { containsTaxFileNumber } from './tax-file-number.ts';

it('V4 a tax file number is found in a text, with spaces or hyphens', () => {
  for (const text of ['123456782', 'my TFN: 123 456 782.', '123-456-782', 'see 876543210 below']) {
    expect([text, containsTaxFileNumber(text)]).toEqual([text, true]);
  }
});

it.each([
  '123.456.782',
  '123\u00a0456\u00a0782',
  '123  456  782',
  '12 345 6782',
  '123–456–782',
  '123/456/782',
  '1 2 3 4 5 6 7 8 2',
  '１２３４５６７８２',
  '0123456782',
  'ref 100 123 456 782',
  'Unit 3, 123 456 782 and more',
  '(123) 456-782',
  '12/45/6782, 123_456_782',
  'call 0491 570 006 or 123 456 782',
])('V4 %s contains a tax file number', (text) => expect(containsTaxFileNumber(text)).toBe(true));

it.each([
  '0412345007',
  'Call (03) 9123 4501 or +61 412 345 007',
  'I paid on 10/01/2024 and 2024-01-13.',
  '12/345 Smith Street, Fitzroy VIC 3065',
  '12 February 2023, 456 dollars, 782 more',
])('V4 a number of another kind passes, although its digits are valid: %s', (text) =>
  expect(containsTaxFileNumber(text)).toBe(false),
);

it('V4 other numbers are no tax file numbers', () => {
  for (const text of [
    '',
    '123456789',
    '0491 570 006',
    '2123 45670 1',
    '12 Smith Street, Fitzroy VIC 3065',
    '1234567820',
  ]) {
    expect([text, containsTaxFileNumber(text)]).toEqual([text, false]);
  }
});
