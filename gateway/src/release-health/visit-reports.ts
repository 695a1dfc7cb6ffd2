import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseHealth, signWithVisitKey, visitKeyFile } from 'federation/release-health';
import { LRUCache } from 'lru-cache';
import type { LiveBuilds } from '../live-build.ts';
import type { TrustedStore } from '../signatures/trusted-store.ts';
import { networkOf } from './network-of.ts';
import { VisitCounts } from './visit-counts.ts';
import { readTicket, signTicket, ticketLifetimeMs } from './visit-ticket.ts';

/** What a visit says about the releases of its build, by package name. */
export type VisitReport = { ticket: string; loaded: readonly string[]; failed: readonly string[] };

type Sources = {
  /** The folder of the release store. */
  releases: string;
  builds: LiveBuilds;
  store: TrustedStore;
  now?: () => number;
};

/** How often the file of the key is read at most. */
const keyLifetimeMs = 2_000;

/**
 * Signs visit tickets and counts what the holders of a ticket report. A report counts for the releases of the ticket's
 * build only, and once per ticket and release.
 */
export class VisitReports {
  readonly #sources: Sources;
  readonly #now: () => number;
  readonly #counts: VisitCounts;
  readonly #used: LRUCache<string, true>;
  readonly #versions = new LRUCache<string, ReadonlyMap<string, string>>({ max: 20 });
  #key: string | null = null;
  #keyReadAt = Number.NEGATIVE_INFINITY;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#now = sources.now ?? Date.now;
    this.#counts = new VisitCounts(this.#now);
    this.#used = new LRUCache({ max: 100_000, ttl: ticketLifetimeMs, ttlResolution: 0, perf: { now: this.#now } });
  }

  /** Returns the key in the store; null when no release is watched. */
  async key(): Promise<string | null> {
    const now = this.#now();
    if (now - this.#keyReadAt >= keyLifetimeMs) {
      this.#keyReadAt = now;
      this.#key = await readFile(join(this.#sources.releases, visitKeyFile), 'utf8').catch(() => null);
    }
    return this.#key;
  }

  /** Returns a ticket for a visit of the live build or the canary; null for others, and when no release is watched. */
  async ticketFor(buildId: string): Promise<string | null> {
    const key = await this.key();
    return key !== null && (await this.#isServed(buildId)) ? signTicket(buildId, key, this.#now()) : null;
  }

  /** Counts a report. Ignores what does not count, without saying so: an attacker learns nothing. */
  async add({ ticket, loaded, failed }: VisitReport, address: string): Promise<void> {
    const key = await this.key();
    const visit = key === null ? null : readTicket(ticket, key, this.#now());
    if (key === null || !visit) return;
    const versions = await this.#versionsOf(visit.buildId);
    const networkId = signWithVisitKey(key, 'visitor', networkOf(address)).toString('base64url').slice(0, 16);
    for (const [names, hasFailed] of [[loaded, false] as const, [failed, true] as const]) {
      for (const name of names) {
        const version = versions.get(name);
        const use = `${visit.id} ${name} ${hasFailed}`;
        if (version === undefined || this.#used.has(use)) continue;
        this.#used.set(use, true);
        this.#counts.add({ name, version }, networkId, hasFailed);
      }
    }
  }

  health(): ReleaseHealth {
    return this.#counts.health();
  }

  async #isServed(buildId: string): Promise<boolean> {
    const { builds } = this.#sources;
    const live = await builds.current().catch(() => null);
    return live?.build.id === buildId || builds.canary?.live.build.id === buildId;
  }

  /** Returns the version of each package in a build; none for a build that is not trusted. */
  async #versionsOf(buildId: string): Promise<ReadonlyMap<string, string>> {
    const known = this.#versions.get(buildId);
    if (known) return known;
    const trusted = await this.#sources.store.build(buildId).catch(() => null);
    if (!trusted) return new Map();
    const { shell, remotes } = JSON.parse(trusted.file.toString()) as {
      shell: { name: string; version: string };
      remotes: Record<string, { name: string; version: string }>;
    };
    const versions = new Map([shell, ...Object.values(remotes)].map(({ name, version }) => [name, version]));
    this.#versions.set(buildId, versions);
    return versions;
  }
}
