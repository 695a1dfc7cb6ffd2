import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPackage } from 'site/testing';
import { develop } from './develop.ts';
import { expectNoViolations } from './look-at-pages.ts';
import { expect, openAs, test } from './verandah.ts';

test('a developer opens a remote from its sources beside a running site, with its data and session', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/orders');
  const developed = await develop('remote-checkout', site);
  try {
    expect(developed.printed()).toMatch(/ready in \d+\.\d s/);
    // Leaves the running site, whose page still asks for new builds.
    await page.goto('about:blank');
    const files: string[] = [];
    page.on('response', (response) => files.push(`${response.status()} ${response.url()}`));
    await page.goto(`${developed.url}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders and invoices' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Order / })
        .first(),
    ).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Development' });
    await expect(banner).toHaveText('Development: remote-checkout comes from your sources');
    await expectNoViolations(page, 'a page with the banner');
    // The names of compiled files contain no hash.
    expect(files).toContain(`200 ${developed.url}/assets/remote-checkout/entry.js`);

    await page.goto(`${developed.url}/search/sale`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(
      files.filter((file) => /^200 .*\/assets\/remote-listings\/entry\.[0-9a-f]{10}\.js$/.test(file)),
    ).toHaveLength(1);
    expect(files.filter((file) => !file.includes(developed.url))).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await developed.stop();
  }
});

test('edits and errors keep what was typed, and errors in types and syntax are shown until they are solved', async ({
  page,
  site,
  problems,
}) => {
  const { folder, remove } = await copyPackage('remote-checkout');
  const file = join(folder, 'src/pages/orders.page.tsx');
  const original = await readFile(file, 'utf8');
  const withField = original.replace('<PageHeader', '<input aria-label="Note" />\n<PageHeader');
  await writeFile(file, withField);
  await openAs(page, site, 'olivia@example.com', '/orders');
  const developed = await develop(folder, site);
  try {
    await page.goto(`${developed.url}/orders`);
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('typed before the edit');

    const edited = withField.replace('title="Orders and invoices"', 'title="Orders after an edit"');
    await writeFile(file, edited);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders after an edit' })).toBeVisible();
    await expect(note).toHaveValue('typed before the edit');

    const withTypeError = `${edited}\nconst size: string = 42;\nvoid size;\n`;
    await writeFile(file, withTypeError);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("Type 'number' is not assignable to type 'string'", { timeout: 60_000 });
    await expect(alert).toContainText('types of remote-checkout');
    expect(developed.printed()).toContain('orders.page.tsx');

    await writeFile(file, edited);
    await expect(alert).toBeHidden({ timeout: 60_000 });
    await expect(note).toHaveValue('typed before the edit');

    await writeFile(file, edited.replace('return (', 'return (('));
    await expect(alert).toContainText('orders.page.tsx');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();

    const corrected = edited.replace('Orders after an edit', 'Orders after a correction');
    await writeFile(file, corrected);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders after a correction' })).toBeVisible();
    await expect(note).toHaveValue('typed before the edit');
    const compilations = () => developed.printed().match(/remote-checkout compiled/g)?.length ?? 0;
    const before = compilations();
    const applied = page.waitForEvent('console', (message) => message.text().includes('App is up to date'));
    await writeFile(
      file,
      corrected.replace('  return prefetch', "  document.body.dataset.loader = 'edited';\n  return prefetch"),
    );
    await expect.poll(compilations).toBe(before + 1);
    await applied;
    await page.getByRole('link', { name: 'Payment methods' }).click();
    await expect(page).toHaveURL(/\/settings\//);
    await page.goBack();
    await expect(page.locator('body[data-loader="edited"]')).toBeAttached();
    // The reports of hot reload about the syntax error.
    expect(problems.filter((problem) => !problem.includes('orders.page.tsx'))).toEqual([]);
  } finally {
    await developed.stop();
    await remove();
  }
});

test('an edit may import components that the page has not loaded', async ({ page, site }) => {
  const { folder, remove } = await copyPackage('remote-checkout');
  await openAs(page, site, 'olivia@example.com', '/orders');
  const developed = await develop(folder, site);
  const insert = async (file: string, component: string) => {
    const path = join(folder, 'src', file);
    const before = await readFile(path, 'utf8');
    const rendered = before.replace(/<(PageHeader|Stack gap="sm")/, `<${component} label="From an edit" />\n<$1`);
    await writeFile(path, `import { ${component} } from '@mantine/core';\n${rendered}`);
  };
  try {
    await page.goto(`${developed.url}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders and invoices' })).toBeVisible();
    await insert('pages/orders.page.tsx', 'Checkbox');
    await expect(page.getByRole('checkbox', { name: 'From an edit' })).toBeVisible();
    await insert('order-history/order-history.tsx', 'Switch');
    await expect(page.getByRole('switch', { name: 'From an edit' })).toBeVisible();
  } finally {
    await developed.stop();
    await remove();
  }
});
