import type { Browser } from '@playwright/test';
import type { Benchmark, Figure } from '../benchmark.ts';
import { type Asked, firstVisit } from '../browser/visit.ts';

export const benchmark: Benchmark = {
  about:
    'first visit, empty cache: how many requests have to be answered one after the other (chain of initiators) before the content is there, and before React has taken the page over; whatever is asked for later is held back and the page must come all the same. Requests the document asks for, itself included, pictures and the favicon apart. Exact.',
  async run({ say, twins, browser }) {
    const { pages, federated, monolith } = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const own = await firstVisit(await browser(), federated + path, { throttled: false });
      const twin = await firstVisit(await browser(), monolith + path, { throttled: false });
      for (const one of own.asked) say(`${page} ${one.depth} ${one.kind} ${one.bytes} B ${one.path}`);
      const needed = [counted(own.asked).length, counted(twin.asked).length] as const;
      figures.push(
        {
          name: `${page}: depth to content`,
          value: await contentDepth(federated + path),
          unit: 'sequential requests',
          limit: 1,
        },
        {
          name: `${page}: depth to interactive`,
          value: await depth(await browser(), federated + path, own.asked),
          unit: 'sequential requests',
          limit: 2,
        },
        { name: `${page}: requests before pictures F`, value: needed[0], unit: 'requests', limit: 12 },
        { name: `${page}: requests before pictures F − M`, value: needed[0] - needed[1], unit: 'requests', limit: 2 },
      );
    }
    return figures;
  },
};

/** Returns how many sequential requests the content needs: 1 when the HTML contains it, or else infinity. */
async function contentDepth(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return /<h1[^>]*>[^<]/.test(html) && html.includes('<article') ? 1 : Number.POSITIVE_INFINITY;
}

/** Returns the smallest depth from 2 at which the page becomes interactive when all deeper requests get no response. */
async function depth(browser: Browser, url: string, asked: readonly Asked[]): Promise<number> {
  const deepest = Math.max(...asked.map((one) => one.depth));
  for (let allowed = 2; allowed < deepest; allowed += 1) {
    const heldBack = asked.filter((one) => one.depth > allowed).map(({ path }) => path);
    const came = await firstVisit(browser, url, { throttled: false, heldBack }).catch(() => null);
    if (came) return allowed;
  }
  return deepest;
}

function counted(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ kind, path, depth }) => kind !== 'Image' && path !== '/favicon.png' && depth <= 2);
}
