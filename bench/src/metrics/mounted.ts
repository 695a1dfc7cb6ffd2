import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { interleaveVisits, noise, ratioOf } from '../browser/interleave.ts';
import type { Visit } from '../browser/visit.ts';
import { firstRenderFiles, weight } from '../twins/first-render.ts';

/** The theoretical minimum: two sequential responses of 150 ms, and all needed bytes at 209.7 KB/s. */
const floorMs = (bytes: number) => 300 + bytes / 209.7;

export const benchmark: Benchmark = {
  about:
    'first visit on slow 4G (150 ms for each response, 1.6 Mbps) with a processor four times slower: time until React has taken the page over, F and M in turn, and M against itself as control. Median of the ratios of pairs, 95 % interval.',
  async run({ say, twins, browser }) {
    const { pages, federated, monolith, stores } = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const urls = { F: federated + path, M: monolith + path, control: monolith + path };
      const series = await interleaveVisits(await browser(), urls, say);
      const mounted = (visit: Visit) => visit.mounted;
      const control = ratioOf(series, 'control', 'M', mounted);
      const files = await firstRenderFiles(stores.federated, 'remote-listings', page);
      const document = series.F?.[0]?.asked.find(({ kind }) => kind === 'Document')?.bytes ?? 0;
      const floor = floorMs(weight(files) + document);
      const own = median((series.F ?? []).map(mounted));
      figures.push(
        {
          name: `${page}: interactive F/M (${noise(control)})`,
          ...ratioOf(series, 'F', 'M', mounted),
          unit: '×',
          limit: 1.08,
        },
        { name: `${page}: interactive F / floor by formula`, value: own / floor, unit: '×', limit: 1.6 },
        { name: `${page}: floor by formula`, value: floor, unit: 'ms' },
        { name: `${page}: interactive F`, value: own, unit: 'ms' },
        { name: `${page}: interactive M`, value: median((series.M ?? []).map(mounted)), unit: 'ms' },
        {
          name: `${page}: blocked by long tasks F/M`,
          ...ratioOf(series, 'F', 'M', ({ blocked }) => blocked + 1),
          unit: '×',
        },
        { name: `${page}: control M/M`, ...control, unit: '×' },
      );
    }
    return figures;
  },
};
