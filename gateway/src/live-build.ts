import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, isolateIncompatible, latestBuild, readBuild } from 'federation';
import { integrityOf } from 'federation/integrity';
import { type Routes, routesOf } from './routes.ts';

export type LiveBuild = { build: Build; routes: Routes };

/** @throws Error when no build is live */
export type Builds = { current: () => Promise<LiveBuild> };

/** How long `builds/latest.json` is cached. Short, so that a release is live within a second. */
const pointerLifetimeMs = 250;

/**
 * Reads the live build, and reads it again when `builds/latest.json` has changed. When a file cannot be read, the last
 * good build stays live, so that an incomplete copy of the store does not stop the site.
 */
export class LiveBuilds implements Builds {
  #folder: string;
  #now: () => number;
  #current: LiveBuild | null = null;
  #pointerStamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  constructor(folder: string, now: () => number = () => performance.now()) {
    this.#folder = folder;
    this.#now = now;
  }

  /** @throws Error when nothing has been promoted yet */
  async current(): Promise<LiveBuild> {
    if (this.#now() - this.#checkedAt >= pointerLifetimeMs) {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = null;
      });
      await this.#checking;
    }
    if (!this.#current) throw new Error(`No build is live in ${this.#folder}: promote a shell and its remotes first.`);
    return this.#current;
  }

  async #check(): Promise<void> {
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
      this.#checkedAt = this.#now();
    }
  }
}

/** Logs, once per build, the remotes that cannot run and whose pages show a failure notice. */
function reportUnsupported({ id, remotes }: Build): void {
  for (const { unsupported } of Object.values(remotes))
    if (unsupported) console.error(`gateway: build ${id}: ${unsupported}`);
}
