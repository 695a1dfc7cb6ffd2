import type { BrowserContext } from '@playwright/test';
import type { Benchmark } from '../benchmark.ts';
import { launchBrowser } from '../browser/launch.ts';
import { type Asked, freshContext, visit } from '../browser/visit.ts';
import { weight } from '../twins/first-render.ts';
import { readLiveBuild } from '../twins/live-build.ts';

const remote = 'remote-listings';
const file = 'src/pages/search.page.tsx';
/**
 * A change that adds only a comment. With it, the release before the edit is also built by `publishEdited`, so the two
 * releases differ only in the edit and not in the folder of the build.
 */
const comment = { file, change: (source: string) => `${source}\n// Before the edit.\n` };
const edit = { file, change: (source: string) => `${source}\nexport const edited = 'edited by the bench';\n` };

export const benchmark: Benchmark = {
  about: `one page of ${remote} is edited, released and made live under a user who was there before: addresses of other packages' files that change, and what that user's next visit loads, in a browser without and in one with compression dictionaries. Exact.`,
  async run({ say, twins, browser }) {
    const { site, pages, stores } = await twins();
    await site.promote(await site.publishEdited(remote, [comment]));
    const before = await readLiveBuild(stores.federated);
    const older = await launchBrowser('--disable-features=CompressionDictionaryTransport');
    const [context, modern] = [await freshContext(older), await freshContext(await browser())];
    const visitIn = async (one: BrowserContext) =>
      visit(await one.newPage(), site.url + pages.search, { throttled: false });
    const first = await visitIn(context);
    await visitIn(modern);
    await site.promote(await site.publishEdited(remote, [edit]));
    try {
      const after = await readLiveBuild(stores.federated);
      const [again, modernAgain] = [await visitIn(context), await visitIn(modern)];
      const releases = (live: typeof before) => [live.shell, ...Object.values(live.remotes)];
      const filesOf = (live: typeof before) =>
        releases(live).flatMap(({ name, files }) => Object.keys(files).map((file) => `/assets/${name}/${file}`));
      const known = new Set(filesOf(before));
      const changed = filesOf(after).filter((file) => !known.has(file));
      const loaded = codeOf(again.asked);
      for (const { path, bytes } of loaded) say(`loaded again: ${bytes} B ${path}`);
      const deltas = codeOf(modernAgain.asked);
      for (const { path, bytes } of deltas) say(`with dictionaries: ${bytes} B ${path}`);
      const ofRemote = codeOf(first.asked).filter(({ path }) => path.startsWith(`/assets/${remote}/`));
      return [
        {
          name: 'files of other packages whose URL changes',
          value: changed.filter((path) => !path.startsWith(`/assets/${remote}/`)).length,
          unit: 'files',
          limit: 0,
        },
        {
          name: 'unchanged files loaded again',
          value: loaded.filter(({ path }) => !changed.includes(path)).length,
          unit: 'files',
          limit: 0,
        },
        { name: 'files of the remote that changed', value: changed.length, unit: 'files' },
        { name: "a returning user's code", value: weight(loaded) / 1000, unit: 'KB' },
        {
          name: "a returning user's code / the remote's code of this page",
          value: weight(loaded) / weight(ofRemote),
          unit: '×',
          limit: 1,
        },
        { name: "a returning user's code, with dictionaries", value: weight(deltas) / 1000, unit: 'KB' },
        {
          name: "a returning user's code, with dictionaries / the remote's code of this page",
          value: weight(deltas) / weight(ofRemote),
          unit: '×',
          limit: 0.1,
        },
      ];
    } finally {
      await older.close();
      await modern.close();
      await site.rollBack(remote);
    }
  },
};

function codeOf(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ kind, bytes }) => (kind === 'Script' || kind === 'Stylesheet') && bytes > 0);
}
