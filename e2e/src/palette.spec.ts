import { openWithShortcut } from './keyboard.ts';
import { expectNoViolations, expectReadableInTheDark, phone } from './look-at-pages.ts';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner finds a property with the keyboard and goes there', async ({ page, site, problems }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const opener = page.getByRole('button', { name: 'Search or jump to' });
  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(opener).toBeVisible();
  const address = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await openWithShortcut(page, 'Control+k', search);
  await expect(search).toBeFocused();
  await expect(page.getByRole('option', { name: 'Rent & money' })).toBeVisible();
  await expectNoViolations(page, 'the palette before the user types');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);

  await opener.press('Enter');
  await search.fill(address?.split(',')[0] ?? '');
  const property = page.getByRole('group', { name: 'Properties' }).getByRole('option').first();
  await expect(property).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'the palette with results');
  await expectReadableInTheDark(page, 'the palette with results');
  await page.setViewportSize(phone);
  await hasNoSidewaysScroll(page);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('button', { name: 'Search or jump to…' }).press('Enter');
  await search.fill('zzzz');
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
  expect(page.url()).not.toContain('zzzz');
  expect(problems).toEqual([]);
});

test('an owner goes to pages with two keys, and lists the shortcuts', async ({ page, site, problems }) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await openWithShortcut(page, 'Shift+?', list);
  await expectNoViolations(page, 'the list of shortcuts');
  await expectReadableInTheDark(page, 'the list of shortcuts');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.type('gi');
  await expect(page).toHaveURL(`${site.url}/enquiries`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(problems).toEqual([]);
});
