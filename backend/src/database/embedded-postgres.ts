import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterUrl, initialiseCluster, startCluster } from './postgres-cluster.ts';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/** The whole site stays within 700 MB: small buffers, few connections. */
const settings = {
  shared_buffers: '32MB',
  max_connections: '40',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  io_method: 'sync',
};

/** A real PostgreSQL in the data folder's `postgres/`. */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const home = join(dataFolder, 'postgres');
  const cluster = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  await mkdir(home, { recursive: true });
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    const password = randomBytes(24).toString('base64url');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await initialiseCluster(cluster, password);
  }
  const password = await readFile(passwordFile, 'utf8');
  const running = await startCluster(cluster, settings);
  return { url: clusterUrl(running.port, password), stop: running.stop };
}
