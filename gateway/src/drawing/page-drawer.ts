import { Worker } from 'node:worker_threads';
import type { Build, Visit } from 'federation';
import type { GatewayConfig } from '../config.ts';
import { visitOf } from '../html.ts';
import { type RoutedPage, routesOf } from '../routes.ts';
import type { DrawingAnswer, DrawingOrder, DrawnPage, ServerModule, WorkerFacts } from './drawing.ts';

/** How long a visitor waits for a drawn page before the browser draws it instead. */
const patienceMs = 1_500;
/** A thread that has orders and says nothing for so long is given up. */
const silenceMs = 5_000;
/** One drawing answers everybody who asks for the same address meanwhile; a new listing is there within a second all the same. */
const lifetimeMs = 500;
/** With so many drawings ordered (each takes 20 to 60 ms), the next visitors' browsers are faster. */
const mostOrdered = 8;
/** Kinds of trouble told; what is told again after so many others is news again. */
const mostSaid = 100;

type DrawerConfig = Pick<GatewayConfig, 'releases' | 'backendUrl' | 'publicOrigin' | 'public'>;
type Waiting = (answer: DrawingAnswer) => void;

/**
 * Public pages as content: the live build's own modules draw them in a thread beside the gateway. Whatever goes wrong there (a
 * module that throws, hangs or eats memory) costs the content of that visit, never the page: the browser draws it then.
 */
export class PageDrawer {
  #config: DrawerConfig;
  #restMs: number;
  #silence: NodeJS.Timeout | undefined;
  #worker: Worker | null = null;
  #ready = false;
  #buildId = '';
  #warmedUp = '';
  #waiting = new Map<number, Waiting>();
  #kept = new Map<string, Promise<DrawnPage | null>>();
  #restUntil = 0;
  #nextId = 1;
  #said = new Set<string>();

  /** @param restMs how long nobody asks after a thread that died */
  constructor(config: DrawerConfig, restMs = 10_000) {
    this.#config = config;
    this.#restMs = restMs;
  }

  /** Starts the thread of a build, before anybody asks for a page. Released modules can never be unloaded: each build has its own. */
  prepare(build: Build): void {
    const { id, shell } = build;
    const facts = shell.server?.shell;
    if (!facts || (id === this.#buildId && this.#worker) || performance.now() < this.#restUntil) return;
    this.#drop();
    this.#buildId = id;
    this.#worker = this.#start(build, { name: shell.name, version: shell.version, ...facts });
  }

  /** Null where the page has no module for it, is not worth showing, or does not come in time. */
  async draw(build: Build, page: RoutedPage, visit: Visit, url: string): Promise<DrawnPage | null> {
    this.prepare(build);
    const module = page.remote?.server?.[page.page];
    // A thread that is still starting keeps nobody waiting.
    if (!module || !page.remote || !this.#ready) return null;
    const { name, version } = page.remote;
    const known = this.#kept.get(url);
    if (known) return known;
    if (this.#waiting.size >= mostOrdered) return null;
    const ordered = this.#order({ page: { name, version, ...module }, visit, url });
    const drawn = atMost(ordered, patienceMs);
    this.#kept.set(url, drawn);
    void ordered.then(() => {
      setTimeout(() => this.#kept.get(url) === drawn && this.#kept.delete(url), lifetimeMs).unref();
    });
    return drawn;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#drop();
    await worker?.terminate();
  }

  #order(order: Omit<DrawingOrder, 'id'>): Promise<DrawnPage | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      if (this.#waiting.size === 0) this.#listen();
      this.#waiting.set(id, ({ drawn, failure }) => {
        this.#waiting.delete(id);
        if (failure) this.#say(`${order.page.name}@${order.page.version} could not be drawn: ${failure}`);
        resolve(drawn);
      });
      this.#worker?.postMessage({ id, ...order } satisfies DrawingOrder);
    });
  }

  /** From now on the thread has to say something in time, as long as it has orders. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#waiting.size > 0 && this.#giveUp(`nothing for ${silenceMs} ms`), silenceMs);
    this.#silence.unref();
  }

  #start(build: Build, shell: ServerModule): Worker {
    const { releases, backendUrl, publicOrigin } = this.#config;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { releases, backendUrl, publicOrigin, shell } satisfies WorkerFacts,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (said: DrawingAnswer | 'ready') => {
      if (this.#worker !== worker) return;
      this.#listen();
      if (said !== 'ready') this.#waiting.get(said.id)?.(said);
      else
        void this.#warmUp(build).finally(() => {
          if (this.#worker === worker) this.#ready = true;
        });
    });
    worker.on('error', (error) => this.#worker === worker && this.#giveUp(String(error)));
    worker.on('exit', (code) => this.#worker === worker && this.#giveUp(`the thread ended with code ${code}`));
    return worker;
  }

  /** The first drawing of a thread takes a second, most of it for code that runs for the first time: no visitor waits for it. */
  async #warmUp(build: Build): Promise<void> {
    // Once for each build: what hangs here shall not keep the others from being drawn.
    if (this.#warmedUp === build.id) return;
    this.#warmedUp = build.id;
    const routes = routesOf(build);
    for (const page of routes.pages) {
      const module = page.remote?.server?.[page.page];
      const url = page.path.replaceAll(/\/:[^/]+\?/g, '') || '/';
      if (!module || !page.remote || url.includes(':')) continue;
      const { name, version } = page.remote;
      const visit = visitOf(build, routes, page, this.#config.public);
      return void (await this.#order({ page: { name, version, ...module }, visit, url }));
    }
  }

  #giveUp(reason: string): void {
    this.#say(`pages are drawn by the browser alone for a while: ${reason}`);
    this.#restUntil = performance.now() + this.#restMs;
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#silence);
    void this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#kept.clear();
    for (const [id, tell] of this.#waiting) tell({ id, drawn: null });
  }

  /** Each trouble once: a page that is asked for a thousand times fails a thousand times. */
  #say(line: string): void {
    if (this.#said.has(line)) return;
    if (this.#said.size >= mostSaid) this.#said.clear();
    this.#said.add(line);
    console.error(`gateway: ${line}`);
  }
}

function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
