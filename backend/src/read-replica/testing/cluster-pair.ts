import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  ClusterDidNotStart,
  clusterUrl,
  initialiseCluster,
  type RunningCluster,
  startCluster,
} from '../../database/postgres-cluster.ts';
import { copyCluster, primarySettings, startReplica } from './start-replica.ts';

const settings = {
  ...primarySettings,
  // Processes are killed here, but the machine goes on, so nothing is lost without it.
  fsync: 'off',
  max_connections: '80',
  shared_buffers: '64MB',
  io_method: 'sync',
  wal_retrieve_retry_interval: '100ms',
};

type Server = { folder: string; cluster: RunningCluster };

/**
 * A primary with a synchronous replica: a commit is acknowledged only when both have it, so that a fail-over loses
 * nothing. The embedded PostgreSQL has the password `test`.
 */
export class ClusterPair {
  #primary: Server;
  #replica: Server;

  private constructor(primary: Server, replica: Server) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** @param home a folder that the user of PostgreSQL may enter */
  static async start(home: string): Promise<ClusterPair> {
    const [from, to] = [join(home, 'one'), join(home, 'two')];
    await initialiseCluster(from, { password: 'test', durable: false });
    const primary = { folder: from, cluster: await startCluster(from, settings) };
    const pair = new ClusterPair(primary, await copyOf(primary, to));
    await pair.#waitForReplica();
    return pair;
  }

  get primaryPort(): number {
    return this.#primary.cluster.port;
  }

  get replicaPort(): number {
    return this.#replica.cluster.port;
  }

  /** Kills the primary without any shutdown, and starts it again. */
  async killPrimary(): Promise<void> {
    const { folder, cluster } = this.#primary;
    await kill(this.#primary);
    this.#primary = { folder, cluster: await restart(() => startCluster(folder, settings, cluster.port)) };
  }

  /** Kills the primary and makes the replica the primary. The old primary becomes the replica, as a new copy. */
  async failOver(): Promise<void> {
    const old = this.#primary;
    await kill(old);
    this.#primary = this.#replica;
    await this.#onPrimary('select pg_promote()');
    // Commits wait for no replica until the new one streams.
    await this.#onPrimary(`alter system set synchronous_standby_names = ''`);
    await this.#onPrimary('select pg_reload_conf()');
    await rm(old.folder, { recursive: true });
    await rm(`${old.folder}.tar`, { force: true });
    this.#replica = await copyOf(this.#primary, old.folder);
    await this.#waitForReplica();
  }

  async stop(): Promise<void> {
    await this.#replica.cluster.stop();
    await this.#primary.cluster.stop();
  }

  async #waitForReplica(): Promise<void> {
    while ((await this.#onPrimary('select from pg_stat_replication where state = $1', ['streaming'])) === 0)
      await wait(20);
    await this.#onPrimary(`alter system set synchronous_standby_names = '*'`);
    await this.#onPrimary('select pg_reload_conf()');
  }

  /** Returns the number of rows. */
  async #onPrimary(statement: string, values: string[] = []): Promise<number> {
    const client = new pg.Client({ connectionString: clusterUrl(this.primaryPort, 'test') });
    await client.connect();
    try {
      return (await client.query(statement, values)).rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
}

async function copyOf(primary: Server, folder: string): Promise<Server> {
  await copyCluster(clusterUrl(primary.cluster.port, 'test'), primary.folder, folder);
  return { folder, cluster: await startReplica(folder, primary.cluster, settings) };
}

async function kill({ folder, cluster }: Server): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await cluster.exited;
}

/** The processes of a killed server end a moment later, and until then it does not start again. */
async function restart(start: () => Promise<RunningCluster>): Promise<RunningCluster> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof ClusterDidNotStart) || performance.now() > deadline) throw error;
      await wait(100);
    }
  }
}
