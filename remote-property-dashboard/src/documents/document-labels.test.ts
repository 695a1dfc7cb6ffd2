import { expect, it } from '@jest/globals';
import { expiryLabel, fileLabel, fileSizeLabel, lastBinDay } from './document-labels.ts';

it.each([
  ['2026-11-22', 'Expired 22 Nov 2026'],
  ['2026-11-23', 'Expires today'],
  ['2026-11-24', 'Expires tomorrow'],
  ['2026-12-23', 'Expires in 30 days'],
  ['2026-12-24', 'Expires 24 Dec 2026'],
])('says when a document of %s expires: %s', (expiresOn, label) => {
  expect(expiryLabel(expiresOn, '2026-11-23')).toBe(label);
});

it('counts 30 days in the bin', () => {
  expect(lastBinDay('2026-11-23')).toBe('2026-12-23');
});

it('names type and size of a file, and never zero', () => {
  expect([fileSizeLabel(1), fileSizeLabel(40_000), fileSizeLabel(1_258_291)]).toEqual(['1 KB', '39 KB', '1.2 MB']);
  expect(fileLabel({ mediaType: 'application/pdf', byteSize: 1_258_291 })).toBe('PDF, 1.2 MB');
});
