import { expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner finds an offer in the inbox, opens it and comes back to the same place', async ({
  page,
  site,
  problems,
}) => {
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await openAs(page, site, 'olivia@example.com', '/');
  await openMainLink(page, 'Inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(messages.filter({ hasText: 'Enquiry' }).first()).toBeVisible();

  await page.getByRole('link', { name: /messages need an answer$/ }).click();
  await expect(page).toHaveURL(/\?state=needsAnswer$/);
  await page.getByRole('navigation', { name: 'Show messages by kind' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\?kind=offer&state=needsAnswer$/);
  await expect(messages.filter({ hasText: 'Enquiry' })).toHaveCount(0);
  const offer = messages.first().getByRole('link');
  const sender = (await offer.textContent()) ?? '';
  await offer.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByText(sender).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to inbox' }).click();
  await expect(page).toHaveURL(/\/enquiries\?kind=offer&state=needsAnswer$/);
  await expect(messages.first()).toContainText(sender);

  await page.getByRole('searchbox').fill(sender);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(messages.filter({ hasNotText: sender })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(sender);
  await expect(messages.first()).toContainText(sender);
  await expect(messages.filter({ hasNotText: sender })).toHaveCount(0);
  expect(page.url()).not.toContain(encodeURIComponent(sender));
  expect(problems).toEqual([]);
});

test('the badge of the inbox counts what needs an answer, and one less after it', async ({ page, site, problems }) => {
  await openAs(page, site, 'olivia@example.com', '/enquiries?kind=enquiry&state=needsAnswer');
  const badge = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inbox \d+ new$/ });
  await expect(badge).toBeVisible();
  const count = Number.parseInt((await badge.textContent())?.replace('Inbox', '') ?? '', 10);
  await expect(page.getByRole('link', { name: `${count} messages need an answer` })).toBeVisible();
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(badge).toHaveText(`Inbox ${count - 1} new`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(badge).toHaveText(`Inbox ${count} new`);
  expect(problems).toEqual([]);
});
