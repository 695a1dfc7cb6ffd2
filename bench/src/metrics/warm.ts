import type { Benchmark, Figure } from '../benchmark.ts';
import { type Asked, freshContext, visit } from '../browser/visit.ts';
import { weight } from '../twins/first-render.ts';

export const benchmark: Benchmark = {
  about:
    'the same page twice in one browser: bytes over the wire of the second visit, headers included, against the first. Exact.',
  async run({ say, twins, browser }) {
    const { pages, federated } = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const context = await freshContext(await browser());
      const cold = await visit(await context.newPage(), federated + path, { throttled: false });
      const warm = await visit(await context.newPage(), federated + path, { throttled: false });
      await context.close();
      for (const { path: file, kind, bytes } of warm.asked.filter((one) => one.bytes > 0))
        say(`${page} again: ${kind} ${bytes} B ${file}`);
      figures.push(
        {
          name: `${page}: second visit / first`,
          value: weight(warm.asked) / weight(cold.asked),
          unit: '× bytes',
          limit: 0.05,
        },
        { name: `${page}: first visit`, value: weight(cold.asked) / 1000, unit: 'KB' },
        { name: `${page}: second visit`, value: weight(warm.asked) / 1000, unit: 'KB' },
        { name: `${page}: code files transferred again`, value: code(warm.asked).length, unit: 'files', limit: 0 },
      );
    }
    return figures;
  },
};

function code(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ kind, bytes }) => (kind === 'Script' || kind === 'Stylesheet') && bytes > 0);
}
