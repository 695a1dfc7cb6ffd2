import { expect, it } from '@jest/globals';
import { containsTaxFileNumber } from './tax-file-number.ts';

it('V4 a tax file number is found in a text, with spaces or hyphens', () => {
  for (const text of ['123456782', 'my TFN: 123 456 782.', '123-456-782', 'see 876543210 below']) {
    expect([text, containsTaxFileNumber(text)]).toEqual([text, true]);
  }
});

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
