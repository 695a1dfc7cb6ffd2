import type { Browser } from '@playwright/test';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { interleaveVisits, noise, ratioOf, type Series } from '../browser/interleave.ts';
import { pageOfEachRemote, pagesOfSteps, signInOnce } from '../browser/tour.ts';
import type { Visit } from '../browser/visit.ts';
import { isWanted } from '../selected-pages.ts';
import { firstRenderFiles, weight } from '../twins/first-render.ts';
import { readLiveBuild } from '../twins/live-build.ts';
import type { Twins } from '../twins/start-twins.ts';

/**
 * The theoretical minimum: two sequential responses of 150 ms each, and the time for all needed bytes at 209.7 KB/s.
 */
const floorMs = (bytes: number) => 300 + bytes / 209.7;

const mounted = (visit: Visit) => visit.mounted;

export const benchmark: Benchmark = {
  about:
    'first visit on slow 4G (150 ms for each response, 1.6 Mbps) with a processor four times slower: time until React has hydrated or rendered the heading of the page, F and M in turn, and M against itself as control; the two public pages, and for a signed-in user one page of each remote, the steps of the checkout, of an agreement and of a tenant check, and pages of single records. Median of the ratios of pairs, 95 % interval.',
  async run({ say, twins, browser }) {
    const sites = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(sites.pages)) {
      if (!isWanted(page)) continue;
      const series = await interleaveVisits(await browser(), urlsOf(sites, path), say);
      figures.push(...ratios(page, series, 1.08), ...(await floorFigures(page, series, sites)));
    }
    return [...figures, ...(await privatePages(await browser(), sites, say))];
  },
};

async function privatePages(browser: Browser, sites: Twins, say: (line: string) => void): Promise<Figure[]> {
  const { cookies, ...ids } = await signInOnce(browser, sites.site.url);
  const build = await readLiveBuild(sites.stores.federated);
  const measured = [
    ...pageOfEachRemote(build, ids).map(({ remote, path }) => ({ subject: remote, path })),
    ...pagesOfSteps(build, ids).map(({ remote, page, path }) => ({ subject: `${remote}/${page}`, path })),
  ];
  const figures: Figure[] = [];
  for (const { subject, path } of measured) {
    if (!isWanted(subject)) continue;
    say(`${subject} ${path}`);
    figures.push(...ratios(subject, await interleaveVisits(browser, urlsOf(sites, path), say, { cookies }), 1.1));
  }
  return figures;
}

function urlsOf({ federated, monolith }: Twins, path: string) {
  return { F: federated + path, M: monolith + path, control: monolith + path };
}

function ratios(subject: string, series: Series, limit: number): Figure[] {
  const control = ratioOf(series, 'control', 'M', mounted);
  const ratio = ratioOf(series, 'F', 'M', mounted);
  const blocked = ratioOf(series, 'F', 'M', (visit) => visit.blocked + 1);
  return [
    { name: `${subject}: interactive F/M (${noise(control)})`, ...ratio, unit: '×', limit },
    { name: `${subject}: interactive F`, value: median((series.F ?? []).map(mounted)), unit: 'ms' },
    { name: `${subject}: interactive M`, value: median((series.M ?? []).map(mounted)), unit: 'ms' },
    { name: `${subject}: blocked by long tasks F/M`, ...blocked, unit: '×' },
    { name: `${subject}: control M/M`, ...control, unit: '×' },
  ];
}

/**
 * Returns the figures that compare with the theoretical minimum. They exist only for public pages, because a private
 * page also waits for the session and its data.
 */
async function floorFigures(page: string, series: Series, { stores }: Twins): Promise<Figure[]> {
  const files = await firstRenderFiles(stores.federated, 'remote-listings', page);
  const document = series.F?.[0]?.asked.find(({ kind }) => kind === 'Document')?.bytes ?? 0;
  const floor = floorMs(weight(files) + document);
  const own = median((series.F ?? []).map(mounted));
  return [
    { name: `${page}: interactive F / floor by formula`, value: own / floor, unit: '×', limit: 1.6 },
    { name: `${page}: floor by formula`, value: floor, unit: 'ms' },
  ];
}
