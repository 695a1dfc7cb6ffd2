import { isolateIncompatible, latestBuild, readBuild } from 'federation';
import type { Builds, LiveBuild } from '../live-build.ts';
import { routesOf } from '../routes.ts';

/** The minimum time between two questions for the live build, so that a page with many files asks once. */
const pointerLifetimeMs = 1_000;

/** The live build of another site, from the build files that this site serves. */
export class SiteBuilds implements Builds {
  readonly #origin: string;
  #current: LiveBuild | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;

  /** @param origin the origin of the site, such as http://localhost:4300 */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @throws Error with one line when the site cannot be reached or serves no build that this version can read */
  async current(): Promise<LiveBuild> {
    if (this.#current && performance.now() - this.#checkedAt < pointerLifetimeMs) return this.#current;
    const { id } = latestBuild.parse(await this.#read('/builds/latest.json'));
    if (id !== this.#current?.build.id) {
      const build = isolateIncompatible(readBuild(await this.#read(`/builds/meta/${id}.json`), id));
      this.#current = { build, routes: routesOf(build) };
    }
    this.#checkedAt = performance.now();
    return this.#current as LiveBuild;
  }

  async #read(path: string): Promise<unknown> {
    const response = await fetch(`${this.#origin}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (response?.ok) return response.json();
    const got = response ? `status ${response.status}` : 'no response';
    throw new Error(`${this.#origin}${path}: expected a build file of a running site, got ${got}.`);
  }
}
