import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { percentAt } from 'federation/canary';
import type { GatewayConfig } from '../config.ts';
import type { Builds, LiveBuild, LiveBuilds } from '../live-build.ts';
import type { RoutedPage } from '../routes.ts';
import { bucketCookie, bucketCount } from './bucket-cookie.ts';

/** What a document contains while a canary runs. */
export type Assigned = {
  live: LiveBuild;
  /** The value of `Set-Cookie` for a visitor who has no group yet. */
  setCookie: string | null;
};

type Chance = { now?: () => number; bucket?: () => number };

/**
 * Chooses between the live build and the canary. A visitor gets a group with the first document and keeps it. The
 * canary is for the groups below its share, so no visitor leaves it when the share grows. Without a canary nothing is
 * chosen.
 */
export class VisitorBuilds {
  readonly #live: LiveBuilds;
  readonly #cookie: ReturnType<typeof bucketCookie>;
  readonly #now: () => number;
  readonly #bucket: () => number;
  /** The builds of each group, and of browsers without one. */
  readonly #builds = new Map<number | null, Builds>();

  constructor(
    live: LiveBuilds,
    { publicOrigin }: Pick<GatewayConfig, 'publicOrigin'>,
    { now = Date.now, bucket = () => randomInt(bucketCount) }: Chance = {},
  ) {
    this.#live = live;
    this.#cookie = bucketCookie(publicOrigin);
    this.#now = now;
    this.#bucket = bucket;
  }

  /**
   * Returns the build for a document; null while no canary runs.
   * @throws Error when no build is live
   */
  async assign(request: FastifyRequest): Promise<Assigned | null> {
    await this.#live.current();
    if (!this.#live.canary) return null;
    const known = this.#cookie.read(request);
    const bucket = known ?? this.#bucket();
    return { live: await this.#of(bucket), setCookie: known === null ? this.#cookie.store(bucket) : null };
  }

  /**
   * The builds of this browser, one object for all browsers of its group. A browser without a group gets the live
   * build: it has loaded no document of the canary.
   */
  of(request: FastifyRequest): Builds {
    const bucket = this.#cookie.read(request);
    const builds = this.#builds.get(bucket) ?? { current: () => this.#of(bucket) };
    this.#builds.set(bucket, builds);
    return builds;
  }

  async #of(bucket: number | null): Promise<LiveBuild> {
    const live = await this.#live.current();
    const { canary } = this.#live;
    return canary && bucket !== null && bucket < percentAt(canary, this.#now()) ? canary.live : live;
  }
}

/** No cache between the gateway and a browser may give one visitor's document to another one. */
export function assignedHeaders({ setCookie }: Assigned, page: RoutedPage | null): Record<string, string> {
  return {
    ...(page?.access === 'public' && { 'cache-control': 'private, no-cache' }),
    ...(setCookie !== null && { 'set-cookie': setCookie }),
  };
}
