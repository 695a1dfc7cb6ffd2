import type { ErrorLog } from '../error-log.ts';
import type { LiveBuilds } from '../live-build.ts';
import type { RenderTimes } from '../rendering/render-times.ts';
import { type RendererConfig, SsrRenderer } from '../rendering/ssr-renderer.ts';

/**
 * Renders the pages of the live build, and those of the canary in a second worker, which exists only while a canary
 * runs: two builds in one worker would share what their modules store.
 */
export class SplitRenderer implements Pick<SsrRenderer, 'render' | 'prepare' | 'close'> {
  readonly #config: RendererConfig;
  readonly #log: ErrorLog;
  readonly #times: RenderTimes;
  readonly #builds: Pick<LiveBuilds, 'canary'>;
  readonly #live: SsrRenderer;
  #canary: SsrRenderer | null = null;

  constructor(config: RendererConfig, builds: Pick<LiveBuilds, 'canary'>, log: ErrorLog, times: RenderTimes) {
    this.#config = config;
    this.#log = log;
    this.#times = times;
    this.#builds = builds;
    this.#live = new SsrRenderer(config, log, times);
  }

  prepare(...build: Parameters<SsrRenderer['prepare']>): void {
    this.#live.prepare(...build);
  }

  async render(...page: Parameters<SsrRenderer['render']>): ReturnType<SsrRenderer['render']> {
    this.#follow();
    const [build] = page;
    return (build.canary ? this.#canary : this.#live)?.render(...page) ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([this.#live.close(), this.#canary?.close()]);
  }

  /** Starts the second worker before the first visitor of the canary needs it, and ends it with the canary. */
  #follow(): void {
    const { canary } = this.#builds;
    if (canary) {
      this.#canary ??= new SsrRenderer(this.#config, this.#log, this.#times);
      this.#canary.prepare(canary.live.build);
    } else if (this.#canary) {
      void this.#canary.close();
      this.#canary = null;
    }
  }
}
