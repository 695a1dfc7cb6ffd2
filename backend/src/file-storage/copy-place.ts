import { realpath } from 'node:fs/promises';
import { StartError } from 'server-process';
import { isBucketAddress, keysIn, openStorage, type Storage, storageAddress } from 'storage';
import { markKey } from './require-own-storage.ts';

/** A folder or a bucket, with its address for messages. */
export type Place = { address: string; storage: Storage };

/** The file that only a copy has. See `removeOld`. */
export const missingKey = 'missing-since.json';

/** @throws StartError when a setting of a bucket is missing */
export async function openPlace(given: string): Promise<Place> {
  const address = storageAddress(given);
  try {
    return { address, storage: await openStorage(address) };
  } catch (error) {
    throw unreadable(address, error);
  }
}

/**
 * Checks that a place can be a backup of the original: it is another one.
 * @throws StartError when both are the same folder or bucket
 */
export async function requireApart(original: string, copy: string): Promise<void> {
  const [first, second] = await Promise.all([original, copy].map(resolveAddress));
  if (first !== second) return;
  throw new StartError(`${copy}: expected another folder or bucket than that of FILE_STORAGE, got the same.`);
}

const resolveAddress = async (address: string): Promise<string> =>
  isBucketAddress(address) ? address.replace(/\/$/, '') : realpath(address).catch(() => address);

/**
 * Begins a copy at a place without files.
 * @throws StartError when a storage or a copy is there already
 */
export async function createCopy({ address, storage }: Place, mark: Buffer): Promise<void> {
  const isTaken = (await readMark({ address, storage })) !== undefined || (await keysIn(storage, 'files/')).length > 0;
  if (isTaken) throw new StartError(`${address}: expected a place without files for a new copy, got one with files.`);
  await storage.swap(missingKey, null, Buffer.from('{}'));
  // Last, because a place with the mark is a copy.
  await storage.create(markKey, mark);
}

/**
 * Checks that `createCopy` made the copy, and for the database with this mark. A disk that is not mounted has no copy.
 * @throws StartError when it did not
 */
export async function requireCopy({ address, storage }: Place, mark: Buffer): Promise<void> {
  await requireFilesOf({ address, storage }, mark);
  if (await storage.read(missingKey)) return;
  throw new StartError(`${address}: expected a copy, got a file storage. Make a copy with: file-copy create <address>`);
}

/**
 * Checks that a copy, or a replica of a bucket, has the files of the database with this mark.
 * @throws StartError when it has none, or those of another database
 */
export async function requireFilesOf(place: Place, mark: Buffer): Promise<void> {
  const found = await readMark(place);
  const { address } = place;
  if (!found) {
    const advice = `Mount its disk, or make a new copy with: file-copy create ${address}`;
    throw new StartError(`${address}: expected a copy of the uploaded files, got none. ${advice}`);
  }
  if (found.equals(mark)) return;
  throw new StartError(`${address}: expected files of this database, got those of another one.`);
}

async function readMark({ address, storage }: Place): Promise<Buffer | undefined> {
  try {
    return (await storage.read(markKey))?.bytes;
  } catch (error) {
    throw unreadable(address, error);
  }
}

const unreadable = (address: string, error: unknown) =>
  new StartError(`${address}: expected a storage that can be read, got the error: ${String(error)}`);
