import { resolve } from 'node:path';
import { folderStorage } from './folder-storage.ts';
import type { Bucket } from './s3-storage.ts';
import { isKey, type Storage } from './storage.ts';

/** What a storage address is, for messages about a wrong one. */
export const addressExpected = 'a folder, or a bucket such as s3://bucket/folder';

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w./-]*?))?\/?$/;

export const isBucketAddress = (text: string): boolean => parseBucket(text) !== null;

/** Tells whether a text is the address of a storage. What does not begin like a URL is the path of a folder. */
export const isStorageAddress = (text: string): boolean =>
  text !== '' && (!/^\w[\w+.-]*:/.test(text) || isBucketAddress(text));

/**
 * Returns the address of a storage: that of a bucket as it is, or the absolute path of a folder.
 * @throws Error when the text is neither
 */
export function storageAddress(text: string): string {
  if (!isStorageAddress(text)) throw new Error(`expected ${addressExpected}, got "${text}".`);
  return isBucketAddress(text) ? text : resolve(text);
}

/**
 * Opens the storage at an address: the absolute path of a folder, or `s3://bucket/folder`. The region, the keys and the
 * endpoint of a bucket come from the environment variables of AWS tools: `AWS_REGION`, `AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3` and others
 * (docs.aws.amazon.com/sdkref/latest/guide/settings-reference.html).
 * @throws Error when a setting of the bucket is missing
 */
export async function openStorage(address: string): Promise<Storage> {
  const bucket = parseBucket(address);
  if (bucket === null) return folderStorage(address);
  // Only a site with a bucket loads the client.
  const { openBucket } = await import('./s3-storage.ts');
  return openBucket(bucket);
}

function parseBucket(address: string): Bucket | null {
  const [, bucket, folder] = bucketAddress.exec(address) ?? [];
  if (bucket === undefined || (folder !== undefined && !isKey(folder))) return null;
  return { bucket, prefix: folder === undefined ? '' : `${folder}/` };
}
