import type { Benchmark, Figure } from '../benchmark.ts';
import { stepPages } from '../browser/tour.ts';
import { type Asked, firstVisit } from '../browser/visit.ts';
import { firstRenderFiles, weight } from '../twins/first-render.ts';
import { readLiveBuild } from '../twins/live-build.ts';
import type { Twins } from '../twins/start-twins.ts';

export const benchmark: Benchmark = {
  about:
    'scripts and stylesheets that the two public pages, the steps of the checkout, of an agreement and of a tenant check, pages of single records, and the heaviest page of each remote compared with the monolith, need until they are interactive, in brotli 11 as released; and what a whole first visit asked for, empty cache, until the network is quiet. Exact.',
  async run({ say, twins, browser }) {
    const { pages, federated, monolith, stores } = await twins();
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const [own, twin] = await Promise.all(
        [stores.federated, stores.monolith].map((store) => firstRenderFiles(store, 'remote-listings', page)),
      );
      if (!own || !twin) throw new Error('two stores, two lists');
      for (const { file, bytes } of own) say(`${page} F ${bytes} B ${file}`);
      for (const { file, bytes } of twin) say(`${page} M ${bytes} B ${file}`);
      const visit = await firstVisit(await browser(), federated + path, { throttled: false });
      const monolithVisit = await firstVisit(await browser(), monolith + path, { throttled: false });
      const others = needless(visit.asked);
      figures.push(
        { name: `${page}: scripts and stylesheets F/M`, value: weight(own) / weight(twin), unit: '×', limit: 1.15 },
        { name: `${page}: scripts and stylesheets F`, value: weight(own) / 1000, unit: 'KB br' },
        { name: `${page}: scripts and stylesheets M`, value: weight(twin) / 1000, unit: 'KB br' },
        { name: `${page}: document F`, value: documentBytes(visit.asked) / 1000, unit: 'KB br', limit: 14.6 },
        { name: `${page}: document M`, value: documentBytes(monolithVisit.asked) / 1000, unit: 'KB br' },
        {
          name: `${page}: requests to remotes that the page does not use`,
          value: others.length,
          unit: 'requests',
          limit: 0,
        },
      );
    }
    return [...figures, ...(await worstPages(stores, say))];
  },
};

/**
 * Compares each page's bytes with those of the same page in the monolith. Returns the ratios of the steps, and the
 * highest ratio of each remote.
 */
async function worstPages(stores: Twins['stores'], say: (line: string) => void): Promise<Figure[]> {
  const { remotes } = await readLiveBuild(stores.federated);
  const figures: Figure[] = [];
  for (const { name, exposes } of Object.values(remotes)) {
    const ratios = await Promise.all(
      Object.keys(exposes).map(async (page) => {
        const [own, twin] = [stores.federated, stores.monolith].map((store) => firstRenderFiles(store, name, page));
        return { page, value: weight((await own) ?? []) / weight((await twin) ?? []) };
      }),
    );
    ratios.sort((a, b) => b.value - a.value);
    for (const { page, value } of ratios) say(`${name} ${page} F/M ${value.toFixed(3)}`);
    const figure = (subject: string, value: number) => ({ name: subject, value, unit: '×', limit: 1.15 });
    for (const { page, value } of ratios) {
      if (isStep(page)) figures.push(figure(`${name}/${page}: scripts and stylesheets F/M`, value));
    }
    const [worst] = ratios;
    if (worst) figures.push(figure(`${name}: scripts and stylesheets F/M, worst page`, worst.value));
  }
  return figures;
}

const isStep = (page: string) => stepPages.some((step) => step === page);

/** Returns the requests that a page of remote-listings does not need: for files of other remotes, and for manifests. */
function needless(asked: readonly Asked[]): Asked[] {
  const foreign = /^\/assets\/remote-(?!listings\/)|manifest/;
  return asked.filter(({ path }) => foreign.test(path));
}

function documentBytes(asked: readonly Asked[]): number {
  return weight(asked.filter(({ kind }) => kind === 'Document'));
}
