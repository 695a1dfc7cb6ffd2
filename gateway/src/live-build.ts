import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, isolateIncompatible, readBuild } from 'federation';
import { buildPointer, type RunningCanary } from 'federation/canary';
import { integrityOf } from 'federation/integrity';
import type { GatewayConfig } from './config.ts';
import type { ErrorLog } from './error-log.ts';
import { type Routes, routesOf } from './routes.ts';
import { HighestSequence } from './signatures/highest-sequence.ts';
import { type TrustedBuild, type TrustedStore, UntrustedFile } from './signatures/trusted-store.ts';

export type LiveBuild = { build: Build; routes: Routes };
type TrustedLiveBuild = LiveBuild & { trusted: TrustedBuild };
/** A build for a part of the visitors, and when it is for how many. */
export type Canary = Pick<RunningCanary, 'steps'> & { live: TrustedLiveBuild };

/**
 * Thrown when a build is live but cannot be served: its file is missing, incomplete, invalid or not trusted. The log
 * entry with the reference says why.
 */
export class UnreadableBuild extends Error {
  override readonly name = 'UnreadableBuild';
  readonly reference: string;

  constructor(reference: string, cause: unknown) {
    super(`The live build cannot be read (reference ${reference}): ${String(cause)}`, { cause });
    this.reference = reference;
  }

  /** The reason without the paths of files, which only the log has. */
  get publicMessage(): string {
    const reason = this.cause instanceof UntrustedFile ? this.cause.message : 'a file cannot be read';
    return `The live build cannot be served (reference ${this.reference}): ${reason}`;
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
 * Reads the live build from the release store, and reads it again after `builds/latest.json` or the trusted keys have
 * changed. When a file cannot be read or is not trusted, or when the build is older than one that was live, logs why,
 * and the build that was read last stays live. So the site still works while the store is being copied.
 */
export class LiveBuilds implements Builds {
  #folder: string;
  #store: TrustedStore;
  #log: ErrorLog;
  #highest: HighestSequence;
  #now: () => number;
  #current: TrustedLiveBuild | null = null;
  #canary: Canary | null = null;
  #pointerStamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #failure: UnreadableBuild | null = null;

  constructor(
    { releases, sequenceFile }: Pick<GatewayConfig, 'releases' | 'sequenceFile'>,
    store: TrustedStore,
    log: ErrorLog,
    now: () => number = () => performance.now(),
  ) {
    this.#folder = releases;
    this.#store = store;
    this.#log = log;
    this.#highest = new HighestSequence(sequenceFile, log);
    this.#now = now;
  }

  /** Why the build that the store names is not served, in the last check; null when it is. */
  get failure(): UnreadableBuild | null {
    return this.#failure;
  }

  /** The canary beside the live build, in the last check; null when none runs or when it is not trusted. */
  get canary(): Canary | null {
    return this.#canary;
  }

  /** @throws Error when no build has been promoted yet, UnreadableBuild when the first one cannot be read */
  async current(): Promise<TrustedLiveBuild> {
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

  /** Waits until a running check has ended, which may write a file: nothing is written after the gateway has closed. */
  async close(): Promise<void> {
    await this.#checking;
  }

  async #check(): Promise<void> {
    try {
      const pointer = join(this.#folder, 'builds/latest.json');
      const { mtimeNs, ino } = await stat(pointer, { bigint: true });
      const stamp = `${ino}-${mtimeNs}`;
      const keys = await this.#store.keys();
      if (stamp !== this.#pointerStamp || keys !== this.#current?.trusted.keys) {
        const { id, canary } = buildPointer.parse(JSON.parse(await readFile(pointer, 'utf8')));
        if (id !== this.#current?.build.id || keys !== this.#current.trusted.keys) await this.#load(id);
        await this.#loadCanary(canary ?? null, keys);
        this.#pointerStamp = stamp;
      }
      this.#failure = null;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#checkedAt = this.#now();
    }
  }

  async #load(id: string): Promise<void> {
    const trusted = await this.#store.readBuild(id);
    await this.#highest.require(trusted.facts);
    const next = await this.#read(trusted, this.#current);
    await this.#highest.remember(trusted.facts);
    this.#current = next;
  }

  /**
   * The pointer is not signed, so it must not bring an old build back: a canary is signed as one, and newer than the
   * live build. Everyone gets the live build otherwise.
   */
  async #loadCanary(pointed: RunningCanary | null, keys: TrustedBuild['keys']): Promise<void> {
    const known = this.#canary?.live;
    this.#canary = null;
    if (!pointed) return;
    const { id, steps } = pointed;
    if (id === known?.build.id && keys === known.trusted.keys) {
      this.#canary = { live: known, steps };
      return;
    }
    const trusted = await this.#store.readBuild(id);
    const live = await this.#read(trusted, known ?? null);
    if (!live.build.canary) throw new UntrustedFile(`build ${id} is not trusted as a canary: it is none`);
    if (trusted.facts.sequence <= (this.#current?.trusted.facts.sequence ?? 0))
      throw new UntrustedFile(`the canary ${id} is not trusted: it is older than the live build`);
    this.#canary = { live, steps };
  }

  /** Verifies the releases of a build, and reads it unless its file is that of the build before. */
  async #read(trusted: TrustedBuild, before: TrustedLiveBuild | null): Promise<TrustedLiveBuild> {
    const { id } = trusted.facts;
    await this.#store.requireReleases(trusted);
    const known = before?.trusted.file.equals(trusted.file) ? before.build : null;
    const build = known ?? isolateIncompatible(readBuild(JSON.parse(trusted.file.toString()), id));
    if (!known) reportUnsupported(build, this.#log);
    const trust = { keys: [...trusted.keys], sequence: trusted.facts.sequence };
    return { build, routes: routesOf(build, integrityOf(trusted.table), trust), trusted };
  }

  /** Logs the error, unless the last check failed with the same one. Without a pointer, no build has been promoted. */
  #fail(error: unknown): void {
    const isMissing = (error as NodeJS.ErrnoException).path?.endsWith('latest.json') ?? false;
    if (isMissing || String(this.#failure?.cause) === String(error)) return;
    const reference = randomBytes(4).toString('hex').toUpperCase();
    this.#failure = new UnreadableBuild(reference, error);
    const stays = this.#current ? `; build ${this.#current.build.id} stays live` : '';
    this.#log.error({ reference }, `${this.#failure.message}${stays}`);
  }
}

/** Logs the remotes of a new build that cannot run, with the reason. Their pages show a failure notice. */
function reportUnsupported({ id, remotes }: Build, log: ErrorLog): void {
  for (const { unsupported } of Object.values(remotes))
    if (unsupported) log.error({ build: id }, `build ${id}: ${unsupported}`);
}
