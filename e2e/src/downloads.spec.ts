import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner finds the forms of a state, and exports of a property', async ({ page, site, problems }) => {
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await main.getByRole('link', { name: 'Downloads' }).click();
  await main.getByRole('link', { name: 'QLD', exact: true }).click();
  await expect(page).toHaveURL(/\/downloads\?state=qld$/);
  const official = main.getByRole('link', { name: /Form 18a/ });
  await expect(official).toHaveAttribute('target', '_blank');
  await expect(official).toHaveAttribute('rel', /noopener/);
  await expectAccessibleInBothSchemes(page, 'the forms');
  await main.getByRole('link', { name: /27 Union Street/ }).press('Enter');
  await expect(page).toHaveTitle(/^Forms & Downloads/);
  await expectAccessible(page, 'the downloads of a property');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download Payments as CSV' }).press('Enter');
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^\ufeffDate,Property,Type/);
  expect(problems).toEqual([]);
});
