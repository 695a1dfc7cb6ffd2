import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, isolateIncompatible, latestBuild, readBuild } from 'federation';
import { integrityOf } from 'federation/integrity';
import { clientBuild } from './client-build.ts';
import { type Routes, routesOf } from './routes.ts';

export type LiveBuild = { build: Build; routes: Routes };

/**
 * Thrown when a build is live but cannot be read: its file is missing, incomplete or invalid. The log entry with the
 * reference says why.
 */
export class UnreadableBuild extends Error {
  override readonly name = 'UnreadableBuild';
  readonly reference: string;

  constructor(reference: string, cause: unknown) {
    super(`The live build cannot be read (reference ${reference}): ${String(cause)}`, { cause });
    this.reference = reference;
  }
}

/**
 * A source of the build that is live now.
 * @throws Error when no build is live, UnreadableBuild when the live build cannot be read
 */
export type Builds = { current: () => Promise<LiveBuild> };

/**
 * The minimum time between two reads of `builds/latest.json`. It is short, so that a promoted build is live within a
 * second.
 */
const pointerLifetimeMs = 250;

/**
 * Reads the live build from the release store, and reads it again after `builds/latest.json` has changed. When a file
 * cannot be read, logs why, and the build that was read last stays live. So the site still works while the store is
 * being copied.
 */
export class LiveBuilds implements Builds {
  #folder: string;
  #now: () => number;
  #current: LiveBuild | null = null;
  #pointerStamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #failure: UnreadableBuild | null = null;

  constructor(folder: string, now: () => number = () => performance.now()) {
    this.#folder = folder;
    this.#now = now;
  }

  /** @throws Error when no build has been promoted yet, UnreadableBuild when the first one cannot be read */
  async current(): Promise<LiveBuild> {
    if (this.#now() - this.#checkedAt >= pointerLifetimeMs) {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = null;
      });
      await this.#checking;
    }
    if (!this.#current && this.#failure) throw this.#failure;
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
          const live = isolateIncompatible(readBuild(JSON.parse(table.toString()), id));
          reportUnsupported(live);
          this.#current = { build: live, routes: routesOf(live, integrityOf(clientBuild(table))) };
        }
        this.#pointerStamp = stamp;
      }
      this.#failure = null;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#checkedAt = this.#now();
    }
  }

  /** Logs the error, unless the last check failed with the same one. Without a pointer, no build has been promoted. */
  #fail(error: unknown): void {
    const isMissing = (error as NodeJS.ErrnoException).path?.endsWith('latest.json') ?? false;
    if (isMissing || String(this.#failure?.cause) === String(error)) return;
    this.#failure = new UnreadableBuild(randomBytes(4).toString('hex').toUpperCase(), error);
    const stays = this.#current ? `; build ${this.#current.build.id} stays live` : '';
    console.error(`gateway: ${this.#failure.message}${stays}`);
  }
}

/** Logs the remotes of a new build that cannot run, with the reason. Their pages show a failure notice. */
function reportUnsupported({ id, remotes }: Build): void {
  for (const { unsupported } of Object.values(remotes))
    if (unsupported) console.error(`gateway: build ${id}: ${unsupported}`);
}
