import { Worker } from 'node:worker_threads';
import type { Build, Visit } from 'federation';
import { LRUCache } from 'lru-cache';
import { withTimeout } from 'server-process';
import type { GatewayConfig } from '../config.ts';
import type { ErrorLog } from '../error-log.ts';
import type { RoutedPage } from '../routes.ts';
import { logOnce } from './log-once.ts';
import type {
  RenderedPage,
  RenderRequest,
  RenderResponse,
  ServerModule,
  WorkerConfig,
  WorkerMessage,
} from './messages.ts';
import { PageBackoff } from './page-backoff.ts';
import { renderSpan } from './render-span.ts';
import { RenderTimes } from './render-times.ts';
import { serverModuleOf, warmUpRequest } from './warm-up-request.ts';

/**
 * How long a response waits for the rendered page. After that time, the gateway sends the document without content, and
 * the browser renders the page.
 */
const timeoutMs = 1_500;
/** The worker is terminated when it has pending requests and sends no response for this long: a page blocks it. */
const heartbeatMs = 3_000;
/** The same for the first response of a worker, which takes a second on an idle machine. */
const firstHeartbeatMs = 6_000;
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
/** How long a page that made the worker fail is not rendered, and how long no page is when the worker cannot start. */
const defaultPauseMs = 10_000;

type Pending = {
  request: Omit<RenderRequest, 'id'>;
  sentAt: number;
  respond: (response: Omit<RenderResponse, 'id'>) => void;
};

export type RendererConfig = Pick<GatewayConfig, 'releases' | 'backendUrl' | 'publicOrigin' | 'public'>;

/**
 * Renders public pages in a worker thread, with the server modules of the live build. When a module throws, suspends,
 * blocks or ends the thread, or uses too much memory, the gateway sends that page without content, and the browser
 * renders it. Other pages are rendered, if necessary by a new worker.
 */
export class SsrRenderer {
  readonly #config: RendererConfig;
  readonly #times: RenderTimes;
  readonly #pauseMs: number;
  #heartbeat: NodeJS.Timeout | undefined;
  #worker: Worker | null = null;
  /** True when the worker has loaded the shell's module. */
  #hasLoaded = false;
  /** True when the worker has rendered its first page, or replaces one that had. */
  #isReady = false;
  #hasResponded = false;
  #build: Build | null = null;
  #warmedUpBuildId = '';
  /** The requests that the worker has not responded to, in the order in which it renders them. */
  readonly #pending = new Map<number, Pending>();
  readonly #backoff: PageBackoff;
  readonly #cache = new LRUCache<string, Promise<RenderedPage | null>>({ max: maxCached });
  #pausedUntil = 0;
  #restartedAt = Number.NEGATIVE_INFINITY;
  #nextId = 1;
  readonly #log: ReturnType<typeof logOnce>;

  constructor(config: RendererConfig, log: ErrorLog, times = new RenderTimes(), pauseMs = defaultPauseMs) {
    this.#config = config;
    this.#log = logOnce(log);
    this.#times = times;
    this.#pauseMs = pauseMs;
    this.#backoff = new PageBackoff(pauseMs);
  }

  /**
   * Starts a worker for this build, so that it is ready for the first request. Each build needs its own worker, because
   * Node cannot unload modules.
   */
  prepare(build: Build): void {
    const isCurrent = build.id === this.#build?.id;
    if (!build.shell.server?.shell || (isCurrent && this.#worker) || performance.now() < this.#pausedUntil) return;
    this.#stop();
    if (!isCurrent) this.#backoff.clear();
    this.#build = build;
    this.#worker = this.#start(build);
  }

  /** Returns the rendered page, or null when the page has no server module, cannot be rendered, or takes too long. */
  async render(build: Build, page: RoutedPage, visit: Visit, url: string): Promise<RenderedPage | null> {
    this.prepare(build);
    const module = serverModuleOf(page);
    // Does not wait for a worker that is still starting, because that would delay the response.
    if (!module || !this.#isReady) return null;
    const cached = this.#cache.get(url);
    if (cached) return cached;
    if (this.#pending.size >= maxQueued || this.#isStuck() || this.#backoff.isPaused(module)) return null;
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
    const { page } = request;
    const span = renderSpan(page);
    return new Promise((resolve) => {
      const respond: Pending['respond'] = ({ rendered, cpuMs, failure, isLate }) => {
        if (isLate) this.#backoff.failed(page);
        else if (rendered) this.#backoff.succeeded(page);
        if (cpuMs !== undefined) this.#times.add(page, cpuMs);
        if (failure) this.#log(`${page.name}@${page.version} ${page.file} could not be rendered: ${failure}`);
        if (!rendered) span?.fail('not_rendered');
        span?.end();
        resolve(rendered);
      };
      this.#post({ request: { ...request, traceparent: span?.traceparent }, sentAt: performance.now(), respond });
    });
  }

  #post(pending: Pending): void {
    const id = this.#nextId++;
    if (this.#pending.size === 0) this.#expectResponse();
    this.#pending.set(id, pending);
    this.#worker?.postMessage({ id, ...pending.request } satisfies RenderRequest);
  }

  /** Returns true when the page that the worker renders now takes too long, so that others would wait for nothing. */
  #isStuck(): boolean {
    const [current] = this.#pending.values();
    return this.#hasResponded && current !== undefined && performance.now() - current.sentAt > timeoutMs;
  }

  /** Starts the timer that terminates the worker when it sends no response although requests are pending. */
  #expectResponse(): void {
    clearTimeout(this.#heartbeat);
    const ms = this.#hasResponded ? heartbeatMs : firstHeartbeatMs;
    const onSilence = () => this.#pending.size > 0 && this.#fail(`no response for ${ms} ms`);
    this.#heartbeat = setTimeout(onSilence, ms).unref();
  }

  #start(build: Build): Worker {
    const { releases, backendUrl, publicOrigin } = this.#config;
    const { name, version, server } = build.shell;
    const shell = { name, version, ...server?.shell } as ServerModule;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { releases, backendUrl, publicOrigin, shell } satisfies WorkerConfig,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    const isCurrent = () => this.#worker === worker;
    worker.on('message', (message: WorkerMessage) => {
      if (!isCurrent()) return;
      if (message === 'ready') {
        this.#hasLoaded = true;
        void this.#warmUp(build).finally(() => {
          if (isCurrent()) this.#isReady = true;
        });
      } else if ('problem' in message) this.#log(`a page left an error behind: ${message.problem}`);
      else this.#receive(message);
    });
    worker.on('error', (error) => isCurrent() && this.#fail(String(error)));
    worker.on('exit', (code) => isCurrent() && this.#fail(`the thread ended with code ${code}`));
    return worker;
  }

  #receive(response: RenderResponse): void {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    this.#hasResponded = true;
    this.#expectResponse();
    pending?.respond(response);
  }

  /**
   * Renders one page in a new worker, because the first rendering takes a second and no visitor should wait for it.
   * Does so only once per build: if this page makes the worker hang, the next worker must not render it again.
   */
  async #warmUp(build: Build): Promise<void> {
    if (this.#warmedUpBuildId === build.id) return;
    this.#warmedUpBuildId = build.id;
    const request = warmUpRequest(build, this.#config.public);
    if (request) await this.#send(request);
  }

  /**
   * Replaces a worker that has ended or does not respond. The page that it was rendering is paused; the requests that
   * waited behind it are sent to the new worker.
   */
  #fail(reason: string): void {
    const [current, ...waiting] = this.#hasLoaded ? this.#pending.values() : [];
    const now = performance.now();
    // Without a page to blame, a worker that ends soon after its start would be replaced in a loop.
    const canRestart = current !== undefined || (this.#hasLoaded && now - this.#restartedAt > this.#pauseMs);
    if (current) {
      const { name, version, file } = current.request.page;
      const ms = this.#backoff.failed(current.request.page);
      this.#log(`browsers render ${name}@${version} ${file} for ${ms} ms: ${reason}`);
      this.#pending.clear();
      current.respond({ rendered: null });
    } else this.#log(`${canRestart ? 'a new worker renders' : 'browsers render all pages'}: ${reason}`);
    this.#stop();
    if (!canRestart) this.#pausedUntil = now + this.#pauseMs;
    else if (this.#build) {
      this.#restartedAt = now;
      this.#worker = this.#start(this.#build);
      this.#isReady = true;
      for (const pending of waiting) this.#post(pending);
    }
  }

  #stop(): void {
    clearTimeout(this.#heartbeat);
    void this.#worker?.terminate();
    this.#worker = null;
    this.#hasLoaded = false;
    this.#isReady = false;
    this.#hasResponded = false;
    this.#cache.clear();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { respond } of pending) respond({ rendered: null });
  }
}
