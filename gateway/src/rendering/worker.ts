import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest, RenderResponse, WorkerConfig, WorkerMessage } from './messages.ts';
import { sendTraceparent } from './send-traceparent.ts';
import { serverModules } from './server-modules.ts';

/*
 * The code of the worker thread. It renders one page after another. The gateway can terminate it at any time, because
 * the code of a remote may hang or crash it.
 */
const { releases, backendUrl, publicOrigin, shell: shellModule } = workerData as WorkerConfig;

/** A page that waits longer for data or components is not rendered, so that the next one can be. */
const maxRenderMs = 2_000;

const noncePlaceholder = randomBytes(16).toString('hex');
const modules = serverModules(releases);
const shell = modules.shell(shellModule);
let last: Promise<void> = Promise.resolve();

// Without these handlers, an error in a timer or a forgotten promise of one page would end the thread for all pages.
process.on('uncaughtException', (error) => post({ problem: textOf(error) }));
process.on('unhandledRejection', (reason) => post({ problem: textOf(reason) }));

parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => post(await respond(request)));
});

post('ready');

async function respond(request: RenderRequest): Promise<RenderResponse> {
  const { id } = request;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<RenderResponse>((resolve) => {
    timer = setTimeout(() => {
      const failure = `it was not ready after ${maxRenderMs} ms`;
      resolve({ id, rendered: null, failure, isLate: true });
      stop.abort(new Error(failure));
    }, maxRenderMs);
  });
  return Promise.race([renderPage(request, stop.signal), timeout]).finally(() => clearTimeout(timer));
}

async function renderPage(request: RenderRequest, signal: AbortSignal): Promise<RenderResponse> {
  const { id, page, visit, url, traceparent } = request;
  try {
    const module = modules.page(page, shell);
    const before = process.threadCpuUsage();
    const rendered = await sendTraceparent(traceparent, backendUrl, () =>
      shell.renderSite({
        visit,
        url: new URL(url, publicOrigin).href,
        page: module,
        apiBaseUrl: backendUrl,
        noncePlaceholder,
        signal,
      }),
    );
    if (!rendered) return { id, rendered: null };
    // Converts the data to JSON here, because passing a string to the main thread is faster than passing objects.
    const hydrationState = JSON.stringify(rendered.hydrationState);
    const { user, system } = process.threadCpuUsage(before);
    const insertsStyles = rendered.html.includes(noncePlaceholder);
    const result = { ...rendered, hydrationState, noncePlaceholder, insertsStyles };
    return { id, rendered: result, cpuMs: (user + system) / 1000 };
  } catch (error) {
    return { id, rendered: null, failure: textOf(error) };
  }
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
