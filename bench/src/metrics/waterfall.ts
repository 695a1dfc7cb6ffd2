import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Build } from 'federation';
import type { Benchmark, Figure } from '../benchmark.ts';
import { firstVisit, type Visit } from '../browser/visit.ts';
import { renderWaterfalls } from '../report/render-waterfalls.ts';
import { withBuild } from '../twins/with-build.ts';

const plot = resolve(import.meta.dirname, '../../../docs/waterfall.svg');
const tries = 3;

export const benchmark: Benchmark = {
  about:
    'first visit of the search page on slow 4G with a processor four times slower, recorded twice: with the release as it is, and with the same release without its server modules and without the list of files of each page, so that the browser discovers everything, as in a plain federation. docs/waterfall.svg shows the fastest of 3 visits each.',
  async run({ twins, browser }) {
    const running = await twins();
    const path = running.pages.search;
    const chrome = await browser();
    const after = await quickest(() => firstVisit(chrome, running.federated + path, { throttled: true }));
    const before = await withBuild(running, discovered, (url) =>
      quickest(() => firstVisit(chrome, url + path, { throttled: true })),
    );
    await writeFile(plot, renderWaterfalls({ 'discovered by the browser': before, 'as released': after }));
    const figures = (name: string, visit: Visit): Figure[] => [
      { name: `${name}: interactive`, value: visit.mounted, unit: 'ms' },
      { name: `${name}: largest paint`, value: visit.largestPaint.at, unit: 'ms' },
      {
        name: `${name}: longest chain of requests`,
        value: Math.max(...visit.asked.map(({ depth }) => depth)),
        unit: 'sequential requests',
      },
    ];
    return [...figures('discovered by the browser', before), ...figures('as released', after)];
  },
};

/** Returns a build with the same files, served without preload tags and without rendered content. */
function discovered(live: Build): Build {
  const remotes = Object.entries(live.remotes).map(([name, remote]) => {
    const exposes = Object.keys(remote.exposes).map((page) => [page, { js: [], css: [], shared: [] }]);
    return [name, { ...remote, server: undefined, exposes: Object.fromEntries(exposes) }];
  });
  return { ...live, id: 'discovered', remotes: Object.fromEntries(remotes) };
}

async function quickest(visit: () => Promise<Visit>): Promise<Visit> {
  let best = await visit();
  for (let count = 1; count < tries; count += 1) {
    const next = await visit();
    if (next.mounted < best.mounted) best = next;
  }
  return best;
}
