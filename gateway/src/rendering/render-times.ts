import type { RenderTime } from 'federation/release-health';
import { LRUCache } from 'lru-cache';
import type { ServerModule } from './messages.ts';

/** How many renderings of a page count: the last ones. */
const maxRenderings = 200;
/** Live builds and canaries have some dozen public pages, and few of their releases are live within a day. */
const maxModules = 500;

type Measured = Pick<ServerModule, 'name' | 'version' | 'file'> & { times: number[] };

/**
 * Remembers how much processor time rendering each page took. It is processor time, because a page that waits for the
 * API, or for other programs on this machine, is not slow itself.
 */
export class RenderTimes {
  readonly #modules = new LRUCache<string, Measured>({ max: maxModules });

  add({ name, version, file }: ServerModule, ms: number): void {
    const key = `${name}@${version} ${file}`;
    const known = this.#modules.get(key) ?? { name, version, file, times: [] };
    known.times.push(ms);
    if (known.times.length > maxRenderings) known.times.shift();
    this.#modules.set(key, known);
  }

  /** The median leaves out what is no fault of the page: the first renderings, and collected garbage of others. */
  medians(): RenderTime[] {
    return [...this.#modules.values()].map(({ times, ...module }) => {
      const sorted = times.toSorted((one, other) => one - other);
      return { ...module, count: times.length, medianMs: sorted[Math.floor((times.length - 1) / 2)] ?? 0 };
    });
  }
}
