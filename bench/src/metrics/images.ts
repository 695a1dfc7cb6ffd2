import type { Page } from '@playwright/test';
import type { Benchmark } from '../benchmark.ts';
import { freshContext } from '../browser/visit.ts';

/** The measured pages of a search. The first ones are left out, because their pictures are rendered at the start. */
const searchPages = [4, 5, 6, 7, 8];
/**
 * The wanted width of the pictures: that of a card on a phone with two pixels per CSS pixel. The nearest width in the
 * HTML is measured.
 */
const width = 750;

export const benchmark: Benchmark = {
  about: `the pictures of the 24 cards of a search page, never requested in this size, ${searchPages.length} pages: time from the request of all 24 to each decoded image, in a real browser on the machine itself; and again when the server has prepared them, as a job does after each upload.`,
  async run({ say, twins, browser }) {
    const { site } = await twins();
    const context = await freshContext(await browser());
    try {
      const page = await context.newPage();
      await page.goto(`${site.url}/favicon.png`);
      const [first, prepared]: [number[], number[]] = [[], []];
      for (const number of searchPages) {
        const urls = await cardPictures(`${site.url}/search/all?page=${number}`);
        const taken = await load(page, urls);
        say(`page ${number}: ${taken.map((ms) => ms.toFixed(0)).join(' ')} ms`);
        first.push(...taken);
        await untilCached(urls.map((url) => site.url + url));
        prepared.push(...(await load(page, urls)));
      }
      return [
        { name: 'images', value: first.length, unit: 'images' },
        { name: 'first request to decoded image, p95', value: at(first, 0.95), unit: 'ms', limit: 300 },
        { name: 'first request to decoded image, p50', value: at(first, 0.5), unit: 'ms' },
        { name: 'prepared image, request to decoded, p95', value: at(prepared, 0.95), unit: 'ms', limit: 300 },
      ];
    } finally {
      await context.close();
    }
  },
};

/** Returns one URL for each picture in the document: that of the width nearest to `width`. */
async function cardPictures(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const nearest = new Map<string, { url: string; distance: number }>();
  for (const [address, id = '', pixels] of html.matchAll(/\/api\/pictures\/([\w-]+)\/(\d+)\.avif/g)) {
    const distance = Math.abs(Number(pixels) - width);
    if (distance < (nearest.get(id)?.distance ?? Number.POSITIVE_INFINITY)) nearest.set(id, { url: address, distance });
  }
  return [...nearest.values()].map((one) => one.url);
}

/** Loads all images at once, without the browser's cache. Returns the time of each in milliseconds. */
function load(page: Page, urls: readonly string[]): Promise<number[]> {
  return page.evaluate((addresses) => {
    const loadOne = async (url: string) => {
      const started = performance.now();
      const response = await fetch(url, { cache: 'reload' });
      (await createImageBitmap(await response.blob())).close();
      return performance.now() - started;
    };
    return Promise.all(addresses.map(loadOne));
  }, urls);
}

async function untilCached(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    while (!(await fetch(url)).headers.get('cache-control')?.includes('immutable'))
      await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
