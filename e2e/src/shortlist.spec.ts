import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './verandah.ts';

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
