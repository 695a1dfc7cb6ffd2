import { expect, it } from '@jest/globals';
import { assetRules, uploadRefusal } from './listing-asset.ts';

const pdf = (size: number) => uploadRefusal({ size, type: 'application/pdf' }, assetRules.document);

it('V18: accepts ten megabytes and never states a larger size as ten', () => {
  expect(pdf(10 * 1024 * 1024)).toBeNull();
  expect(pdf(10 * 1024 * 1024 + 1)).toBe('Too large: files can be up to 10 MB (this one is 10.1 MB).');
});

it.each([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Choose a PDF. This is a Word document.'],
  ['application/x-unknown', 'Choose a PDF.'],
  ['', 'Choose a PDF.'],
])('V18: rejects %s without showing a media type', (type, message) => {
  expect(uploadRefusal({ size: 100, type }, assetRules.document)).toBe(message);
});
