import type { CDPSession } from '@playwright/test';
import type { Benchmark, Figure } from '../benchmark.ts';
import { moveTo, ownedIds, pagesOf, signIn } from '../browser/tour.ts';
import { freshContext } from '../browser/visit.ts';
import { readLiveBuild } from '../twins/live-build.ts';

const cycles = 25;
/** The first ones load code, which is never collected. */
const warmUp = 5;
const away = '/settings/profile';

export const benchmark: Benchmark = {
  about: `${cycles} times to a page of each remote and away again, inside one document: slope of the heap and of the DOM's nodes over the cycles after the first ${warmUp}, collected before each look.`,
  async run({ say, twins, browser }) {
    const { site, stores } = await twins();
    const context = await freshContext(await browser());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    try {
      await signIn(page, site.url);
      const pages = pagesOf(await readLiveBuild(stores.federated), await ownedIds(page, site.url));
      const figures: Figure[] = [];
      for (const [remote, rows] of Map.groupBy(pages, (row) => row.remote)) {
        const path = (rows.find((row) => !row.path.includes('create')) ?? rows[0])?.path ?? '/';
        await page.goto(site.url + away);
        const seen: { heap: number; nodes: number }[] = [];
        for (let cycle = 0; cycle < cycles; cycle += 1) {
          for (const address of [path, away]) {
            await moveTo(page, address);
            await page.waitForURL((url) => url.pathname === address || address === path);
            await page.locator('main h1').first().waitFor();
            await page.waitForLoadState('networkidle');
          }
          seen.push(await look(session));
        }
        const steady = seen.slice(warmUp);
        say(`${remote} ${path}: ${steady.map(({ heap }) => (heap / 1e6).toFixed(2)).join(' ')} MB`);
        figures.push(
          {
            name: `${remote}: heap, each mount`,
            value: slope(steady.map(({ heap }) => heap)) / 1000,
            unit: 'KB',
            limit: 5,
          },
          {
            name: `${remote}: nodes, each mount`,
            value: slope(steady.map(({ nodes }) => nodes)),
            unit: 'nodes',
            limit: 0.5,
          },
        );
      }
      return figures;
    } finally {
      await context.close();
    }
  },
};

async function look(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  // What the first collection lets go of may hold more.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/** How much each step adds, by least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return covariance / variance;
}
