import { isNull, sql } from 'drizzle-orm';
import type { Storage } from 'storage';
import type { Database } from '../database/database.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { copyEach, type Failure } from './copy-each.ts';
import { type Place, requireCopy, requireFilesOf } from './copy-place.ts';
import { removeOld } from './copy-removal.ts';
import { markKey, markOf } from './require-own-storage.ts';

/** `original` is the file storage of the database. */
export type Backup = { database: Database; original: Place; copy: Place };

/** Sizes in bytes, by the id of the file. */
type Sizes = Map<string, number>;

/**
 * Copies new files of the original into the copy, and replaces truncated ones. A file that is deleted in the original
 * stays in the copy as long as a row refers to it, and for 30 days after that.
 *
 * Returns how many files it copied, those that rows refer to and that are missing or damaged in the original, and those
 * that it could not copy or delete.
 * @throws StartError when the copy is that of another storage, or none
 */
export async function copyFiles(
  { database, original, copy }: Backup,
  now: Date,
): Promise<{ copied: number; lost: string[]; failures: Failure[] }> {
  await requireCopy(copy, await markOf(database));
  const { rows, originals, copies, isWhole } = await compare(database, original, copy);
  const isNeeded = (id: string) => !copies.has(id) || (!isWhole(copies, id) && isWhole(originals, id));
  const needed = [...originals.keys()].filter(isNeeded);
  const { done, failures } = await copyEach(original.storage, copy.storage, needed, originals);
  const missing = [...copies.keys()].filter((id) => !originals.has(id));
  const notRemoved = await removeOld({ database, copy: copy.storage }, missing, now);
  const lost = [...rows.keys()].filter((id) => !isWhole(originals, id));
  return { copied: done.length, lost: lost.sort(), failures: [...failures, ...notRemoved] };
}

/**
 * Copies files back that rows refer to, and that are missing or damaged in the original. An empty original gets the
 * mark of the copy.
 *
 * Returns how many files it restored, those that are missing or damaged in the copy as well, and those that it could
 * not copy.
 * @throws StartError when the copy is that of another storage, or none
 */
export async function restoreFiles({
  database,
  original,
  copy,
}: Backup): Promise<{ restored: number; lost: string[]; failures: Failure[] }> {
  const mark = await markOf(database);
  await requireFilesOf(copy, mark);
  if (!(await original.storage.create(markKey, mark))) await requireFilesOf(original, mark);
  const { rows, originals, copies, isWhole } = await compare(database, original, copy);
  const needed = [...rows.keys()].filter((id) => !isWhole(originals, id));
  const restorable = needed.filter((id) => isWhole(copies, id));
  const { done, failures } = await copyEach(copy.storage, original.storage, restorable, copies);
  const settled = new Set([...done, ...failures.map(({ id }) => id)]);
  return { restored: done.length, lost: needed.filter((id) => !settled.has(id)).sort(), failures };
}

/** Reads the rows first: a file is written before its row, and deleted an hour after it. */
async function compare(database: Database, original: Place, copy: Place) {
  const rows = await findRows(database);
  const [originals, copies] = [await sizesIn(original.storage), await sizesIn(copy.storage)];
  // The row of a picture has no size. Of two files that differ, the shorter one was truncated.
  const wholeSize = (id: string) => rows.get(id) ?? Math.max(originals.get(id) ?? 0, copies.get(id) ?? 0);
  return { rows, originals, copies, isWhole: (sizes: Sizes, id: string) => sizes.get(id) === wholeSize(id) };
}

/** Leaves out what is not a file of this site, such as `lost+found` on a disk. */
async function sizesIn(storage: Storage): Promise<Sizes> {
  const sizes: Sizes = new Map();
  for await (const { key, byteSize } of storage.list('files/')) {
    const id = key.slice(key.indexOf('/') + 1);
    if (isFileId.test(id)) sizes.set(id, byteSize);
  }
  return sizes;
}

const isFileId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the files in the file storage that rows refer to. The size of a picture is null. */
async function findRows(database: Database): Promise<Map<string, number | null>> {
  const { id, byteSize, bytes } = storedFiles;
  const files = database.select({ id, byteSize: sql<number | null>`${byteSize}` }).from(storedFiles);
  const { pictureId, bytes: pictureBytes } = pictureSources;
  const pictures = database.select({ id: pictureId, byteSize: sql<number | null>`null::integer` }).from(pictureSources);
  const found = await files.where(isNull(bytes)).unionAll(pictures.where(isNull(pictureBytes)));
  return new Map(found.map((row) => [row.id, row.byteSize]));
}
