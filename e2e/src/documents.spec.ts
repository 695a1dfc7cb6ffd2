import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aPdf } from './a-pdf.ts';
import { createPhotos } from './create-photos.ts';
import { expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPictures(page));

const policy = aPdf(['Landlord insurance 2026', 'Cover and excess']);
const newPolicy = aPdf(['Landlord insurance 2027']);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('an owner uploads documents, shares one, adds a version, and takes one back from the bin', async ({
  page,
  browser,
  site,
  problems,
}) => {
  // axe looks at five pages, each in two widths and two schemes.
  test.setTimeout(300_000);
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.getByRole('article').filter({ hasText: '27 Union Street' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]+$/);
  await page.goto(`${page.url()}/documents`);
  await expect(page).toHaveTitle(/Documents/);
  await expect(main.getByText('No uploaded documents yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'an empty page');

  await test.step('uploads a PDF and a photo at once; a page of HTML is refused', async () => {
    const [photo] = await createPhotos(page, 1);
    const chooser = page.waitForEvent('filechooser');
    await main.getByLabel('Category of new documents').selectOption('Insurance');
    await main.getByRole('button', { name: 'Choose documents' }).click();
    const web = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>Hello</p>') };
    await (await chooser).setFiles([file('policy.pdf', policy), ...(photo ? [photo] : []), web]);
    await expect(main.getByRole('region', { name: '2 documents' }).getByRole('listitem')).toHaveCount(2);
    await expect(main.getByText(/Despite its name, this file is a web page/)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the list');
    await main.getByRole('button', { name: 'Dismiss fake.pdf' }).click();
  });

  await test.step('reads both pages of the PDF in the preview', async () => {
    await main.getByRole('link', { name: 'policy' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'policy' })).toBeVisible();
    await main.getByRole('button', { name: 'Show preview' }).click();
    await expect(main.getByText('Page 2 of 2')).toBeVisible();
    await expect(main.getByText('Cover and excess')).toHaveCount(1);
    await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  });

  await test.step('sets an expiry date, which the list shows', async () => {
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await main.getByLabel('Expiry date (optional)').fill(soon);
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText(/Expires in (9|10|11) days/)).toBeVisible();
  });

  await test.step('finds it among the tasks of the property', async () => {
    await page.goto(page.url().replace(/\/documents\/.*$/, ''));
    await main.getByRole('link', { name: /^Renew: policy expires soon/ }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'policy' })).toBeVisible();
  });

  await test.step('adds a version; the earlier one can be downloaded', async () => {
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Choose a new version' }).click();
    await (await chooser).setFiles(file('policy-2027.pdf', newPolicy));
    await expect(main.getByText('Version 2 (latest)')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download version 1' }).click();
    expect(await readFile(await (await download).path())).toEqual(policy);
  });

  await test.step('shares it: anyone reads the latest version until the link is stopped', async () => {
    await main.getByRole('button', { name: 'Create link' }).click();
    const url = await main.getByLabel('Your new link').inputValue();
    await expectAccessibleInBothSchemes(page, 'the document');
    const guest = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const shared = await guest.newPage();
    const document = await shared.goto(url);
    expect(document?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(shared.getByRole('heading', { level: 1, name: 'policy' })).toBeVisible();
    const download = shared.waitForEvent('download');
    await shared.getByRole('button', { name: 'Download' }).click();
    expect(await readFile(await (await download).path())).toEqual(newPolicy);
    await shared.getByRole('button', { name: 'Show preview' }).click();
    await expect(shared.getByText('Page 1 of 1')).toBeVisible();
    await expectAccessibleInBothSchemes(shared, 'the shared document');
    await main.getByRole('button', { name: 'Stop link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop link' }).click();
    await expect(main.getByLabel('Your new link')).toHaveCount(0);
    await shared.reload();
    await expect(shared.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
    await guest.close();
    const token = url.split('/').at(-1) ?? '';
    expect(site.logged.filter((line) => line.includes(token))).toEqual([]);
  });

  await test.step('deletes it, undoes that, deletes it again and restores it from the bin', async () => {
    await main.getByRole('button', { name: 'Delete document' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await main.getByRole('link', { name: 'policy' }).click();
    await main.getByRole('button', { name: 'Delete document' }).click();
    await expect(main.getByRole('region', { name: '1 document' })).toBeVisible();
    await main.getByRole('link', { name: 'Open the bin' }).click();
    await expect(main.getByText(/Deleted for good on/)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the bin');
    await main.getByRole('button', { name: 'Restore policy' }).click();
    await expect(main.getByText('The bin is empty')).toBeVisible();
  });

  await test.step('deletes it for good', async () => {
    await main.getByRole('link', { name: 'Back to the documents' }).click();
    await main.getByRole('link', { name: 'policy' }).click();
    await main.getByRole('button', { name: 'Delete document' }).click();
    await main.getByRole('link', { name: 'Open the bin' }).click();
    await main.getByRole('button', { name: 'Delete now: policy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
    await expect(main.getByText('The bin is empty')).toBeVisible();
  });
  // The browser reports the response to the refused file.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

/** Counts the dark pixels of the first page of the preview. */
const darkPixels = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 128) dark += 1;
    return dark;
  });
