import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import yauzl from 'yauzl';
import { expectAccessible, expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner reads the report of a year, as a chart and a table, and downloads it', async ({
  page,
  site,
  problems,
}) => {
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/rent');
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/rental-management/);
  await page.goto(new URL('reports', page.url()).href);
  const months = main.getByRole('region', { name: 'By month' });
  await expect(months.getByRole('img')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the chart');

  await test.step('reads the amounts in the table, by keyboard', async () => {
    await months.getByRole('button', { name: 'Show table' }).press('Enter');
    await expect(months.getByRole('row')).toHaveCount(14);
    await expectAccessible(page, 'the table');
  });

  await test.step('downloads the PDF, the CSV file and the accountant pack of the year', async () => {
    for (const [name, start] of [
      ['Download PDF', '%PDF'],
      ['Export CSV', '\ufeffDate,Property,Type'],
      ['Accountant pack', 'PK'],
    ] as const) {
      const { fileName, bytes } = await download(page, name);
      expect(fileName).toMatch(/^(Property-report|Accountant-pack)-\d{4}-\d{2}\.(pdf|csv|zip)$/);
      expect(bytes.toString().startsWith(start)).toBe(true);
    }
  });

  await test.step('enters two owners, and reads their shares in the accountant pack', async () => {
    const owners = main.getByRole('region', { name: 'Owners and shares' });
    await owners.getByRole('button', { name: 'Add owners' }).click();
    for (const [index, name, share] of [
      [1, 'Olivia Nguyen', '60'],
      [2, 'Duc Nguyen', '40'],
    ] as const) {
      await owners.getByRole('textbox', { name: `Owner ${index}`, exact: true }).fill(name);
      await owners.getByRole('textbox', { name: `Share of owner ${index}` }).fill(share);
    }
    await expect(owners.getByRole('status')).toHaveText('Together 100%');
    await expectAccessible(page, 'the form of the owners');
    await page.keyboard.press('Enter');
    await expect(owners.getByRole('rowheader')).toHaveText(['Olivia Nguyen, 60%', 'Duc Nguyen, 40%']);
    const sheet = await fileOf((await download(page, 'Accountant pack')).bytes, /^Shares-of-the-owners.*csv$/);
    const [heading, ...lines] = sheet.trim().split('\r\n');
    expect(heading).toBe('Figure,Whole property,"Olivia Nguyen, 60%","Duc Nguyen, 40%",Difference');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/(,-?\d+\.\d\d){3},0\.00$/);
  });

  await test.step('reads every amount on a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tables = await main.getByRole('table').all();
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      const hidden = await table.locator('..').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden).toBe(0);
    }
    await expectAccessible(page, 'the stacked tables');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('chooses the year before', async () => {
    const choice = main.getByRole('combobox', { name: 'Financial year' });
    await choice.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?year=\d{4}$/);
    await expect(choice).not.toHaveValue((await choice.getByRole('option').first().getAttribute('value')) ?? '');
  });
  expect(problems).toEqual([]);
});

async function download(page: Page, name: string): Promise<{ fileName: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name }).click();
  const file = await started;
  return { fileName: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Returns the text of the first file of a zip whose name matches. */
async function fileOf(bytes: Buffer, name: RegExp): Promise<string> {
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (!name.test(entry.fileName)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }
  throw new Error(`The zip has no file whose name matches ${name}.`);
}
