import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { scrollTop } from './scroll-top.ts';
import { countFullLoads, expect, openAs, test } from './verandah.ts';

const search = '/search/lease/residential';

test('back and reload keep your place in the results, also while pictures are still loading', async ({
  page,
  site,
}) => {
  await page.goto(site.url + search);
  await page.waitForLoadState('networkidle');
  let place = 1500;
  const expectPlace = () => expect.poll(() => scrollTop(page)).toBe(place);
  await page.evaluate((y) => scrollTo(0, y), place);
  await expectPlace();
  await page.reload();
  await expectPlace();

  // The browser restores the position up to the load event, which waits for the pictures. The page starts before it.
  const release = Promise.withResolvers<void>();
  await page.route(/\/api\/pictures\//, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await expectPlace();
  release.resolve();
  await page.waitForLoadState('load');
  await expectPlace();

  // A stylesheet that arrives after the scripts changes the height of everything above the place.
  await page.unroute(/\/api\/pictures\//);
  await page.route(/\/assets\/remote-.*\.css/, async (route) => {
    await setTimeout(200);
    await route.continue();
  });
  await page.reload();
  await expectPlace();
  await page.unroute(/\/assets\/remote-.*\.css/);

  const link = page.getByRole('article').nth(8).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  place = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(/\/listings\//);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expectPlace();
  await expect(link).toBeFocused();
  await expectPlace();
});

/** Scrolls to the end of a page whose parts load when they are near. */
async function scrollToEnd(page: Page): Promise<void> {
  let height = 0;
  await expect(async () => {
    const before = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate((y) => scrollTo(0, y), height);
    expect(height).toBe(before);
  }).toPass({ intervals: [500] });
}

/** Opens a listing on a phone and scrolls to its end. */
async function openEndOfListing(page: Page, site: RunningSite): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url + search);
  await page.goto(site.url + (await page.getByRole('article').nth(3).getByRole('link').first().getAttribute('href')));
  await scrollToEnd(page);
}

test('back keeps your place on a page whose content loads later', async ({ page, site }) => {
  await openEndOfListing(page, site);
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(1500);
  const expectPlace = async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => scrollTop(page)).toBe(place);
  };
  const fullLoads = await countFullLoads(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(`${site.url}/help`);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(fullLoads(), 'the browser renders the listing, which starts with skeletons').toBe(0);

  // Parts above the place become lower or higher one by one, also after the page has been high enough.
  let requests = 0;
  const requestsOfData = /\/api\/(?!pictures)/;
  await page.route(requestsOfData, async (route) => {
    await setTimeout(300 * requests++);
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(place - 500);
  await expectPlace();
  await page.unroute(requestsOfData);

  // A return to a document in which the user has not scrolled.
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/help`);
  await page.goBack();
  await expectPlace();
});

for (const [missing, files] of [
  ['scripts', /\/assets\/.*\.js/],
  ['page tables', /\/builds\/meta\//],
] as const)
  test(`back after a reload opens the earlier page at your place, also before the ${missing} have loaded`, async ({
    page,
    site,
  }) => {
    await openEndOfListing(page, site);
    const listing = page.url();
    const place = await scrollTop(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(`${site.url}/help`);
    const entries = await page.evaluate(() => history.length);

    const requested = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      requested.resolve();
      await release.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await requested.promise;
    await page.goBack({ waitUntil: 'commit' });
    release.resolve();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(place);
    await expect(page).toHaveURL(listing);
    expect(await page.evaluate(() => history.length), 'no further entry ends the way forward').toBe(entries);
    await page.goForward();
    await expect(page).toHaveURL(`${site.url}/help`);
  });

test('a link within a page opens its part, also after Back from another part', async ({ page, site }) => {
  await page.goto(`${site.url}/terms`);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const expectPart = async (link: Locator) =>
    expect(page.locator((await link.getAttribute('href')) ?? '')).toBeInViewport();
  await links.last().click();
  await expectPart(links.last());
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await links.first().click();
  await expect(page).toHaveURL(/#/);
  // A wrong place would be taken with the next frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expectPart(links.first());

  await page.evaluate(() => scrollBy(0, 150));
  const place = await scrollTop(page);
  await links.last().click();
  await expectPart(links.last());
  await page.goBack();
  await expect.poll(() => scrollTop(page), 'each part has a place of its own').toBe(place);
});

test('a reload keeps your place on a page whose content loads later', async ({ page, site }) => {
  const expectSamePlaceAfterReload = async () => {
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(1500);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(place);
  };
  await openAs(page, site, 'olivia@example.com', '/enquiries');
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeVisible();
  await scrollToEnd(page);
  await expectSamePlaceAfterReload();
  await openEndOfListing(page, site);
  await expectSamePlaceAfterReload();
});

test('a stylesheet that never arrives does not keep the page from being painted and used', async ({
  page,
  site,
  request,
}) => {
  await expect(async () => {
    expect(await (await request.get(site.url + search)).text(), 'the page arrives as content').toContain('<article');
  }).toPass();
  await page.route(/\/assets\/remote-listings\/search\..*\.css/, () => {});
  await page.goto(site.url + search, { waitUntil: 'commit' });
  const firstPaints = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(firstPaints)).toBe(1);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
});
