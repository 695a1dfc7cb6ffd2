import { Worker } from 'node:worker_threads';
import type { Build, Visit } from 'federation';
import type { OwnedPage } from '../routes.ts';
import type { DrawingAnswer, DrawingOrder, DrawnPage, ServerModule, WorkerFacts } from './drawing.ts';

/** How long a visitor waits for a drawn page before the browser draws it instead. */
const patienceMs = 1_500;
/** A thread that says nothing for so long is given up. */
const silenceMs = 5_000;
/** How long nobody asks a thread that died. */
const restMs = 10_000;
/** One drawing answers everybody who asks for the same address meanwhile; a new listing is there within a second all the same. */
const lifetimeMs = 500;
const mostKept = 500;

type Waiting = (answer: DrawingAnswer) => void;

/**
 * Public pages as content: the live build's own modules draw them in a thread beside the gateway. Whatever goes wrong there (a
 * module that throws, hangs or eats memory) costs the content of that visit, never the page: the browser draws it then.
 */
export class PageDrawer {
  #facts: WorkerFacts;
  #worker: Worker | null = null;
  #buildId = '';
  #waiting = new Map<number, Waiting>();
  #kept = new Map<string, { drawn: Promise<DrawnPage | null>; until: number }>();
  #restUntil = 0;
  #nextId = 1;
  #said = new Set<string>();

  constructor({ releases, backendUrl }: WorkerFacts) {
    this.#facts = { releases, backendUrl };
  }

  /** Null where the page has no module for it, is not worth showing, or did not come in time. */
  async draw(build: Build, page: OwnedPage, visit: Visit, url: string): Promise<DrawnPage | null> {
    const modules = modulesOf(build, page);
    if (!modules || performance.now() < this.#restUntil) return null;
    if (build.id !== this.#buildId) this.#startAnew(build.id);
    const known = this.#kept.get(url);
    if (known && known.until > performance.now()) return known.drawn;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const drawn = this.#order({ ...modules, visit, url });
    this.#kept.set(url, { drawn: atMost(drawn, patienceMs), until: Number.POSITIVE_INFINITY });
    const kept = this.#kept.get(url);
    void drawn.then(() => {
      if (kept) Object.assign(kept, { drawn, until: performance.now() + lifetimeMs });
    });
    return kept?.drawn ?? null;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #order(order: Omit<DrawingOrder, 'id'>): Promise<DrawnPage | null> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const silence = setTimeout(() => this.#giveUp(`nothing for ${silenceMs} ms`), silenceMs);
      silence.unref();
      this.#waiting.set(id, ({ drawn, failure }) => {
        clearTimeout(silence);
        this.#waiting.delete(id);
        if (failure) this.#say(`${order.page.name}@${order.page.version} could not be drawn: ${failure}`);
        resolve(drawn);
      });
      this.#running().postMessage({ id, ...order } satisfies DrawingOrder);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#facts,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('message', (answer: DrawingAnswer) => this.#waiting.get(answer.id)?.(answer));
    worker.on('error', (error) => this.#worker === worker && this.#giveUp(String(error)));
    this.#worker = worker;
    return worker;
  }

  /** Released modules can never be unloaded: another build gets another thread. */
  #startAnew(buildId: string): void {
    this.#buildId = buildId;
    this.#drop();
  }

  #giveUp(reason: string): void {
    this.#say(`pages are drawn by the browser alone for a while: ${reason}`);
    this.#restUntil = performance.now() + restMs;
    this.#drop();
  }

  #drop(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    this.#kept.clear();
    for (const [id, tell] of this.#waiting) tell({ id, drawn: null });
  }

  /** Each trouble once: a page that is asked for a thousand times fails a thousand times. */
  #say(line: string): void {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    console.error(`gateway: ${line}`);
  }
}

function modulesOf({ shell }: Build, { remote, page }: OwnedPage): { shell: ServerModule; page: ServerModule } | null {
  const [frame, content] = [shell.server?.shell, remote?.server?.[page]];
  if (!frame || !remote || !content) return null;
  return {
    shell: { name: shell.name, version: shell.version, ...frame },
    page: { name: remote.name, version: remote.version, ...content },
  };
}

function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
