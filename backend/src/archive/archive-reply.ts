import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import { conflict } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';
import { type ArchiveFile, writeArchive } from './write-archive.ts';

/** A zip archive with the name of its download, in ASCII. */
export type Archive = { name: string; files: readonly ArchiveFile[] };

type ArchiveScope = OwnerScope & { config: BackendConfig };

/**
 * Replies with a zip archive as a download.
 * @throws Problem 409 while another archive of the owner is prepared
 * @param archiveOf all that it and the files read comes from one snapshot of the database
 */
export async function archiveReply<S extends ArchiveScope>(
  scope: S,
  archiveOf: (snapshot: S) => Promise<Archive>,
): Promise<Reply> {
  const { name, file } = await createArchive(scope, archiveOf);
  const { size } = await file.stat();
  return {
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name}"`,
    },
    payload: file.createReadStream(),
  };
}

/**
 * Writes the whole archive to a file before the reply starts, for which `api.download` of shared-api waits 4 minutes.
 * So an error never leads to an incomplete archive, and a slow client never blocks a database connection. Deletes the
 * file's name as soon as the file is open: its content stays readable until it is closed, and no file is left behind.
 */
async function createArchive<S extends ArchiveScope>(
  scope: S,
  archiveOf: (snapshot: S) => Promise<Archive>,
): Promise<{ name: string; file: FileHandle }> {
  const path = join(scope.config.temporaryFolder, `verandah-export-${randomUUID()}.zip`);
  try {
    const name = await scope.database.transaction(
      async (database) => {
        await requireOnlyArchive({ ...scope, database });
        const archive = await archiveOf({ ...scope, database });
        await writeArchive(path, archive.files, scope.now);
        return archive.name;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return { name, file: await open(path) };
  } finally {
    await rm(path, { force: true });
  }
}

/** An archive can take minutes of CPU time, so each owner gets one at a time. The end of the transaction unlocks. */
async function requireOnlyArchive({ database, owner }: OwnerScope): Promise<void> {
  const { rows } = await database.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`archive of ${owner.id}`}, 0)) as locked`,
  );
  if (!rows[0]?.locked) {
    throw conflict('archive-in-progress', 'We’re still preparing your last download. Try again when it’s finished.');
  }
}
