import { isNull } from 'drizzle-orm';
import PQueue from 'p-queue';
import { StartError } from 'server-process';
import { keysIn, type Storage } from 'storage';
import type { Database } from '../database/database.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { type FileScope, fileKey, fileStorage } from './file-storage.ts';
import { markKey } from './require-own-storage.ts';

/** How long the copy retains a file that was deleted: as long as backups of the database, whose rows refer to it. */
const retainedMs = 30 * 24 * 3_600_000;

/** The file in the copy that says since when files are missing in the original. */
const missingKey = 'missing-since.json';

const concurrency = 8;

/**
 * Copies new files of a storage into another one, which is its backup. A file that is deleted in the original stays in
 * the copy for 30 days.
 * @throws StartError when the copy is that of another storage
 */
export async function copyFiles(original: Storage, copy: Storage, now: Date): Promise<{ copied: number }> {
  await copyMark(original, copy);
  const current = new Set(await keysIn(original, 'files/'));
  const copied = new Set(await keysIn(copy, 'files/'));
  const added = [...current].filter((key) => !copied.has(key));
  // A file that is missing here was deleted after it was listed, an hour after its row.
  await copyEach(original, copy, added);
  await removeOld(copy, { missing: [...copied].filter((key) => !current.has(key)), now });
  return { copied: added.length };
}

/**
 * Copies files back that rows refer to and the file storage does not have. An empty storage gets the mark of the copy.
 * Returns the ids of files that the copy does not have either.
 * @throws StartError when the copy is that of another storage
 */
export async function restoreFiles(
  { database, config }: FileScope,
  copy: Storage,
): Promise<{ restored: number; lost: string[] }> {
  const storage = await fileStorage(config);
  await copyMark(copy, storage);
  const present = new Set(await keysIn(storage, 'files/'));
  const missing = (await findIds(database)).map(fileKey).filter((key) => !present.has(key));
  const lost = await copyEach(copy, storage, missing);
  return { restored: missing.length - lost.length, lost: lost.map((key) => key.slice('files/'.length)).sort() };
}

/** Gives a new storage the mark of the other one, or checks that both belong to the same database. */
async function copyMark(from: Storage, to: Storage): Promise<void> {
  const mark = (await from.read(markKey))?.bytes;
  if (!mark) throw new StartError(`Expected a storage with files and ${markKey}, got an empty one.`);
  if (await to.create(markKey, mark)) return;
  if ((await to.read(markKey))?.bytes.equals(mark)) return;
  throw new StartError('Expected a copy of the files of this database, got that of another one.');
}

/** Returns the keys that `from` does not have. */
async function copyEach(from: Storage, to: Storage, keys: readonly string[]): Promise<string[]> {
  const absent: string[] = [];
  const queue = new PQueue({ concurrency });
  const copyOne = async (key: string) => {
    const file = await from.read(key);
    if (file) await to.create(key, file.bytes);
    else absent.push(key);
  };
  try {
    await queue.addAll(keys.map((key) => () => copyOne(key)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
  return absent;
}

/** Deletes files from the copy that have been missing in the original for 30 days. */
async function removeOld(copy: Storage, { missing, now }: { missing: readonly string[]; now: Date }): Promise<void> {
  const stored = await copy.read(missingKey);
  const known = stored ? (JSON.parse(stored.bytes.toString()) as Record<string, string>) : {};
  const since = missing.map((key) => [key, known[key] ?? now.toISOString()] as const);
  const isOld = (at: string) => now.getTime() - Date.parse(at) > retainedMs;
  for (const [key, at] of since) if (isOld(at)) await copy.remove(key);
  const retained = Object.fromEntries(since.filter(([, at]) => !isOld(at)));
  if (await copy.swap(missingKey, stored?.tag ?? null, Buffer.from(JSON.stringify(retained)))) return;
  throw new Error('Another process updates this copy.');
}

/** Returns the ids of all files in the file storage that rows refer to. */
async function findIds(database: Database): Promise<string[]> {
  const files = database.select({ id: storedFiles.id }).from(storedFiles).where(isNull(storedFiles.bytes));
  const { pictureId, bytes } = pictureSources;
  const pictures = database.select({ id: pictureId }).from(pictureSources).where(isNull(bytes));
  return (await files.union(pictures)).map(({ id }) => id);
}
