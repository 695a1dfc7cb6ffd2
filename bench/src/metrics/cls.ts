import type { Benchmark, Figure } from '../benchmark.ts';
import { ownedRecords } from '../browser/owned-records.ts';
import { moveTo, pagesOf, signIn } from '../browser/tour.ts';
import { freshContext, observe } from '../browser/visit.ts';
import { readLiveBuild } from '../twins/live-build.ts';

export const benchmark: Benchmark = {
  about:
    'the owner opens every page of her property, listing, order, subscription, agreement and tenancy, each as a document and then by moving inside it: layout shifts without input, summed for each page.',
  async run({ say, twins, browser }) {
    const { site, stores, pages: publicPages } = await twins();
    const context = await freshContext(await browser());
    const page = await context.newPage();
    await page.addInitScript(observe);
    try {
      await signIn(page, site.url);
      const ids = await ownedRecords(context.request, site.url);
      const tour = pagesOf(await readLiveBuild(stores.federated), ids).map(({ path }) => path);
      const paths = [...new Set([publicPages.search, publicPages.listing, ...tour])];
      const shifts = async () => page.evaluate(() => window.bench.layoutShift);
      let loaded = { at: '', value: 0 };
      let moved = { at: '', value: 0 };
      for (const path of paths) {
        await page.goto(site.url + path);
        await page
          .locator('main h1')
          .first()
          .waitFor({ timeout: 15_000 })
          .catch(() => say(`${path} has no heading`));
        await page.waitForLoadState('networkidle');
        const value = await shifts();
        if (value > 0) say(`${path}: ${value.toFixed(4)} while loading`);
        if (value >= loaded.value) loaded = { at: path, value };
      }
      await page.goto(`${site.url}/properties`);
      await page.waitForLoadState('networkidle');
      for (const path of paths) {
        const before = await shifts();
        await moveTo(page, path);
        await page.waitForLoadState('networkidle');
        const value = (await shifts().catch(() => before)) - before;
        if (value > 0) say(`${path}: ${value.toFixed(4)} when moved to`);
        if (value >= moved.value) moved = { at: path, value };
      }
      const figures: Figure[] = [
        { name: `pages of the tour`, value: paths.length, unit: 'pages' },
        { name: `worst page as a document (${loaded.at})`, value: loaded.value, unit: 'CLS', limit: 0.005 },
        { name: `worst page moved to (${moved.at})`, value: moved.value, unit: 'CLS', limit: 0.005 },
      ];
      return figures;
    } finally {
      await context.close();
    }
  },
};
