import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from 'server-process';
import { type FileLock, lockDataFolder } from './file-lock.ts';
import { stopOrphanedPostgres } from './orphaned-postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import {
  ClusterDidNotStart,
  clusterUrl,
  initialiseCluster,
  type RunningCluster,
  startCluster,
} from './postgres-cluster.ts';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/** Small buffers and few connections, because PostgreSQL shares one machine with the whole site. */
const embeddedSettings: Record<string, string> = {
  shared_buffers: '32MB',
  max_connections: '40',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
};

/**
 * Starts PostgreSQL with its data in the folder `postgres/` of the data folder.
 * @param lock the caller's lock of the data folder; without one, this function locks it
 * @param settings PostgreSQL's settings, for measurements at the size of a server
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  lock?: FileLock,
  settings = embeddedSettings,
): Promise<EmbeddedPostgres> {
  // Fails before anything is written.
  await postgresBinaries();
  const ownLock = lock ? null : lockDataFolder(dataFolder);
  const home = join(dataFolder, 'postgres');
  try {
    await mkdir(home, { recursive: true });
    const cluster = await realpath(home).then((path) => join(path, 'cluster'));
    const password = await initialiseOnce(home, cluster);
    await stopOrphanedPostgres(cluster);
    const running = await supervise(cluster, settings);
    return {
      url: clusterUrl(running.port, password),
      stop: async () => {
        await running.stop();
        ownLock?.release();
      },
    };
  } catch (error) {
    ownLock?.release();
    throw error instanceof ClusterDidNotStart ? damagedFolderError(home, error.message) : error;
  }
}

/** Returns the URL of the embedded PostgreSQL that a running site uses. @throws StartError when none is running */
export async function runningPostgresUrl(dataFolder: string): Promise<string> {
  const home = join(dataFolder, 'postgres');
  try {
    const [, , , port] = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    return clusterUrl(Number(port), await readFile(join(home, 'password'), 'utf8'));
  } catch {
    throw new StartError(`Expected a running site with its data in ${dataFolder}. Start it, or set DATABASE_URL.`);
  }
}

function damagedFolderError(home: string, what: string): Error {
  return new Error(
    `${what}\nIf its files are damaged, bring ${home} back from a backup, or move it away: the next start then begins with an empty database.`,
  );
}

/**
 * Creates the cluster (PostgreSQL's data folder) under another name and then renames it, so that an interrupted start
 * leaves no incomplete cluster and can be repeated.
 */
async function initialiseOnce(home: string, cluster: string): Promise<string> {
  const passwordFile = join(home, 'password');
  if (!existsSync(cluster)) {
    const draft = `${cluster}.new`;
    await rm(draft, { recursive: true, force: true });
    const password = randomBytes(24).toString('base64url');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await initialiseCluster(draft, { password, durable: true });
    await rename(draft, cluster);
  }
  return readFile(passwordFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw damagedFolderError(
      home,
      `Expected the database's password in ${passwordFile}, but it cannot be read (${error.code}).`,
    );
  });
}

/** Starts the server, and starts it again on the same port when it exits unexpectedly. */
async function supervise(
  cluster: string,
  settings: Record<string, string>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  let current = await startWithRetry(cluster, settings);
  let stopping = false;
  const { port } = current;
  const watched = watch();
  return {
    port,
    stop: async () => {
      stopping = true;
      await current.stop();
      await watched;
    },
  };

  async function watch(): Promise<void> {
    while (!stopping) {
      await current.exited;
      if (stopping) return;
      try {
        current = await startWithRetry(cluster, settings, port);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return;
      }
    }
  }
}

/**
 * Tries to start for up to 10 s: a killed server releases its shared memory late, and another process may take the port
 * that was free when we chose it.
 */
async function startWithRetry(
  cluster: string,
  settings: Record<string, string>,
  port?: number,
): Promise<RunningCluster> {
  for (let waited = 0; ; waited += 200) {
    try {
      return await startCluster(cluster, settings, port);
    } catch (error) {
      const passing = error instanceof ClusterDidNotStart && /shared memory|already in use|lock file/i.test(error.log);
      if (!passing || waited >= 10_000) throw error;
      await wait(200);
    }
  }
}
