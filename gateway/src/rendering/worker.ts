import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest, RenderResponse, WorkerConfig } from './messages.ts';
import { serverModules } from './server-modules.ts';

/*
 * The code of the worker thread. It renders one page after another. The gateway can terminate it at any time, because
 * the code of a remote may hang or crash it.
 */
const { releases, backendUrl, publicOrigin, shell: shellModule } = workerData as WorkerConfig;
const noncePlaceholder = randomBytes(16).toString('hex');
const modules = serverModules(releases);
const shell = modules.shell(shellModule);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => parentPort?.postMessage(await respond(request)));
});

parentPort?.postMessage('ready');

async function respond({ id, page, visit, url }: RenderRequest): Promise<RenderResponse> {
  try {
    const module = modules.page(page, shell);
    const rendered = await shell.renderSite({
      visit,
      url: new URL(url, publicOrigin).href,
      page: module,
      apiBaseUrl: backendUrl,
      noncePlaceholder,
    });
    if (!rendered) return { id, rendered: null };
    // Converts the data to JSON here, because passing a string to the main thread is faster than passing objects.
    const hydrationState = JSON.stringify(rendered.hydrationState);
    return { id, rendered: { ...rendered, hydrationState, noncePlaceholder } };
  } catch (error) {
    return { id, rendered: null, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
