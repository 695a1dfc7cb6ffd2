import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hasNoSidewaysScroll, openAs, test } from './verandah.ts';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const readable = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(readable, where).toEqual([]);
}

for (const size of sizes) {
  test.describe(`on a ${size.name}`, () => {
    test.use({ viewport: { width: size.width, height: size.height } });

    test('every public page is accessible and fits the screen', async ({ page, site }) => {
      await page.goto(`${site.url}/search/lease/residential`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const listing = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
      for (const path of ['/search/lease/residential', listing ?? '', '/unauthorized', '/no/such/page']) {
        await page.goto(site.url + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page, path);
        await hasNoSidewaysScroll(page);
      }
    });

    test('every private page is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(180_000);
      await openAs(page, site, 'agent@example.com', '/properties');
      const property = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
      await page.goto(site.url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const order = await page.locator('main a[href^="/orders/"]').first().getAttribute('href');
      const paths = [
        '/',
        '/properties',
        property ?? '',
        `${property}/tenancy-agreements`,
        `${property}/tenancies`,
        `${property}/order-history`,
        order ?? '',
        '/subscriptions',
        '/tenant-checks',
        '/settings/profile',
      ];
      for (const path of paths) {
        await page.goto(site.url + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page, path);
        await hasNoSidewaysScroll(page);
      }
    });

    test('the login service is accessible and fits the screen', async ({ page, site }) => {
      await page.goto(`${site.url}/properties`);
      await page.waitForURL((url) => url.origin === site.identityUrl);
      await expectNoViolations(page, 'sign in');
      await hasNoSidewaysScroll(page);
      await page
        .getByRole('link', { name: /sign up|create (an )?account/i })
        .first()
        .click();
      await expectNoViolations(page, 'sign up');
      await hasNoSidewaysScroll(page);
    });
  });
}
