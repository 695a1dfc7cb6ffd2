import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { openPool } from '../database/open-pool.ts';

/** The longest time that a count delays a request. */
const timeoutMs = 500;
/** How long a backend counts for itself after PostgreSQL did not answer. */
const awayMs = 5_000;

/** Counts a request of a client. */
export type Counter = (client: string) => Promise<{ requests: number; msUntilEnd: number }>;

export type RateLimits = {
  /** Returns a counter for windows of this length. */
  counterOf: (limit: { max: number; windowMs: number }) => Counter;
  close: () => Promise<void>;
};

/**
 * Counts requests in PostgreSQL, so that a limit holds for all backends together. While PostgreSQL does not answer,
 * this backend counts for itself. The connections are its own, so that counts do not wait behind requests.
 */
export function openRateLimits(url: string, log: FastifyBaseLogger): RateLimits {
  const pool = openPool(url, { max: 2, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  let awayUntil = 0;

  function setAway(err: unknown): void {
    if (awayUntil === 0) log.warn({ err }, 'rate limits hold for each backend: PostgreSQL does not count');
    awayUntil = performance.now() + awayMs;
  }
  function setBack(): void {
    if (awayUntil !== 0) log.warn('rate limits hold for all backends together again');
    awayUntil = 0;
  }

  return {
    counterOf: ({ max, windowMs }) => {
      const limit = { points: max, duration: windowMs / 1_000 };
      const local = new RateLimiterMemory(limit);
      const shared = new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        // By default it is recognised by the name of its class, which is another one when traces are on.
        storeType: 'pool',
        keyPrefix: '',
        tableName: 'rate_limits',
        tableCreated: true,
        // The job `deleteExpiredRows` does that.
        clearExpiredByTimeout: false,
        // Refuses further requests of a client over its limit without a query.
        inMemoryBlockOnConsumed: max + 1,
      });
      const consume = async (client: string): Promise<RateLimiterRes> => {
        if (performance.now() < awayUntil) return local.consume(client);
        try {
          const counted = await shared.consume(client);
          setBack();
          return counted;
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          setAway(error);
          return local.consume(client);
        }
      };
      return async (client) => {
        try {
          const { consumedPoints, msBeforeNext } = await consume(client);
          return { requests: consumedPoints, msUntilEnd: msBeforeNext };
        } catch (error) {
          if (error instanceof RateLimiterRes) return { requests: max + 1, msUntilEnd: error.msBeforeNext };
          throw error;
        }
      };
    },
    close: () => pool.end(),
  };
}
