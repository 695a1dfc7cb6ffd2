import type { Page, Request } from '@playwright/test';

/** The network is quiet after this long without a request. */
const restMs = 300;
/** Even if requests are still running, the function stops waiting after this time. */
const timeoutMs = 15_000;

/**
 * Returns a function that waits until all requests of the page since this call have ended, but not longer than
 * `timeoutMs`. Playwright's `networkidle` fires once per document and ignores later requests.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    // The stream of urgent builds stays open.
    if (request.resourceType() === 'eventsource') return;
    underWay.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const since = Date.now();
    const isQuiet = () => underWay.size === 0 && Date.now() - Math.max(changed, since) >= restMs;
    while (!isQuiet() && Date.now() - since < timeoutMs) await page.waitForTimeout(50);
  };
}
