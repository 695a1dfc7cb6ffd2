import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingAnswer, DrawingOrder, WorkerFacts } from './drawing.ts';
import { serverModules } from './server-modules.ts';

/** Draws pages, one after the other, in a thread that may be thrown away: code of remotes runs here. */
const { releases, backendUrl, publicOrigin, shell } = workerData as WorkerFacts;
const noncePlaceholder = randomBytes(16).toString('hex');
const modules = serverModules(releases);
const drawer = modules.shell(shell);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (order: DrawingOrder) => {
  last = last.then(async () => parentPort?.postMessage(await answer(order)));
});

parentPort?.postMessage('ready');

async function answer({ id, page, visit, url }: DrawingOrder): Promise<DrawingAnswer> {
  try {
    const module = modules.page(page, drawer);
    const drawn = await drawer.drawSite({
      visit,
      url: new URL(url, publicOrigin).href,
      page: module,
      apiBaseUrl: backendUrl,
      noncePlaceholder,
    });
    // As text: it is put into the document, and a copy of text costs less than one of objects.
    return { id, drawn: drawn && { ...drawn, served: JSON.stringify(drawn.served), noncePlaceholder } };
  } catch (error) {
    return { id, drawn: null, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
