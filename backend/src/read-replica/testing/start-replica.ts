import { execFile } from 'node:child_process';
import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterUrl, type RunningCluster, startCluster } from '../../database/postgres-cluster.ts';

const run = promisify(execFile);

/** Settings of a primary that a replica can stream from. */
export const primarySettings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

/**
 * Copies a running cluster with the low-level backup functions that `pg_basebackup` calls: the embedded PostgreSQL does
 * not contain that program, and Debian's refuses a newer server. See "Making a Base Backup Using the Low Level API" in
 * PostgreSQL's manual. Nothing may write during the copy.
 */
export async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    await run('cp', ['--archive', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  for (const file of ['postmaster.pid', 'postmaster.opts']) await rm(join(to, file), { force: true });
  const log = join(to, 'pg_wal');
  for (const file of await readdir(log)) await rm(join(log, file), { recursive: true });
  await writeFile(join(to, 'standby.signal'), '');
  // As root the cluster belongs to another user.
  const { uid, gid } = await stat(to);
  for (const file of ['backup_label', 'standby.signal']) await chown(join(to, file), uid, gid);
}

/** Starts a copied cluster as a streaming replica. */
export function startReplica(folder: string, primary: RunningCluster, settings: Record<string, string>, port?: number) {
  const { hostname, port: primaryPort, username, password } = new URL(clusterUrl(primary.port, 'test'));
  const connection = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  return startCluster(folder, { ...settings, primary_conninfo: connection }, port);
}
