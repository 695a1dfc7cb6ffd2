import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type Build, readBuild, release } from 'federation';
import { clientBuild } from 'federation/client-build';
import { integrityOf } from 'federation/integrity';
import { newConflicts } from 'federation/new-conflicts';
import { type Preview, previewKeyFile, readPreviewToken } from 'federation/preview-token';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';
import type { ErrorLog } from '../error-log.ts';
import type { Builds, LiveBuild } from '../live-build.ts';
import { routesOf } from '../routes.ts';
import { type TrustedStore, UntrustedFile } from '../signatures/trusted-store.ts';
import { previewCookie } from './preview-cookie.ts';

/** The live build with the releases of a preview in place of its own. It exists in memory only. */
export type PreviewBuild = LiveBuild & {
  /** Such as `remote-x@1.2.3`. */
  releases: readonly string[];
  /** The content of `builds/meta/{id}.json` for this preview. */
  table: Buffer;
};
export type RefusedPreview = { refused: string[] };

/** Contains the build on which the preview was computed, so that every gateway can compute it again. */
const previewId = /^preview-[0-9a-f]{10}-(.+)$/;

/** Computes the builds that browsers with a preview cookie get. */
export class PreviewBuilds {
  readonly cookie: ReturnType<typeof previewCookie>;
  readonly #folder: string;
  readonly #builds: Builds;
  readonly #store: TrustedStore;
  readonly #log: ErrorLog;
  readonly #now: () => number;
  readonly #computed = new LRUCache<string, Promise<PreviewBuild | RefusedPreview>>({ max: 20 });

  constructor(
    { releases, publicOrigin }: Pick<GatewayConfig, 'releases' | 'publicOrigin'>,
    builds: Builds,
    store: TrustedStore,
    log: ErrorLog,
    now: () => number = Date.now,
  ) {
    this.cookie = previewCookie(publicOrigin);
    this.#folder = releases;
    this.#builds = builds;
    this.#store = store;
    this.#log = log;
    this.#now = now;
  }

  /** Checks the signature and the expiry of a token with the key in the store. */
  async verify(token: string): Promise<Preview | 'invalid' | 'expired'> {
    const key = await readFile(join(this.#folder, previewKeyFile), 'utf8').catch(() => null);
    return key === null ? 'invalid' : readPreviewToken(token, key, this.#now());
  }

  /**
   * Returns the preview of this browser, computed on the live build, or why it cannot run there. Returns null without a
   * valid cookie.
   * @throws Error when no build is live
   */
  async of(request: FastifyRequest): Promise<PreviewBuild | RefusedPreview | null> {
    const releases = await this.releasesOf(request);
    return releases && this.compute((await this.#builds.current()).build.id, releases);
  }

  /** Returns the releases that this browser previews; null without a valid cookie. */
  async releasesOf(request: FastifyRequest): Promise<readonly string[] | null> {
    const token = this.cookie.read(request);
    const preview = token === null ? 'invalid' : await this.verify(token);
    return typeof preview === 'string' ? null : preview.releases;
  }

  /** Returns the preview with this id when the browser has its cookie, also after another build went live. */
  async withId(request: FastifyRequest, id: string): Promise<PreviewBuild | null> {
    const releases = await this.releasesOf(request);
    const [, baseId] = previewId.exec(id) ?? [];
    if (!releases || !baseId || idOf(baseId, releases) !== id) return null;
    const computed = await this.compute(baseId, releases);
    return 'refused' in computed ? null : computed;
  }

  /** Returns the folder of a file of a previewed release; null for any other file, and without the cookie. */
  async folderOf(request: FastifyRequest, name: string, file: string): Promise<string | null> {
    const preview = await this.of(request).catch(() => null);
    if (!preview || 'refused' in preview) return null;
    const own = name === 'shell' ? preview.build.shell : preview.build.remotes[name];
    if (!own || !preview.releases.includes(`${name}@${own.version}`) || !Object.hasOwn(own.files, file)) return null;
    return join(this.#folder, 'releases', name, own.version, 'public');
  }

  compute(baseId: string, releases: readonly string[]): Promise<PreviewBuild | RefusedPreview> {
    const id = idOf(baseId, releases);
    const known = this.#computed.get(id);
    if (known) return known;
    const computing = this.#compute(id, baseId, releases).catch((error: unknown) => {
      const preview = releases.join(' ');
      this.#log.error({ preview }, `the preview of ${preview} cannot be read: ${String(error)}`);
      return { refused: ['A file of this preview cannot be read. Try again in a moment.'] };
    });
    this.#computed.set(id, computing);
    // A release that is missing may be published later.
    void computing.then((outcome) => 'refused' in outcome && this.#computed.delete(id));
    return computing;
  }

  async #compute(id: string, baseId: string, releases: readonly string[]): Promise<PreviewBuild | RefusedPreview> {
    const base: Partial<Build> & Record<string, unknown> = JSON.parse(String((await this.#store.build(baseId)).file));
    const refused: string[] = [];
    const changed: Record<string, unknown> = {};
    for (const target of releases) {
      const [name = '', version = ''] = target.split('@');
      const document = await this.#store.release(name, version).catch((error: unknown) => {
        refused.push(error instanceof UntrustedFile ? error.message : `${target} is not published here`);
        return null;
      });
      const parsed = release.safeParse(document);
      if (document && !(parsed.success && parsed.data.name === name && parsed.data.version === version))
        refused.push(`${target} cannot be read by this site`);
      changed[name] = document;
    }
    if (refused.length > 0) return { refused };
    const { shell = base.shell, ...remotes } = changed;
    // Reviewers must see that a release cannot be loaded, so a preview has no previous releases.
    const { urgent: _ofBase, previousReleases: _ofLive, ...rest } = base;
    const json = {
      ...rest,
      id,
      previous: baseId,
      reason: `preview ${releases.join(' ')}`,
      shell,
      remotes: { ...(base.remotes as object), ...remotes },
    };
    const table = clientBuild(Buffer.from(JSON.stringify(json)));
    const build = readBuild(json, id);
    const problems = newConflicts(readBuild(base, baseId), build.shell, build.remotes);
    if (problems.length > 0) return { refused: problems };
    return { build, routes: routesOf(build, integrityOf(table)), releases, table };
  }
}

function idOf(baseId: string, releases: readonly string[]): string {
  const hash = createHash('sha256').update(releases.join('\n')).digest('hex').slice(0, 10);
  return `preview-${hash}-${baseId}`;
}
