import type { ReleaseHealth } from 'federation/release-health';
import { LRUCache } from 'lru-cache';

/** How long a network counts for a release, and how many networks do. */
const countedMs = 24 * 3_600_000;
const maxVisitors = 10_000;
/** Builds have about ten packages, and few of their releases are live within a day. */
const maxReleases = 200;

type Visitor = { hasFailed: boolean };
type Counted = { name: string; version: string; visitors: LRUCache<string, Visitor> };

/**
 * Counts from how many networks each release was opened, and at how many of them it failed. Each network counts once
 * per release in 24 hours, so that one client cannot add up to many, whatever number of tickets it has.
 */
export class VisitCounts {
  readonly #releases = new LRUCache<string, Counted>({ max: maxReleases });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add({ name, version }: { name: string; version: string }, networkId: string, hasFailed: boolean): void {
    const key = `${name}@${version}`;
    let counted = this.#releases.get(key);
    if (!counted) {
      counted = { name, version, visitors: this.#newVisitors() };
      this.#releases.set(key, counted);
    }
    const known = counted.visitors.get(networkId);
    if (!known) counted.visitors.set(networkId, { hasFailed });
    else if (hasFailed) known.hasFailed = true;
  }

  health(): ReleaseHealth {
    return {
      releases: [...this.#releases.values()].map(({ name, version, visitors }) => {
        visitors.purgeStale();
        const failed = [...visitors.entries()].flatMap(([id, { hasFailed }]) => (hasFailed ? [id] : []));
        return { name, version, visitors: visitors.size, failed };
      }),
    };
  }

  #newVisitors(): LRUCache<string, Visitor> {
    return new LRUCache({ max: maxVisitors, ttl: countedMs, ttlResolution: 0, perf: { now: this.#now } });
  }
}
