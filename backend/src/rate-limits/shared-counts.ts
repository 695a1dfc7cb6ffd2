import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from './rate-limit-table.ts';

type Done = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Returns a store for `@fastify/rate-limit` that counts in PostgreSQL, so that a limit holds for all backends together.
 * `group` names the routes that share a count. While PostgreSQL does not answer, each backend counts for itself.
 */
export function sharedCounts(database: Database, group: string): FastifyRateLimitStoreCtor {
  return class SharedCounts implements FastifyRateLimitStore {
    #limiter?: RateLimiterDrizzle;

    incr(client: string, done: Done, timeWindow: number, max: number): void {
      this.#limiter ??= limiterOf(database, max, timeWindow / 1_000);
      this.#limiter.consume(hashOf(`${group} ${client}`)).then(
        ({ consumedPoints, msBeforeNext }) => done(null, { current: consumedPoints, ttl: msBeforeNext }),
        (refused) => {
          if (refused instanceof RateLimiterRes) done(null, { current: max + 1, ttl: refused.msBeforeNext });
          else done(refused);
        },
      );
    }

    child(): FastifyRateLimitStore {
      return new SharedCounts();
    }
  };
}

const limiterOf = (database: Database, points: number, duration: number) =>
  new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    points,
    duration,
    // Further requests of a client over its limit are refused without a query.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ points, duration }),
    // The job `deleteExpiredRows` does that.
    clearExpiredByTimeout: false,
  });
