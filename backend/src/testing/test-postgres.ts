import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUrl, initialiseCluster, startCluster } from '../database/postgres-cluster.ts';
import { makeTemplate } from './test-database.ts';

export { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

export type TestPostgres = { templateUrl: string; stop: () => Promise<void> };

/** Test data need not survive a power failure. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  io_method: 'sync',
};

/** Starts a temporary PostgreSQL with a migrated template. */
export async function startTestPostgres(settings: Record<string, string> = testSettings): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'verandah-test-'));
  await chmod(home, 0o711);
  const cluster = join(home, 'cluster');
  await initialiseCluster(cluster, { password: 'test', durable: false });
  const running = await startCluster(cluster, settings);
  const stop = async () => {
    await running.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    return { templateUrl: await makeTemplate(clusterUrl(running.port, 'test')), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
