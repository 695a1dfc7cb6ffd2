import type { Page } from '@playwright/test';
import { openBeforeFault } from './faults/failing-page.ts';
import { startFault } from './faults/fault.ts';
import { type LeftBehind, watchPage } from './left-behind/watch-page.ts';
import { expect, openAs, test } from './verandah.ts';

/** A page of each remote. */
const pages = ['/', '/tenant-checks', '/subscriptions', '/search/lease/residential', '/help'];
/** Globals of webpack, the federation runtime and libraries of the shell, and the containers of remotes. */
const loaders = /^(?:webpackChunk|remote_|__)/;

const leftBehind = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'leftBehind') as () => LeftBehind)());

/** Opens a path in this document, as the back button would, then the page of properties. */
async function openAndLeave(page: Page, path: string): Promise<void> {
  for (const to of [path, '/properties']) {
    await page.evaluate((address) => {
      const idx = Number(history.state?.idx ?? 0) + 1;
      history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, to);
    await expect(page).toHaveTitle(to === '/properties' ? /^Properties/ : /^(?!Properties)/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
}

test('a page of each remote leaves no listener, interval, global or changed prototype (b.51, b.53)', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchPage);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await openBeforeFault(page, site);
  const fault = startFault(['b.51', 'b.53'], 90_000);
  for (const path of pages) {
    await openAndLeave(page, path);
    const { counts } = await leftBehind(page);
    await openAndLeave(page, path);
    expect((await leftBehind(page)).counts, path).toEqual(counts);
  }
  const { globals, changed } = await leftBehind(page);
  expect(globals.filter((name) => !loaders.test(name))).toEqual([]);
  expect(changed).toEqual([]);
  await fault.seen(page.getByRole('main').getByRole('heading', { level: 1 }));
  fault.recovered('prevented: this journey fails when a page leaves any');
});
