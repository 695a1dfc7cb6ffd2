import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner reads the report of a year, as a chart and a table, and downloads it', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  await openAs(page, site, 'olivia@example.com', '/rent');
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/rental-management/);
  await page.goto(new URL('reports', page.url()).href);
  const months = main.getByRole('region', { name: 'By month' });
  await expect(months.getByRole('img')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `the chart, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });

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
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^(Property-report|Accountant-pack)-\d{4}-\d{2}\.(pdf|csv|zip)$/);
      expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true);
    }
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
