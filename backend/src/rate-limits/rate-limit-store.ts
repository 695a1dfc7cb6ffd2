import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { hashOf } from '../auth/secrets.ts';
import type { Counter, RateLimits } from './open-rate-limits.ts';

type Done = Parameters<FastifyRateLimitStore['incr']>[1];

/** Returns a store for `@fastify/rate-limit`. `group` names the routes that share a count. */
export function rateLimitStore(limits: RateLimits, group: string): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    #count?: Counter;

    incr(client: string, done: Done, windowMs: number, max: number): void {
      this.#count ??= limits.counterOf({ max, windowMs });
      this.#count(hashOf(`${group} ${client}`)).then(
        ({ requests, msUntilEnd }) => done(null, { current: requests, ttl: msUntilEnd }),
        (error) => done(error),
      );
    }

    child(): FastifyRateLimitStore {
      return new RateLimitStore();
    }
  };
}
