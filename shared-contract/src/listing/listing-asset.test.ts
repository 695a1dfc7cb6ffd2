import { expect, it } from '@jest/globals';
import { assetRules, uploadRefusal } from './listing-asset.ts';

const pdf = (size: number) => uploadRefusal({ size, type: 'application/pdf' }, assetRules.document);

it('V18: takes ten megabytes, and never says that a larger file has just as many', () => {
  expect(pdf(10 * 1024 * 1024)).toBeNull();
  expect(pdf(10 * 1024 * 1024 + 1)).toBe('A file is at most 10 MB; this one has 10.1 MB.');
});
