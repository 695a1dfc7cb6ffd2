import type { Page, Request } from '@playwright/test';

/** How long nothing may be under way. */
const restMs = 300;
/** What has not come by then is not waited for. */
const patienceMs = 15_000;

/**
 * Follows a page's requests from now on. The function waits until what has been asked for has come: `networkidle` is reached once
 * for each document, and does not wait for what is asked for later.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const since = Date.now();
    const isQuiet = () => underWay.size === 0 && Date.now() - Math.max(changed, since) >= restMs;
    while (!isQuiet() && Date.now() - since < patienceMs) await page.waitForTimeout(50);
  };
}
