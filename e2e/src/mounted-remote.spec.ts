import type { Page } from '@playwright/test';
import { expect, openAs, openMainLink, test } from './verandah.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('a remote with React 18 is mounted in the shell: links, query, session, colours, unsaved work, a crash', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  await site.promote(await site.publishEdited('federation-build/mounted-remote', []));
  try {
    await page.goto(`${site.url}/subscriptions`);
    await expect(heading(page, 'Subscriptions')).toBeVisible();
    // A client navigation keeps this property; a new document does not have it.
    await page.evaluate(() => Reflect.set(globalThis, 'isFirstDocument', true));

    await openMainLink(page, 'Mounted');
    await expect(heading(page, 'Mounted')).toBeVisible();
    await expect(page).toHaveTitle('Mounted · Verandah');
    await expect(main(page)).toContainText('Hello Olivia. This page has React 18.3.1 and light colours.');
    await expect(main(page)).toContainText(/Properties: [1-9]/);
    await expect(main(page)).toContainText('Section start, view list.');

    await page.getByRole('button', { name: 'Change the view' }).click();
    await expect(page).toHaveURL(`${site.url}/mounted?view=map`);
    await expect(main(page)).toContainText('view map');
    await main(page).getByRole('link', { name: 'Photos' }).click();
    await expect(page).toHaveURL(`${site.url}/mounted/photos`);
    await expect(main(page)).toContainText('Section photos, view list.');
    await page.goBack();
    await expect(main(page)).toContainText('Section start, view map.');

    await main(page).getByRole('link', { name: 'Your subscriptions' }).click();
    await expect(heading(page, 'Subscriptions')).toBeFocused();
    await expect(page.locator('[data-mounted]')).toHaveCount(0);
    await page.goBack();
    await expect(main(page).getByRole('link', { name: 'Your subscriptions' })).toBeFocused();
    await page.getByRole('button', { name: 'Leave the site' }).click();
    await expect(page).toHaveURL(`${site.url}/mounted?view=map`);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(main(page)).toContainText('dark colours');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(main(page)).toContainText('light colours');

    await page.getByLabel('Note').fill('Gutters');
    await main(page).getByRole('link', { name: 'Your subscriptions' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('the note');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Note')).toHaveValue('Gutters');
    await page.getByLabel('Note').fill('');
    expect(problems).toEqual([]);

    await page.getByRole('button', { name: 'Break this page' }).click();
    const notice = main(page).getByRole('alert');
    await expect(notice).toContainText('Something went wrong in this part of the site');
    const reference = /Reference (\w+)/.exec((await notice.textContent()) ?? '')?.[1] ?? 'none';
    const entries = () => site.logged.filter((line) => line.includes('broken in the mounted page'));
    await expect.poll(entries).toEqual([expect.stringContaining(reference)]);
    expect(entries()[0]).toContain('remote-mounted failed');
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).first().click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Mounted')).toBeVisible();
    await page.getByRole('button', { name: 'Break this page' }).click();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Mounted')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstDocument'))).toBe(true);

    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: /sign out/i }).click();
    await page.waitForURL((url) => url.pathname !== '/mounted');
    await page.goto(`${site.url}/mounted-guide`);
    await expect(heading(page, 'Mounted guide')).toBeVisible();
    await main(page).getByRole('link', { name: 'Search properties' }).click();
    await expect(page).toHaveURL(/\/search/);
    await page.goto(`${site.url}/mounted`);
    await page.waitForURL((url) => url.origin === site.identityUrl);
  } finally {
    await site.withdraw('remote-mounted');
  }
});
