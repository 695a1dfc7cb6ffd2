import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, isolateIncompatible, latestBuild, readBuild } from 'federation';
import { integrityOf } from 'federation/integrity';
import { type Routes, routesOf } from './routes.ts';

export type LiveBuild = { build: Build; routes: Routes };

/** @throws Error while nothing is live */
export type Builds = { current: () => Promise<LiveBuild> };

/** How long a look at the pointer is good for: a release is live well within a second. */
const pointerLifetimeMs = 250;

/**
 * The build that is live, read again when the pointer has moved. A pointer or build that cannot be read leaves the last
 * good one in place, so that a half-copied store never takes the site down.
 */
export class LiveBuilds implements Builds {
  #folder: string;
  #now: () => number;
  #current: LiveBuild | null = null;
  #pointerStamp = '';
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(folder: string, now: () => number = () => performance.now()) {
    this.#folder = folder;
    this.#now = now;
  }

  /** @throws Error while nothing has ever been promoted into the store. */
  async current(): Promise<LiveBuild> {
    if (this.#now() - this.#lookedAt >= pointerLifetimeMs) {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null;
      });
      await this.#looking;
    }
    if (!this.#current) throw new Error(`No build is live in ${this.#folder}: promote a shell and its remotes first.`);
    return this.#current;
  }

  async #look(): Promise<void> {
    try {
      const pointer = join(this.#folder, 'builds/latest.json');
      const { mtimeNs, ino } = await stat(pointer, { bigint: true });
      const stamp = `${ino}-${mtimeNs}`;
      if (stamp !== this.#pointerStamp) {
        const { id } = latestBuild.parse(JSON.parse(await readFile(pointer, 'utf8')));
        if (id !== this.#current?.build.id) {
          const table = await readFile(join(this.#folder, `builds/meta/${id}.json`));
          const live = isolateIncompatible(readBuild(JSON.parse(table.toString())));
          reportUnsupported(live);
          this.#current = { build: live, routes: routesOf(live, integrityOf(table)) };
        }
        this.#pointerStamp = stamp;
      }
    } catch (error) {
      if (!this.#current) throw error;
    } finally {
      this.#lookedAt = this.#now();
    }
  }
}

/** Once per build, for the operator: the pages of these remotes show a failure notice. */
function reportUnsupported({ id, remotes }: Build): void {
  for (const { unsupported } of Object.values(remotes))
    if (unsupported) console.error(`gateway: build ${id}: ${unsupported}`);
}
