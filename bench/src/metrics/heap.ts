import type { CDPSession, Page } from '@playwright/test';
import type { Benchmark, Figure } from '../benchmark.ts';
import { launchBrowser } from '../browser/launch.ts';
import { ownedRecords } from '../browser/owned-records.ts';
import { moveTo, pageOfEachRemote, signIn } from '../browser/tour.ts';
import { freshContext } from '../browser/visit.ts';
import { readLiveBuild } from '../twins/live-build.ts';
import { growthFigures, type Look } from './growth.ts';

const mounts = 25;
/** The number of mounts before the measurement. They load code and fill caches, so their growth is no leak. */
const warmUp = 10;
const away = '/settings/profile';
/** Turns off V8's compilers. Compiling hot code adds 10 to 20 KB per mount at first, which would look like a leak. */
const interpretOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug';

export const benchmark: Benchmark = {
  about: `${mounts} times to a page of each remote and away again, inside one document, after ${warmUp} times to warm up: slope of the heap, and by how much the fewest nodes of the last five looks exceed those of the first five; collected before each look; V8 only interprets, since compiled code is no leak.`,
  async run({ say, twins }) {
    const { site, stores } = await twins();
    const browser = await launchBrowser(interpretOnly);
    try {
      const page = await (await freshContext(browser)).newPage();
      const session = await page.context().newCDPSession(page);
      await signIn(page, site.url);
      const pages = pageOfEachRemote(await readLiveBuild(stores.federated), await ownedRecords(page.request, site.url));
      const figures: Figure[] = [];
      for (const { remote, path } of pages) {
        await page.goto(site.url + away);
        await page.locator('main h1').first().waitFor();
        const seen = await mountAgainAndAgain(page, session, path);
        say(`${remote} ${path}: ${seen.map(({ heap }) => (heap / 1e6).toFixed(2)).join(' ')} MB`);
        figures.push(...growthFigures(remote, seen));
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

/** Mounts a page repeatedly, and measures the heap after each mount except the first ones (`warmUp`). */
async function mountAgainAndAgain(page: Page, session: CDPSession, path: string): Promise<Look[]> {
  const seen: Look[] = [];
  for (let count = 0; count < warmUp + mounts; count += 1) {
    await moveTo(page, path);
    await moveTo(page, away);
    if (count >= warmUp) seen.push(await look(session));
  }
  return seen;
}

async function look(session: CDPSession): Promise<Look> {
  // Collects garbage several times, because finalizers release further objects after each collection.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
