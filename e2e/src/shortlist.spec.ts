import type { Page } from '@playwright/test';
import { expect, signInAs, test, withoutPictures } from './verandah.ts';

const results = '/search/lease/residential';
const hearts = (page: Page) => page.getByRole('button', { name: /^Shortlist / });
const savedHearts = (page: Page) => page.getByRole('button', { name: /^Shortlist /, pressed: true });

test('a guest saves two, compares them, signs in and finds them in the account; the second tab follows', async ({
  page,
  context,
  site,
  problems,
}) => {
  await page.goto(site.url + results);
  const other = await context.newPage();
  await other.goto(site.url + results);
  await expect(hearts(other).first()).toBeVisible();

  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await expect(savedHearts(page)).toHaveCount(2);
  await expect(savedHearts(other)).toHaveCount(2);

  await page.getByRole('link', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const box of await page.getByRole('checkbox', { name: /^Compare / }).all()) await box.check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(2);

  await page.getByRole('button', { name: /^Sign in to see them/ }).click();
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await signInAs(page, 'jack@example.com');
  await page.waitForURL((url) => url.pathname === '/shortlist');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/Saved on this device only/)).toHaveCount(0);
  // It is the account's now: nothing of it is left in the browser.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('verandah-store:listing-marks') ?? '{}').value))
    .toEqual({});

  await expect(savedHearts(other)).toHaveCount(2);
  await savedHearts(page).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(savedHearts(other)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(savedHearts(other)).toHaveCount(2);
  expect(problems).toEqual([]);
});

test('a guest who signs in from the results returns to the same place, with the saved home and search', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  await page.goto(`${site.url}/search/sale/residential`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search saved' })).toContainText('Sign in and we’ll email you');
  const last = page.getByRole('article').last();
  const address = (await last.getByRole('link').first().textContent()) ?? '';
  await last.getByRole('button', { name: /^Shortlist / }).click();
  // Playwright scrolls to a sticky element before a click, although it is visible.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).dispatchEvent('click');
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await signInAs(page, 'jack@example.com');
  await expect(page).toHaveURL(/\/search\/sale\/residential\?page=2$/);
  const same = page.getByRole('article').filter({ hasText: address });
  await expect(same.getByRole('button', { name: /^Shortlist /, pressed: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeAttached();
  expect(problems).toEqual([]);
});
