import type { ServerModule } from './messages.ts';

/** The maximum pause of a page. */
const maxPauseMs = 600_000;

/**
 * Remembers which pages have made the worker fail. Such a page is not rendered for a while: first for `pauseMs`, and
 * twice as long after each further failure. So it cannot stop the rendering of other pages again and again.
 */
export class PageBackoff {
  readonly #pauseMs: number;
  readonly #pages = new Map<string, { failures: number; until: number }>();

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  isPaused(page: ServerModule): boolean {
    return performance.now() < (this.#pages.get(keyOf(page))?.until ?? 0);
  }

  /** Returns the milliseconds for which the page is paused. */
  failed(page: ServerModule): number {
    const failures = (this.#pages.get(keyOf(page))?.failures ?? 0) + 1;
    const ms = Math.min(maxPauseMs, this.#pauseMs * 2 ** (failures - 1));
    this.#pages.set(keyOf(page), { failures, until: performance.now() + ms });
    return ms;
  }

  succeeded(page: ServerModule): void {
    this.#pages.delete(keyOf(page));
  }

  clear(): void {
    this.#pages.clear();
  }
}

function keyOf({ name, version, file }: ServerModule): string {
  return `${name}@${version}/${file}`;
}
