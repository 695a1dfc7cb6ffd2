import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { startFault } from './faults/fault.ts';
import { expect, openAs, test } from './verandah.ts';

/** Faults that a test applies to every file of one remote. */
const faults: [code: string, fault: string, inject: (route: Route) => Promise<void> | undefined][] = [
  ['b.7', 'answering 500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  [
    'b.9',
    'answering HTML',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  ],
  ['b.2', 'refusing connections', (route) => route.abort('connectionrefused')],
  ['b.16', 'hanging', () => undefined],
];

/** The notice of a page that failed. Pages that work have alerts, too. */
const failingArea = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: /try again/i }) });

async function expectFailingAreaOnly(page: Page): Promise<void> {
  const area = failingArea(page);
  await expect(area).toBeVisible({ timeout: 9_000 });
  await expect(area.getByRole('button', { name: /try again/i })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The entry has the reference that the user sees, and a stack that leads to the source. */
async function expectStackInLog(page: Page, site: RunningSite, message: string): Promise<void> {
  const shown = await page.getByText(/^Reference /).textContent();
  const reference = String(shown).replace('Reference ', '');
  const entry = () => site.logged.find((line) => line.includes(reference)) ?? '';
  await expect.poll(entry).toContain('remote-checkout failed');
  expect(entry()).toContain(message);
  expect(await site.resolveStack(entry())).toContain('src/pages/subscriptions.page.tsx:');
  expect(site.logged.filter((line) => line.includes(message))).toHaveLength(1);
}

test.describe('a broken remote affects only its own pages (b.2, b.7, b.9, b.14, b.15, b.16, b.18, b.29, b.39, b.40)', () => {
  for (const [code, fault, inject] of faults) {
    test(`${fault}: other areas work, the failing one shows the reason, Try again repairs it`, async ({
      page,
      site,
    }) => {
      await openAs(page, site, 'olivia@example.com', '/properties');
      await expect(page.getByRole('article').first()).toBeVisible();
      const isCheckout = (url: URL) => url.pathname.startsWith('/assets/remote-checkout/');
      // The route stays, because removing it would continue hanging requests, and the page would recover by itself.
      let broken = true;
      await page.route(isCheckout, (route) => (broken ? inject(route) : route.continue()));

      await page.goto(`${site.url}/subscriptions`, { waitUntil: 'commit' });
      // The limit of 8 s starts with the shell, which loads first.
      const seen = startFault([code], code === 'b.16' ? 10_000 : 8_000);
      const navigationStart = await page.evaluate(() => performance.timeOrigin);
      await page.getByRole('button', { name: /account/i }).click();
      await expect(page.getByRole('button', { name: /sign out/i })).toBeVisible();
      const answered = (await page.evaluate(() => performance.timeOrigin + performance.now())) - navigationStart;
      test.info().annotations.push({ type: 'menu answered after', description: `${Math.round(answered)} ms` });
      await page.keyboard.press('Escape');
      await seen.seen(failingArea(page));
      await expectFailingAreaOnly(page);

      await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      // The document's load event does not fire while early files hang.
      await page.goBack({ waitUntil: 'commit' });
      await expectFailingAreaOnly(page);

      broken = false;
      await page.getByRole('button', { name: /try again/i }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /subscriptions/i })).toBeVisible();
      seen.recovered('Try again shows the page');
    });
  }

  for (const { what, pattern, path, heading } of [
    {
      what: 'the page’s script',
      pattern: /\/assets\/remote-checkout\/subscriptions\..*\.js/,
      path: '/subscriptions',
      heading: 'Subscriptions',
    },
    // The page of properties has a search field.
    {
      what: 'a stylesheet that the shell shares',
      pattern: /\/assets\/shell\/mantine-fields\..*\.css/,
      path: '/properties',
      heading: 'Properties',
    },
    {
      what: 'a script that the shell shares',
      pattern: /\/assets\/shell\/mantine-fields\..*\.js/,
      path: '/properties',
      heading: 'Properties',
    },
  ]) {
    test(`missing only ${what}: Try again repairs it`, async ({ page, site }) => {
      await openAs(page, site, 'olivia@example.com', '/tenant-checks');
      let broken = true;
      await page.route(pattern, (route) => (broken ? route.abort('connectionrefused') : route.continue()));
      const fault = startFault(['b.39']);
      await page.goto(site.url + path);
      await fault.seen(failingArea(page));
      await expectFailingAreaOnly(page);
      broken = false;
      await page.getByRole('button', { name: /try again/i }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      fault.recovered('Try again shows the page');
    });
  }

  test('without the table of hashes, files that the document does not name do not run, and Try again repairs it (b.15, b.20)', async ({
    page,
    site,
  }) => {
    await openAs(page, site, 'olivia@example.com', '/properties');
    let broken = true;
    await page.route('**/builds/meta/*', (route) => (broken ? route.abort('connectionrefused') : route.continue()));
    await page.goto(`${site.url}/subscriptions`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /subscriptions/i })).toBeVisible();
    const fault = startFault(['b.15', 'b.20']);
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).first().click();
    await fault.seen(failingArea(page));
    const again = page.getByRole('main').getByRole('button', { name: /try again/i });
    await expect(again).toBeVisible({ timeout: 9_000 });
    broken = false;
    await again.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    fault.recovered('Try again loads the table and shows the page');
  });

  test('with its files deleted, four other remotes work', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/');
    const files = join(site.assets, 'remote-checkout');
    await rename(files, `${files}.gone`);
    try {
      await page.goto(`${site.url}/subscriptions`);
      await expectFailingAreaOnly(page);
      for (const path of ['/', '/properties', '/tenant-checks', '/search/lease']) {
        await page.goto(site.url + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    } finally {
      await rename(`${files}.gone`, files);
    }
  });

  test('throwing at render: other remotes work, and a roll-back repairs it', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/');
    const change = (source: string) =>
      source.replace(
        /export function Component\(\)[^{]*\{/,
        (start) => `${start}\n  throw new Error('broken at render');\n`,
      );
    const target = await site.publishEdited('remote-checkout', [{ file: 'src/pages/subscriptions.page.tsx', change }]);
    await site.promote(target);
    const fault = startFault(['b.40']);
    await page.goto(`${site.url}/subscriptions`);
    await fault.seen(failingArea(page));
    await expectFailingAreaOnly(page);
    await expectStackInLog(page, site, 'broken at render');
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await site.rollBack('remote-checkout');
    await page.goto(`${site.url}/subscriptions`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /subscriptions/i })).toBeVisible();
    fault.recovered('the next load after a roll-back shows the page');
  });

  test('a remote whose files arrive late is slow, not broken, and appears by itself', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/properties');
    await expect(page.getByRole('article').first()).toBeVisible();
    const held: Route[] = [];
    let holds = true;
    await page.route(
      (url) => url.pathname.startsWith('/assets/remote-checkout/'),
      (route) => {
        if (!holds) return route.continue();
        held.push(route);
      },
    );
    await page.goto(`${site.url}/subscriptions`, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    // The limit of 8 s starts with the shell, which loads first.
    const fault = startFault(['b.18'], 10_000);
    await fault.seen(failingArea(page));
    await expect(main.getByRole('heading', { name: 'This page is taking longer than usual' })).toBeVisible();
    await expect(main.getByText('We can’t show this page')).toHaveCount(0);
    holds = false;
    for (const route of held) await route.continue();
    await expect(main.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    fault.recovered('the page appears by itself once its files arrive');
  });

  test('a tampered file never runs', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/');
    await page.route('**/assets/remote-checkout/**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered = true;\n${await response.text()}` });
    });
    await page.route('**/assets/remote-checkout/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered = true;\n${await response.text()}` });
    });
    const fault = startFault(['b.14']);
    await page.goto(`${site.url}/subscriptions`);
    await fault.seen(failingArea(page));
    await expectFailingAreaOnly(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /subscriptions/i })).toBeVisible();
    fault.recovered('Try again shows the page once the file is the released one');
  });
});
