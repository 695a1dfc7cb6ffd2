import { expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('a new owner is welcomed, looks around with sample data and clears it', async ({ page, site, problems }) => {
  const main = page.getByRole('main');
  await page.goto(`${site.url}/properties`);
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await page.getByRole('link', { name: /create/i }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Email').fill(`ana-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a few plain words');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${site.url}/properties`);
  await expect(main.getByText('No properties yet')).toBeVisible();

  await page.goto(`${site.url}/`);
  await expect(main.getByRole('heading', { level: 1, name: 'Welcome to Verandah, Ana' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the welcome');
  await main.getByRole('button', { name: 'Look around with sample data' }).press('Enter');
  await page.waitForURL(/\/properties\/[0-9a-f-]{36}$/);

  const notice = page.getByRole('region', { name: 'Sample data' });
  await expect(notice).toContainText('This is sample data. Clear it when you’re ready.');
  await expect(page.getByRole('region', { name: 'Property', exact: true })).toContainText('Sample home');
  await expect(main.getByText(/3 days behind/).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the sample property');
  await page.getByRole('link', { name: 'Tenancies', exact: true }).click();
  await expect(main.getByText('Grace Okafor').first()).toBeVisible();
  await expect(notice).toBeVisible();

  await page.goto(`${site.url}/`);
  const attention = main.getByRole('region', { name: 'Needs your attention' });
  await expect(attention.getByText('Rent is 3 days behind')).toBeVisible();
  await expect(attention.getByText('New application')).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Welcome/ })).toHaveCount(0);

  await main.getByRole('link', { name: /^Sample home/ }).click();
  await page.waitForURL(/\/properties\/[0-9a-f-]{36}/);
  // A request that is under way while the data is cleared would find no property.
  await page.reload({ waitUntil: 'networkidle' });
  await notice.getByRole('button', { name: 'Clear sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear the sample data?' });
  await expect(dialog).toContainText('tenancy, rent, expenses and documents');
  await dialog.getByRole('button', { name: 'Clear sample data' }).click();
  await page.waitForURL(`${site.url}/properties`);
  await expect(main.getByText('No properties yet')).toBeVisible();
  await page.goto(`${site.url}/`);
  await expect(main.getByText('No properties yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the empty home');
  expect(problems).toEqual([]);
});
