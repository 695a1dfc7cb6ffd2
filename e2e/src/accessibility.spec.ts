import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

const phone = { width: 390, height: 844 };
const sizes = [
  { name: 'phone', ...phone },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const steps = [
  'property-details',
  'price',
  'description',
  'features',
  'media',
  'inspections',
  'contact-details',
  'ownership',
  'packages',
  'listing-enhancements',
  'summary',
  'checkout-direct',
];

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const readable = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect.soft(readable, where).toEqual([]);
}

/** Expects the page complete, accessible, and no wider than the screen. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const where = new URL(page.url()).pathname;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.locator('[data-remote-failure]'), where).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]'), where).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, where);
  await hasNoSidewaysScroll(page);
  if (page.viewportSize()?.width === phone.width) await reflows(page);
}

/** WCAG 1.4.10: a desktop page at 400 % zoom. */
async function reflows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: phone.height });
  await hasNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

async function lookInTheDark(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, address);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.beforeEach(({ page }) => withoutPictures(page));

for (const size of sizes) {
  test.describe(`on a ${size.name}`, () => {
    test.use({ viewport: { width: size.width, height: size.height } });
    const main = size.name === 'desktop' ? [look, lookInTheDark] : [look];

    test('every public page is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.goto(`${site.url}/search/lease/residential`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const listing = (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
      for (const path of ['/search/lease/residential', listing]) {
        for (const each of main) await each(page, site.url + path);
      }
      const offer = `/make-an-offer?listing=${listing.split('/').at(-1)}`;
      const missing = `/offers/${'A'.repeat(43)}`;
      for (const path of [offer, missing, '/shortlist', '/saved-searches', '/unauthorized', '/no/such/page']) {
        await look(page, site.url + path);
      }
    });

    test('every private page is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(300_000);
      await openAs(page, site, 'olivia@example.com', '/properties');
      const [property, listing, order] = await olivias(page);
      const paths = [
        '/properties',
        '/properties/create',
        `${property}/listings`,
        `${property}/listings/create`,
        `${property}/enquiry-history`,
        `${property}/tenancy-agreements`,
        `${property}/tenancies`,
        `${property}/order-history`,
        `${property}/subscriptions`,
        `${property}${order}`,
        order,
        '/subscriptions',
        '/tenant-checks',
        '/settings/profile',
        ...steps.map((step) => `${listing}/edit/${step}`),
      ];
      for (const path of ['/', property, `${property}/enquiries`, `${property}${listing}/offers`]) {
        for (const each of main) await each(page, site.url + path);
      }
      for (const path of paths) await look(page, site.url + path);
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

/** Finds the addresses of a property, of its listing with offers, and of an order. */
async function olivias(page: Page): Promise<[property: string, listing: string, order: string]> {
  return page.evaluate(async () => {
    const read = async (path: string, headers: Record<string, string>) => (await fetch(path, { headers })).json();
    const { tokens } = await read('/api/auth/session', { accept: 'text/json' });
    const as = { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/ld+json' };
    const offers = await read('/api/offers', as);
    for (const offer of offers.member) {
      const { id, property } = await read(offer.listing, as);
      const orders = await read(`/api/orders?property.id=${property.id}`, as);
      if (orders.totalItems > 0)
        return [`/properties/${property.id}`, `/listings/${id}`, `/orders/${orders.member[0].id}`];
    }
    throw new Error('Expected a listing of Olivia’s with an offer and an order.');
  });
}
