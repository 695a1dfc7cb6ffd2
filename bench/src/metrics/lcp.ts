import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { interleaveVisits, noise, ratioOf } from '../browser/interleave.ts';
import type { Visit } from '../browser/visit.ts';

export const benchmark: Benchmark = {
  about:
    'largest contentful paint of a first visit on slow 4G with a processor four times slower: F, the ideal page (same HTML, styles and pictures, no script) and M in turn, and the ideal page against itself as control. The painted element must be a picture of a listing.',
  async run({ say, twins, browser }) {
    const { pages, federated, ideal, monolith } = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const urls = { F: federated + path, I: ideal + path, M: monolith + path, control: ideal + path };
      const series = await interleaveVisits(await browser(), urls, say);
      const painted = ({ largestPaint }: Visit) => largestPaint.at;
      const control = ratioOf(series, 'control', 'I', painted);
      const wrong = (series.F ?? []).filter(({ largestPaint }) => !/img .*\/api\/pictures\//.test(largestPaint.what));
      say(`${page}: ${series.F?.[0]?.largestPaint.what}`);
      figures.push(
        { name: `${page}: LCP F/I (${noise(control)})`, ...ratioOf(series, 'F', 'I', painted), unit: '×', limit: 1.1 },
        { name: `${page}: LCP F`, value: median((series.F ?? []).map(painted)) / 1000, unit: 's', limit: 1 },
        { name: `${page}: LCP I`, value: median((series.I ?? []).map(painted)) / 1000, unit: 's' },
        { name: `${page}: LCP F/M`, ...ratioOf(series, 'F', 'M', painted), unit: '×' },
        {
          name: `${page}: visits whose LCP element is no listing photo`,
          value: wrong.length,
          unit: 'visits',
          limit: 0,
        },
        { name: `${page}: control I/I`, ...control, unit: '×' },
      );
    }
    return figures;
  },
};
