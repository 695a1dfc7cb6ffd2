import type { Page, Route } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { startFault } from './faults/fault.ts';
import { expect, openAs, test } from './verandah.ts';

const subscriptions = 'src/pages/subscriptions.page.tsx';
const remote = 'remote-checkout';
type Files = Record<string, { integrity: string }>;

/** Returns the files of the live release that the release before it does not have. */
async function newFiles(site: RunningSite): Promise<string[]> {
  const read = async (path: string) => (await fetch(site.url + path)).json();
  const live = await read(`/builds/meta/${(await read('/builds/latest.json')).id}.json`);
  const before = await read(`/builds/meta/${live.previousReleases[remote].build}.json`);
  const files: Files = live.remotes[remote].files;
  return Object.keys(files).filter((file) => !before.remotes[remote].files[file] && file.endsWith('.js'));
}

/** Makes a release live whose page has another title. */
async function promoteReworded(site: RunningSite, rest = ''): Promise<string> {
  const change = (source: string) => source.replace('title="Subscriptions"', 'title="All my services"') + rest;
  const target = await site.publishEdited(remote, [{ file: subscriptions, change }]);
  await site.promote(target);
  return target.replace(`${remote}@`, '');
}

/** Answers requests for these files with `fault`, until the returned function is called. */
async function breakFiles(page: Page, files: readonly string[], fault: (route: Route) => Promise<void>) {
  let broken = true;
  const isBroken = ({ pathname }: URL) => files.some((file) => pathname === `/assets/${remote}/${file}`);
  await page.route(isBroken, (route) => (broken ? fault(route) : route.continue()));
  return () => {
    broken = false;
  };
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `globalThis.tampered = true;\n${await response.text()}` });
};

const headingOf = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** The log entry of the failure names the release that is used instead. */
async function expectLogged(site: RunningSite, version: string, from: number): Promise<void> {
  const entries = () => site.logged.slice(from).filter((line) => line.includes(`${remote} failed`));
  await expect.poll(() => entries().length).toBeGreaterThan(0);
  expect(entries()[0]).toContain(version);
  expect(entries()[0]).toContain('instead');
}

test.describe('a release that the browser cannot load', () => {
  test.afterEach(async ({ site }) => void (await site.rollBack(remote)));

  for (const { what, which, fault } of [
    { what: 'no file', which: /./, fault: missing },
    { what: 'no page script, after its entry has run', which: /^subscriptions\./, fault: missing },
    { what: 'a tampered page script', which: /^subscriptions\./, fault: tampered },
  ]) {
    test(`with ${what}, is replaced by the one before until it can be loaded`, async ({ page, site }) => {
      await openAs(page, site, 'olivia@example.com', '/tenant-checks');
      const version = await promoteReworded(site);
      const files = (await newFiles(site)).filter((file) => which.test(file));
      expect(files.length).toBeGreaterThan(0);
      const repair = await breakFiles(page, files, fault);
      const from = site.logged.length;
      const reported = page.waitForRequest(/\/builds\/tickets/);
      await page.goto(`${site.url}/subscriptions`);
      await expect(headingOf(page, 'Subscriptions')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();
      await reported;
      await expectLogged(site, version, from);

      repair();
      await page.goto(`${site.url}/subscriptions`);
      await expect(headingOf(page, 'All my services')).toBeVisible();
    });
  }

  test('because its code throws, is replaced, and the log leads to the source (b.29)', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/tenant-checks');
    const version = await promoteReworded(site, "\nthrow new Error('broken at import');\n");
    const from = site.logged.length;
    const fault = startFault(['b.29']);
    await page.goto(`${site.url}/subscriptions`);
    await fault.seen(headingOf(page, 'Subscriptions'));
    fault.recovered('the page of the release before is shown at once');
    await expectLogged(site, version, from);
    const entry = site.logged.slice(from).find((line) => line.includes('broken at import')) ?? '';
    expect(await site.resolveStack(entry)).toContain('src/pages/subscriptions.page.tsx:');
  });

  test('shows the notice when the one before cannot be loaded either, and Try again repairs it', async ({
    page,
    site,
  }) => {
    await openAs(page, site, 'olivia@example.com', '/tenant-checks');
    await promoteReworded(site);
    let broken = true;
    const isCheckout = (url: URL) => url.pathname.startsWith(`/assets/${remote}/`);
    await page.route(isCheckout, (route) => (broken ? missing(route) : route.continue()));
    await page.goto(`${site.url}/subscriptions`);
    const area = page.getByRole('main').getByRole('alert');
    await expect(area).toBeVisible();
    broken = false;
    await area.getByRole('button', { name: /try again/i }).click();
    await expect(headingOf(page, 'All my services')).toBeVisible();
  });
});
