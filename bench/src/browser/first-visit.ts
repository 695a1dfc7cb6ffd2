import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

/** One request of a visit, with what its answer's body weighs in brotli 11, whatever the server sent it in. */
export interface Transfer {
  readonly path: string;
  /** `document`, `script`, `stylesheet`, `fetch`, `image`, … */
  readonly kind: string;
  readonly bytes: number;
}

/** Opens an address with nothing in the cache and follows it until the network is quiet. In the order of the requests. */
export async function firstVisit(browser: Browser, url: string): Promise<Transfer[]> {
  const context = await browser.newContext({ locale: 'en-AU', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await Promise.all(requests.map(weigh));
  } finally {
    await context.close();
  }
}

async function weigh(request: Request): Promise<Transfer> {
  const response = await request.response();
  const body = response && request.resourceType() !== 'image' ? await response.body() : Buffer.alloc(0);
  const { pathname } = new URL(request.url());
  return { path: pathname, kind: request.resourceType(), bytes: body.length && brotliCompressSync(body).length };
}
