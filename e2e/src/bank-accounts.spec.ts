import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, openAs, signInAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner adds a bank account with the keyboard, types the password to see its number, and removes it', async ({
  page,
  site,
  problems,
}) => {
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.getByRole('article').filter({ hasText: '27 Union Street' }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'This property' }).getByRole('link', { name: 'Bank accounts' }).click();
  await expect(main.getByText('No bank accounts yet')).toBeVisible();
  await expectAccessible(page, 'an empty page');

  const keyboard = keyboardOf(page);
  await keyboard.press(main.getByRole('button', { name: 'Add account' }));
  await keyboard.type(main.getByLabel('Account name'), 'O Nguyen');
  await keyboard.type(main.getByLabel('BSB'), '063000');
  await keyboard.type(main.getByLabel('Account number'), '00123456');
  await expectAccessible(page, 'the form');
  await keyboard.press(main.getByRole('button', { name: 'Add account' }));
  await expect(main.getByText('BSB 063-000 · Account ••• 456')).toBeVisible();
  await expectAccessible(page, 'one account');

  const address = new URL(page.url()).pathname;
  await page.goto(`${site.url}/auth/login?redirectUrl=${encodeURIComponent(address)}&prompt=login`);
  await signInAs(page, 'olivia@example.com');
  await page.waitForURL(site.url + address);
  await main.getByRole('button', { name: 'Show number of O Nguyen' }).click();
  await expect(main.getByText('BSB 063-000 · Account 00123456')).toBeVisible();

  await main.getByRole('button', { name: 'Pay with an ABA file' }).click();
  const payee = { 'Account name': 'Zoë’s Plumbing', BSB: '083004', 'Account number': '7654321', Amount: '480.05' };
  const sender = { Bank: 'cba', 'APCA user ID': '301500', 'Name of the user ID': 'O Nguyen', Reference: 'INV 1042' };
  for (const [label, text] of Object.entries({ ...sender, ...payee })) {
    await main.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await expectAccessible(page, 'payments of an ABA file');
  const opened = page.context().waitForEvent('page');
  await main.getByRole('link', { name: /^Enter your password/ }).click();
  const tab = await opened;
  await signInAs(tab, 'olivia@example.com');
  await tab.waitForURL(site.url + address);
  await tab.close();
  await expect(main.getByRole('textbox', { name: 'Reference', exact: true })).toHaveValue('INV 1042');
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download ABA file' }).click();
  const file = await readFile(await (await saved).path(), 'latin1');
  expect(file.split('\r\n').map(({ length }) => length)).toEqual([120, 120, 120, 0]);
  expect(file).toContain('083-004  7654321 500000048005Zoe');
  await main.getByRole('button', { name: 'Close' }).click();

  await main.getByRole('button', { name: 'Remove O Nguyen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click();
  await expect(main.getByText('No bank accounts yet')).toBeVisible();
  expect(problems).toEqual([]);
});
