import { StartError } from 'server-process';
import type { Storage } from 'storage';
import type { Database } from '../database/database.ts';
import { attemptEach, type Failure } from './copy-each.ts';
import { missingKey } from './copy-place.ts';
import { fileKey } from './file-storage.ts';
import { findInUse } from './find-in-use.ts';

const dayMs = 24 * 3_600_000;

/** The most time that one run counts, so that a wrong clock cannot delete what the copy retains. */
const maxCountedMs = dayMs;

/**
 * How long the copy retains a file that was deleted: 30 days, as long as backups of the database whose rows refer to
 * it, and the day that a wrong clock can add.
 */
const retainedMs = 30 * dayMs + maxCountedMs;

/** When the copy was updated last, and for how long each file was missing in the original. */
type Missing = { updatedAt?: string; missingMs?: Record<string, number> };

/**
 * Deletes files from the copy that have been missing in the original, and had no row, for 30 days.
 * @param missing the ids of the files that the copy has and the original lacks
 * @throws StartError when another process updates the copy
 */
export async function removeOld(
  { database, copy }: { database: Database; copy: Storage },
  missing: readonly string[],
  now: Date,
): Promise<Failure[]> {
  const stored = await copy.read(missingKey);
  const { updatedAt, missingMs = {} }: Missing = stored ? JSON.parse(stored.bytes.toString()) : {};
  const passedMs = updatedAt === undefined ? 0 : now.getTime() - Date.parse(updatedAt);
  const countedMs = Math.min(Math.max(passedMs, 0), maxCountedMs);
  const count = (id: string) => (id in missingMs ? (missingMs[id] ?? 0) + countedMs : 0);
  // The copy may be all that is left of a file with a row.
  const inUse = await findInUse(database, missing);
  const counted = new Map(missing.filter((id) => !inUse.has(id)).map((id) => [id, count(id)]));
  const old = [...counted].filter(([, ms]) => ms >= retainedMs).map(([id]) => id);
  const { done, failures } = await attemptEach(old, async (id) => {
    await copy.remove(fileKey(id));
    return true;
  });
  for (const id of done) counted.delete(id);
  const next: Missing = { updatedAt: now.toISOString(), missingMs: Object.fromEntries(counted) };
  if (await copy.swap(missingKey, stored?.tag ?? null, Buffer.from(JSON.stringify(next)))) return failures;
  throw new StartError('Another process updates this copy. Run update again when it has ended.');
}
