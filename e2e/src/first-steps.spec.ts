import { expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner follows the first steps of a property', async ({ page, site, problems }) => {
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.getByRole('article').filter({ hasText: '27 Union Street' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page).toHaveTitle(/^Welcome/);
  const steps = main.getByRole('region', { name: 'First steps' });
  const report = steps.getByRole('listitem').filter({ hasText: 'Store the condition report' });
  await expect(report).not.toContainText('Done');
  await expectAccessibleInBothSchemes(page, 'the first steps');
  await report.getByRole('link', { name: /^Upload report/ }).press('Enter');
  await expect(main.getByLabel('Category of new documents')).toHaveValue('conditionReport');
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') };
  await main.getByLabel('Choose documents', { exact: true }).and(page.locator('input')).setInputFiles(file);
  await expect(main.getByRole('link', { name: 'report' })).toBeVisible();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(report).toContainText('Done');
  expect(problems).toEqual([]);
});
