import { execFile } from 'node:child_process';
import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Files that a backup leaves out: the log, which is archived or streamed, and those of the running server. */
const leftOut = ['./pg_wal/*', './postmaster.pid', './postmaster.opts'];

/**
 * Copies a cluster while it runs, with the low-level backup functions that `pg_basebackup` calls: the embedded
 * PostgreSQL does not contain that program, and Debian's refuses a newer server. See "Making a Base Backup Using the
 * Low Level API" in PostgreSQL's manual. A copy needs the log from the start of the backup on.
 */
export async function baseBackup(url: string, from: string, to: string): Promise<void> {
  const archive = `${to}.tar`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('backup', true)`);
    await run('tar', ['-C', from, ...leftOut.map((pattern) => `--exclude=${pattern}`), '-cf', archive, '.']).catch(
      requireChangedOnly,
    );
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await mkdir(to, { mode: 0o700 });
    await run('tar', ['-C', to, '-xpf', archive]);
    await addFile(to, 'backup_label', rows[0]?.labelfile);
  } finally {
    await client.end();
  }
}

/** Adds a file to a copied cluster, which belongs to another user when this process is root. */
export async function addFile(cluster: string, name: string, content = ''): Promise<void> {
  const { uid, gid } = await stat(cluster);
  await writeFile(join(cluster, name), content);
  await chown(join(cluster, name), uid, gid);
}

/** Tar ends with 1 when files changed while it read them. The log repairs such files. */
function requireChangedOnly(error: { code?: number }): void {
  if (error.code !== 1) throw error;
}
