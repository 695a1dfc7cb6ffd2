import { readFile } from 'node:fs/promises';
import { devices } from '@playwright/test';
import { createPhotos } from './create-photos.ts';
import { expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent });
test.beforeEach(({ page }) => withoutPictures(page));

test('an owner photographs a receipt with the phone and gets the expense, its sums and a CSV file', async ({
  page,
  site,
  problems,
}) => {
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.getByRole('article').filter({ hasText: '48 Napier Street' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]+$/);
  await page.goto(`${page.url()}/expenses`);
  await expect(main.getByText('No expenses yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'an empty page');

  await test.step('takes a photo and adds the expense', async () => {
    await main.getByRole('link', { name: 'Add the first expense' }).tap();
    await expect(page).toHaveTitle(/Add an expense/);
    const [photo] = await createPhotos(page, 1);
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Take a photo' }).tap();
    await (await chooser).setFiles(photo ?? []);
    await expect(main.getByText('photo-1.jpg')).toBeVisible();
    await main.getByRole('button', { name: 'Add expense' }).tap();
    await expect(main.getByText('Enter who was paid.')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the form with errors');
    await main.getByLabel('Supplier').fill('=Ace Plumbing');
    await main.getByLabel('ATO label').selectOption('Repairs and maintenance');
    await main.getByLabel('Amount, GST included').fill('110');
    await main.getByLabel('GST', { exact: true }).fill('10');
    await main.getByLabel('Repeats').selectOption('Monthly');
    await expect(main.getByText(/^Next on /)).toBeVisible();
    await main.getByRole('button', { name: 'Add expense' }).tap();
    await expect(main.getByRole('link', { name: '=Ace Plumbing' })).toBeVisible();
  });

  await test.step('sees the sums by label and month, and exports the year', async () => {
    await expect(main.getByRole('region', { name: 'By label' })).toContainText('Repairs and maintenance$110.00');
    await expect(main.getByRole('region', { name: 'By month' }).getByText('$110.00')).toHaveCount(1);
    await expect(main.getByRole('region', { name: 'Recurring' })).toContainText('Monthly, next on');
    await expectAccessibleInBothSchemes(page, 'the list');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export CSV' }).tap();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^\ufeffDate,Property,Payee,/);
    expect(csv).toContain(",'=Ace Plumbing,");
    expect(csv).toContain('Repairs and maintenance,100.00,10.00,110.00');
  });

  await test.step('opens the expense, downloads the receipt, removes the expense and undoes that', async () => {
    await main.getByRole('link', { name: '=Ace Plumbing' }).tap();
    await expect(main.getByRole('heading', { level: 1, name: '=Ace Plumbing' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the expense');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'photo-1.jpg' }).tap();
    expect((await readFile(await (await download).path())).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await main.getByRole('button', { name: 'Remove expense' }).tap();
    await expect(main.getByText('No expenses yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(main.getByRole('link', { name: '=Ace Plumbing' })).toBeVisible();
  });
  await test.step('stops the recurring expense, which stays in the list', async () => {
    await main.getByRole('button', { name: 'Stop repeating: =Ace Plumbing' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop repeating' }).tap();
    await expect(main.getByRole('region', { name: 'Recurring' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: '=Ace Plumbing' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
