import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { canReadReplica, observe, parseWalPosition, unknownProgress, type WalPosition } from './replay-progress.ts';

const pollIntervalMs = 100;
const pollTimeoutMs = 500;
/** A replica whose machine is gone does not refuse connections: without a limit a read would wait for minutes. */
const connectTimeoutMs = 500;
const queryTimeoutMs = 5_000;

const writtenPosition = 'select pg_current_wal_lsn() as position';
/** Null on a server that is not a replica, such as one that was promoted. */
const replayedPosition = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position';

/** Beyond every position, for a write whose position is unknown. */
const lastPosition = 'FFFFFFFF/FFFFFFFF';

export type ReadReplica = {
  /** Runs a read on the replica, or on the primary when the replica is behind the session's last write or fails. */
  read: <T>(lastWrite: WalPosition | null, work: (database: Database) => Promise<T>) => Promise<T>;
  /** The primary's position after all writes that are committed. */
  currentPosition: () => Promise<string>;
  close: () => Promise<void>;
};

type Options = { primary: Database; primaryUrl: string; replicaUrl: string; log: FastifyBaseLogger };

/** Connects to a streaming replica and observes how far it is. */
export function openReadReplica({ primary, primaryUrl, replicaUrl, log }: Options): ReadReplica {
  // Connections of their own, so that a busy pool does not delay the observation.
  const [primaryPoll, replicaPoll] = [openPool(primaryUrl, pollPool), openPool(replicaUrl, pollPool)];
  const pool = openPool(replicaUrl, { max: 10, query_timeout: queryTimeoutMs });
  const replica = drizzle(pool);
  const stopping = new AbortController();
  let progress = unknownProgress;
  let isUsed: boolean | undefined;
  const polling = poll();
  return {
    read: async (lastWrite, work) => {
      if (!canReadReplica(progress, lastWrite, performance.now())) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (error instanceof Problem) throw error;
        progress = unknownProgress;
        log.warn({ err: error }, 'a read failed on the replica and runs on the primary');
        return work(primary);
      }
    },
    currentPosition: () =>
      positionOf(primaryPoll, writtenPosition).catch((error: unknown) => {
        log.warn({ err: error }, 'the position of a write is unknown');
        return lastPosition;
      }),
    close: async () => {
      stopping.abort();
      await polling;
      await Promise.all([primaryPoll.end(), replicaPoll.end(), pool.end()]);
    },
  };

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const at = performance.now();
      let failure: unknown;
      try {
        const written = toPosition(await positionOf(primaryPoll, writtenPosition));
        progress = observe(progress, {
          at,
          written,
          replayed: toPosition(await positionOf(replicaPoll, replayedPosition)),
        });
      } catch (error) {
        failure = error;
        progress = unknownProgress;
      }
      logChange(failure);
      await wait(pollIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  function logChange(failure: unknown): void {
    const wasUsed = isUsed;
    isUsed = canReadReplica(progress, null, performance.now());
    if (isUsed === wasUsed) return;
    if (isUsed) log.info('reads use the replica');
    else log.warn(failure ? { err: failure } : {}, `reads use the primary: the replica ${failure ? 'failed' : 'lags'}`);
  }
}

const pollPool = { max: 1, query_timeout: pollTimeoutMs };

function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: connectTimeoutMs, ...options });
  // The pool replaces broken idle connections. Without a listener the error would end the process.
  pool.on('error', () => {});
  return pool;
}

async function positionOf(pool: pg.Pool, query: string): Promise<string> {
  const { rows } = await pool.query<{ position: string | null }>(query);
  return rows[0]?.position ?? '';
}

function toPosition(text: string): WalPosition {
  const position = parseWalPosition(text);
  if (position === null) throw new Error('Expected DATABASE_READ_URL to name a streaming replica of DATABASE_URL.');
  return position;
}
