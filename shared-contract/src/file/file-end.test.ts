import { expect, it } from '@jest/globals';
import { fileTailBytes, hasFileEnd } from './file-end.ts';

it('finds the mark at the end of PDFs and PNGs, and asks for none in other files', () => {
  expect(fileTailBytes).toBe(2048);
  expect(hasFileEnd('application/pdf', 'endobj %%EOF and some bytes')).toBe(true);
  expect(hasFileEnd('application/pdf', 'endobj IEND')).toBe(false);
  expect(hasFileEnd('image/png', 'IEND\xae\x42\x60\x82')).toBe(true);
  expect(hasFileEnd('image/png', '%%EOF')).toBe(false);
  expect(hasFileEnd('image/jpeg', '')).toBe(true);
});
