import { expect, openAs, test } from './verandah.ts';

const reword = {
  file: 'src/remote.ts',
  change: (source: string) => source.replace("title: 'Subscriptions'", "title: 'Your subscriptions'"),
};

/**
 * Every asset address that a page's HTML names, sorted: pages with and without content name them in different orders.
 */
function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ''))].sort();
}

test.describe('a release', () => {
  test('of one remote is live at the next visit, changes no other file, and rolls back within a second', async ({
    page,
    site,
  }) => {
    await openAs(page, site, 'olivia@example.com', '/subscriptions');
    await expect(page).toHaveTitle(/^Subscriptions/);
    const [searchBefore, checkoutBefore] = [await htmlOf('/search'), await htmlOf('/subscriptions')];

    const target = await site.publishEdited('remote-checkout', [reword]);
    await page.reload();
    await expect(page, 'publishing alone changes nothing').toHaveTitle(/^Subscriptions/);

    await site.promote(target);
    await page.reload();
    await expect(page).toHaveTitle(/^Your subscriptions/);
    expect(assetsIn(await htmlOf('/search')), 'no file of anybody else moved').toEqual(assetsIn(searchBefore));

    // Another team promotes meanwhile. Rolling back checkout keeps that release.
    await site.promote(
      await site.publishEdited('remote-tenant-checks', [
        {
          file: 'src/remote.ts',
          change: (source) => source.replace("label: 'Tenant checks'", "label: 'Checked tenants'"),
        },
      ]),
    );

    const rolledBackAt = performance.now();
    await site.rollBack('remote-checkout');
    await expect
      .poll(async () => assetsIn(await htmlOf('/subscriptions')).join(), { intervals: [50], timeout: 1_000 })
      .toBe(assetsIn(checkoutBefore).join());
    expect(performance.now() - rolledBackAt).toBeLessThan(2_000);
    await page.reload();
    await expect(page).toHaveTitle(/^Subscriptions/);
    await expect(page.getByRole('link', { name: 'Checked tenants' }).first()).toBeVisible();
    // Other journeys share this site.
    await site.rollBack('remote-tenant-checks');

    async function htmlOf(path: string): Promise<string> {
      return (await fetch(site.url + path)).text();
    }
  });

  test('adds a page without a release of the shell', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/subscriptions');
    expect((await page.goto(`${site.url}/gift-cards`))?.status()).toBe(404);
    const target = await site.publishEdited('remote-checkout', [
      {
        file: 'src/remote.ts',
        change: (source) =>
          source.replace(
            'pages: [',
            "pages: [\n    { path: '/gift-cards', page: 'subscriptions', title: 'Gift cards' },",
          ),
      },
    ]);
    await site.promote(target);
    await expect.poll(async () => (await fetch(`${site.url}/gift-cards`)).status).toBe(200);
    await page.goto(`${site.url}/gift-cards`);
    await expect(page).toHaveTitle(/^Gift cards/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await site.rollBack('remote-checkout');
    await expect.poll(async () => (await fetch(`${site.url}/gift-cards`)).status).toBe(404);
  });

  test('that claims the page of another remote is rejected with the reason, and nothing changes', async ({ site }) => {
    const before = await (await fetch(`${site.url}/builds/latest.json`)).text();
    const target = await site.publishEdited('remote-checkout', [
      {
        file: 'src/remote.ts',
        change: (source) =>
          source.replace(
            'pages: [',
            "pages: [\n    { path: '/tenant-checks', page: 'subscriptions', title: 'Mine now' },",
          ),
      },
    ]);
    await expect(site.promote(target)).rejects.toThrow(
      /tenant-checks.*remote-tenant-checks|remote-tenant-checks.*tenant-checks/s,
    );
    expect(await (await fetch(`${site.url}/builds/latest.json`)).text()).toBe(before);
  });
});
