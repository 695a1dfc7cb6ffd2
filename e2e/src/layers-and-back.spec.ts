import type { Page } from '@playwright/test';
import { scrollTop } from './scroll-top.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const results = '/search/lease/residential';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(dialog(page, 'Filters')).toBeVisible();
};

test('Back closes the photos of a listing and stays at the same place; the next Back opens the results', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  await page.goto(site.url + results);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/listings\//);
  const opener = page.getByRole('button', { name: /^See (?:all|the) / });
  await expect(opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  const listing = page.url();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/listings') && requests.push(request.url()));

  const isClosed = async () => {
    await expect(dialog(page, 'Photos')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state.layer)).toBeUndefined();
    expect(page.url()).toBe(listing);
    expect(await scrollTop(page)).toBe(120);
  };
  await opener.click();
  await expect(dialog(page, 'Photos')).toBeVisible();
  await page.goBack();
  await isClosed();
  expect(requests).toEqual([]);
  await page.goForward();
  await expect(dialog(page, 'Photos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Photos')).toHaveCount(0);
  await opener.click();
  await page.getByRole('button', { name: 'Close photos' }).click();
  await isClosed();

  // After a reload, the photos are open again, at the same one.
  await opener.click();
  await expect(dialog(page, 'Photos')).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect.poll(() => page.evaluate(() => history.state.layer.start)).toBe(1);
  await page.reload();
  await expect(dialog(page, 'Photos')).toBeVisible();
  expect(await page.evaluate(() => history.state.layer.start)).toBe(1);
  await page.goBack();
  await expect(dialog(page, 'Photos')).toHaveCount(0);
  expect(page.url()).toBe(listing);
  await page.goBack();
  await expect(page).toHaveURL(site.url + results);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('Back closes the filters; after they have applied, it opens the search before them', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  await page.goto(`${site.url}/search`);
  await page.goto(site.url + results);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 30));
  await openFilters(page);
  await page.goBack();
  await expect(dialog(page, 'Filters')).toHaveCount(0);
  await expect(page).toHaveURL(site.url + results);
  expect(await scrollTop(page)).toBe(30);

  await page.goForward();
  await expect(dialog(page, 'Filters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Filters')).toHaveCount(0);
  await openFilters(page);
  await dialog(page, 'Filters')
    .getByRole('button', { name: /^House/ })
    .click();
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).not.toHaveURL(site.url + results);
  await expect(dialog(page, 'Filters')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(site.url + results);
  await expect(dialog(page, 'Filters')).toHaveCount(0);
  await page.goForward();
  await expect(page).not.toHaveURL(site.url + results);
  await page.goBack();
  await expect(page).toHaveURL(site.url + results);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/search`);
  expect(problems).toEqual([]);
});

test('Back to a part of a page opens that part, also when the page needs a document of its own', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.goto(`${site.url}/properties#main`);
  const properties = page.getByRole('heading', { level: 1, name: 'Properties' });
  await expect(properties).toBeVisible();
  await page.getByRole('link', { name: 'Find a home' }).first().click();
  await expect(page).toHaveURL(`${site.url}/search`);
  // The document that is open now allows no style elements, unlike the one before.
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(properties).toBeVisible();
  expect(page.url()).toBe(`${site.url}/properties#main`);
  expect(problems).toEqual([]);
});

test.describe('with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Back from a listing opens the sheet of results at the same place', async ({ page, site, problems }) => {
    await withoutPictures(page);
    await page.goto(`${site.url}/search/sale?view=map`);
    const sheet = page.getByRole('region', { name: 'Results', exact: true });
    await sheet.getByRole('button', { name: 'Show list' }).tap({ timeout: 60_000 });
    await expect(sheet.getByRole('button', { name: 'Show map' })).toBeVisible();
    const card = sheet.getByRole('article').nth(9);
    await card.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await card.boundingBox())?.y ?? 0);
    const before = await place();
    await card.getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/listings\//);
    await page.goBack();
    await expect(sheet.getByRole('button', { name: 'Show map' })).toBeVisible();
    await expect(card).toBeInViewport();
    await expect.poll(place).toBe(before);
    expect(problems).toEqual([]);
  });
});
