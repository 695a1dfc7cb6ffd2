import { Worker } from 'node:worker_threads';
import type { Build, Visit } from 'federation';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';
import { visitOf } from '../html.ts';
import { type RoutedPage, routesOf } from '../routes.ts';
import type { RenderedPage, RenderRequest, RenderResponse, ServerModule, WorkerConfig } from './messages.ts';

/**
 * How long a response waits for the rendered page. After that time, the gateway sends the document without content, and
 * the browser renders the page.
 */
const timeoutMs = 1_500;
/** The worker is terminated when it sends no message for this long although requests are pending. */
const heartbeatMs = 5_000;
/**
 * How long a rendered page is sent to other requests for the same URL. It is short, so that a new listing appears
 * within a second.
 */
const lifetimeMs = 500;
const maxCached = 100;
/**
 * The maximum number of pending requests. One rendering takes 20 to 60 ms. When more requests are waiting, rendering in
 * the visitor's browser is faster.
 */
const maxQueued = 8;
/**
 * The maximum number of messages in `#logged`. When there are as many, the list is cleared, and each message may be
 * logged again.
 */
const maxLoggedMessages = 100;
/** How long no new worker is started after a worker has failed. */
const defaultPauseMs = 10_000;

type RendererConfig = Pick<GatewayConfig, 'releases' | 'backendUrl' | 'publicOrigin' | 'public'>;

/**
 * Renders public pages in a worker thread, with the server modules of the live build. When a module throws, hangs or
 * needs too much memory, the gateway sends the page without content, and the browser renders it.
 */
export class SsrRenderer {
  readonly #config: RendererConfig;
  readonly #pauseMs: number;
  #heartbeat: NodeJS.Timeout | undefined;
  #worker: Worker | null = null;
  #isReady = false;
  #buildId = '';
  #warmedUpBuildId = '';
  readonly #pending = new Map<number, (response: RenderResponse) => void>();
  readonly #cache = new LRUCache<string, Promise<RenderedPage | null>>({ max: maxCached });
  #pausedUntil = 0;
  #nextId = 1;
  readonly #logged = new Set<string>();

  constructor(config: RendererConfig, pauseMs = defaultPauseMs) {
    this.#config = config;
    this.#pauseMs = pauseMs;
  }

  /**
   * Starts a worker for this build, so that it is ready for the first request. Each build needs its own worker, because
   * Node cannot unload modules.
   */
  prepare(build: Build): void {
    const { id, shell } = build;
    const module = shell.server?.shell;
    if (!module || (id === this.#buildId && this.#worker) || performance.now() < this.#pausedUntil) return;
    this.#stop();
    this.#buildId = id;
    this.#worker = this.#start(build, { name: shell.name, version: shell.version, ...module });
  }

  /** Returns the rendered page, or null when the page has no server module, cannot be rendered, or takes too long. */
  async render(build: Build, page: RoutedPage, visit: Visit, url: string): Promise<RenderedPage | null> {
    this.prepare(build);
    const module = serverModuleOf(page);
    // Does not wait for a worker that is still starting, because that would delay the response.
    if (!module || !this.#isReady) return null;
    const cached = this.#cache.get(url);
    if (cached) return cached;
    if (this.#pending.size >= maxQueued) return null;
    const rendering = this.#send({ page: module, visit, url });
    const rendered = withTimeout(rendering, timeoutMs);
    this.#cache.set(url, rendered);
    void rendering.then(
      () => this.#cache.peek(url) === rendered && this.#cache.set(url, rendered, { ttl: lifetimeMs }),
    );
    return rendered;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#stop();
    await worker?.terminate();
  }

  #send(request: Omit<RenderRequest, 'id'>): Promise<RenderedPage | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      if (this.#pending.size === 0) this.#expectMessage();
      this.#pending.set(id, ({ rendered, failure }) => {
        this.#pending.delete(id);
        if (failure) this.#log(`${request.page.name}@${request.page.version} could not be rendered: ${failure}`);
        resolve(rendered);
      });
      this.#worker?.postMessage({ id, ...request } satisfies RenderRequest);
    });
  }

  /** Terminates the worker if it sends no message before the timer ends although requests are pending. */
  #expectMessage(): void {
    clearTimeout(this.#heartbeat);
    const onSilence = () => this.#pending.size > 0 && this.#fail(`no message for ${heartbeatMs} ms`);
    this.#heartbeat = setTimeout(onSilence, heartbeatMs).unref();
  }

  #start(build: Build, shell: ServerModule): Worker {
    const { releases, backendUrl, publicOrigin } = this.#config;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { releases, backendUrl, publicOrigin, shell } satisfies WorkerConfig,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    const isCurrent = () => this.#worker === worker;
    worker.on('message', (message: RenderResponse | 'ready') => {
      if (!isCurrent()) return;
      this.#expectMessage();
      if (message !== 'ready') this.#pending.get(message.id)?.(message);
      else
        void this.#warmUp(build).finally(() => {
          if (isCurrent()) this.#isReady = true;
        });
    });
    worker.on('error', (error) => isCurrent() && this.#fail(String(error)));
    worker.on('exit', (code) => isCurrent() && this.#fail(`the thread ended with code ${code}`));
    return worker;
  }

  /**
   * Renders one page in a new worker, because the first rendering takes a second and no visitor should wait for it.
   * Does so only once per build: if this page makes the worker hang, the next worker must not render it again.
   */
  async #warmUp(build: Build): Promise<void> {
    if (this.#warmedUpBuildId === build.id) return;
    this.#warmedUpBuildId = build.id;
    const routes = routesOf(build);
    for (const page of routes.pages) {
      const module = serverModuleOf(page);
      const url = page.path.replaceAll(/\/:[^/]+\?/g, '') || '/';
      if (!module || url.includes(':')) continue;
      const visit = visitOf(build, routes, page, this.#config.public);
      await this.#send({ page: module, visit, url });
      return;
    }
  }

  #fail(reason: string): void {
    this.#log(`browsers render all pages for ${this.#pauseMs} ms: ${reason}`);
    this.#pausedUntil = performance.now() + this.#pauseMs;
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#heartbeat);
    void this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#cache.clear();
    for (const [id, respond] of this.#pending) respond({ id, rendered: null });
  }

  /** Logs each message only once, because a page that fails may be requested thousands of times. */
  #log(message: string): void {
    if (this.#logged.has(message)) return;
    if (this.#logged.size >= maxLoggedMessages) this.#logged.clear();
    this.#logged.add(message);
    console.error(`gateway: ${message}`);
  }
}

function serverModuleOf({ remote, page }: RoutedPage): ServerModule | null {
  const module = remote?.server?.[page];
  return remote && module ? { name: remote.name, version: remote.version, ...module } : null;
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
