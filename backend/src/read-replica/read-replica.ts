import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { openPool } from '../database/open-pool.ts';
import { Problem } from '../http/problem.ts';
import { canReadReplica, observe, parseWalPosition, unknownProgress, type WalPosition } from './replay-progress.ts';

const pollIntervalMs = 100;
const pollTimeoutMs = 500;
/**
 * When the replica's machine is down, a connection attempt gets no response. Without these limits a read would wait for
 * minutes.
 */
const connectTimeoutMs = 500;
const queryTimeoutMs = 5_000;

const writtenPosition = 'select pg_current_wal_lsn() as position';
/**
 * Selects up to which position the server has replayed the log. The result is null when the server is no longer a
 * replica, for example after it was promoted to primary.
 */
const replayedPosition = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position';

/**
 * Used when the position of a write could not be read. No replica ever reaches this position, so the next reads use the
 * primary.
 */
const lastPosition = 'FFFFFFFF/FFFFFFFF';

export type ReadReplica = {
  /** Runs `work` on the replica; on the primary when the replica lacks the browser's last write, lags or fails. */
  read: <T>(lastWrite: WalPosition | null, work: (database: Database) => Promise<T>) => Promise<T>;
  /** Returns the primary's current log position. All writes that were committed before the call are at or before it. */
  currentPosition: () => Promise<string>;
  /** The connections of `read`, for its figures. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

type Options = { primary: Database; primaryUrl: string; replicaUrl: string; log: FastifyBaseLogger };

/** Connects to a streaming replica and polls how far it has replayed the primary's log. */
export function openReadReplica({ primary, primaryUrl, replicaUrl, log }: Options): ReadReplica {
  // The polls have their own connections, so that they do not wait while all connections of the pool are busy.
  const [primaryPoll, replicaPoll] = [openPool(primaryUrl, pollPool), openPool(replicaUrl, pollPool)];
  const pool = openPool(replicaUrl, readPool);
  const replica = drizzle(pool);
  const stopping = new AbortController();
  let progress = unknownProgress;
  let isUsed: boolean | undefined;
  let failureMessage = '';
  const polling = poll();
  return {
    pool,
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
    const [wasUsed, lastMessage] = [isUsed, failureMessage];
    isUsed = canReadReplica(progress, null, performance.now());
    failureMessage = failure instanceof Error ? failure.message : '';
    // Another failure can follow the first one: a time-out, and then the address of a database that is no replica.
    if (isUsed === wasUsed && failureMessage === lastMessage) return;
    if (isUsed) log.info('reads use the replica');
    else log.warn(failure ? { err: failure } : {}, `reads use the primary: the replica ${failure ? 'failed' : 'lags'}`);
  }
}

const pollPool = { max: 1, connectionTimeoutMillis: connectTimeoutMs, query_timeout: pollTimeoutMs };
const readPool = { max: 10, connectionTimeoutMillis: connectTimeoutMs, query_timeout: queryTimeoutMs };

async function positionOf(pool: pg.Pool, query: string): Promise<string> {
  const { rows } = await pool.query<{ position: string | null }>(query);
  return rows[0]?.position ?? '';
}

function toPosition(text: string): WalPosition {
  const position = parseWalPosition(text);
  if (position === null) throw new Error('Expected DATABASE_READ_URL to name a streaming replica of DATABASE_URL.');
  return position;
}
