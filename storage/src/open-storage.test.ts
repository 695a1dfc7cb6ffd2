import { describe, expect, it } from '@jest/globals';
import { isBucketAddress, isStorageAddress, openStorage, storageAddress } from './open-storage.ts';

describe('a storage address', () => {
  it.each(['s3://verandah', 's3://verandah/', 's3://verandah.example/releases', 's3://verandah-1/a/b.c/'])(
    'can be the bucket %s',
    (address) => {
      expect(isBucketAddress(address)).toBe(true);
      expect(storageAddress(address)).toBe(address);
    },
  );

  it.each([
    's3:',
    's3://',
    's3://V',
    's3:/verandah',
    's3://verandah//a',
    's3://verandah/a/../b',
    'S3://verandah',
    'https://b.s3.example',
    '',
  ])('cannot be "%s"', (address) => {
    expect(isStorageAddress(address)).toBe(false);
    expect(() => storageAddress(address)).toThrow(/^expected a folder, or a bucket such as s3:\/\/bucket\/folder, got/);
  });

  it('can be a folder, whose path becomes absolute', () => {
    expect(storageAddress('releases')).toBe(`${process.cwd()}/releases`);
    expect(isBucketAddress('releases')).toBe(false);
  });
});

it('does not open a bucket without a region', async () => {
  await expect(openStorage('s3://verandah/releases')).rejects.toThrow('Region is missing');
});
