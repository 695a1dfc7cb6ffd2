import type { Page } from '@playwright/test';
import { look, lookAtAll, lookAtOverlay } from './look-at-pages.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

type Size = { name: 'phone' | 'desktop'; width: number; height: number };

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

/** The words of table headings that are broken into two lines. */
const brokenWords = (page: Page) =>
  page.locator('th').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

/** Registers a journey for each group of pages, which looks at all of them at one size. */
export function describeEveryPage(size: Size): void {
  test.describe(`on a ${size.name}`, () => {
    test.use({ viewport: { width: size.width, height: size.height } });
    test.beforeEach(({ page }) => withoutPictures(page));

    test('every public page is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.goto(`${site.url}/search/lease/residential`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const listing = (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
      const cards = page.locator('article a[href^="/listings/"]');
      const hrefs = await cards.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
      const ids = hrefs.slice(0, 4).map((href) => `id=${href?.split('/').at(-1)}`);
      const offer = `/make-an-offer?listing=${listing.split('/').at(-1)}`;
      const apply = `/apply?listing=${listing.split('/').at(-1)}`;
      const missing = [`/offers/${'A'.repeat(43)}`, `/inspections/${'A'.repeat(43)}`];
      const rules = ['/renting-rules', '/renting-rules/qld'];
      const texts = ['/about', '/help', '/help?q=zeppelin', '/contact', '/privacy', '/terms'];
      const others = [
        '/search',
        '/shortlist',
        '/inspections',
        '/saved-searches',
        ...rules,
        ...texts,
        '/unauthorized',
        '/no/such/page',
      ];
      await lookAtAll(
        page,
        [offer, apply, ...missing, ...others].map((path) => site.url + path),
      );
      await look(page, site.url + listing);
      await lookAtOverlay(page, page.getByRole('button', { name: /^Photo 1/ }), async () => {
        await page.getByRole('button', { name: 'Next photo' }).click();
        await expect(page.getByRole('group', { name: /^Photo 2 of / })).toBeInViewport();
      });
      await look(page, `${site.url}/search/lease/residential?bedrooms=2-any`);
      if (size.name === 'desktop') await lookAtOverlay(page, page.getByRole('button', { name: 'Filters' }));

      await look(page, `${site.url}/shortlist/compare?${ids.join('&')}`);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      expect(await brokenWords(page)).toEqual([]);
      const hidden = await page
        .getByRole('region', { name: 'Comparison' })
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      if (size.name === 'desktop') expect(hidden, 'columns outside of the screen').toBe(0);
    });

    test('every page of a property is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(300_000);
      await openAs(page, site, 'olivia@example.com', '/properties');
      const [property, listing, order] = await olivias(page);
      const paths = [
        '/listings',
        '/offers',
        '/listings/create',
        '/applications',
        '/enquiries',
        '/enquiry-history',
        '/tenancy-agreements',
        '/tenancy-agreements/create',
        '/tenancies',
        '/order-history',
        '/subscriptions',
        '/settings',
        '/welcome',
        '/downloads',
        order,
        '/property-enhancements',
        '/property-enhancements/products',
        '/property-enhancements/summary',
        `${listing}/offers`,
      ];
      await lookAtAll(
        page,
        ['', ...paths].map((path) => `${site.url}${property}${path}`),
      );
      await page.goto(`${site.url}/properties`);
      const rented = page.getByRole('article').filter({ hasText: '27 Union Street' }).getByRole('link').first();
      await page.goto(`${site.url}${await rented.getAttribute('href')}/tenancies`);
      const tenancy = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
      await look(page, `${site.url}${tenancy}`);
    });

    test('every other private page is accessible and fits the screen', async ({ page, site }) => {
      test.setTimeout(300_000);
      await openAs(page, site, 'olivia@example.com', '/properties');
      const [, listing, order] = await olivias(page);
      const paths = [
        '/enquiries',
        '/enquiries?state=all&kind=offer',
        '/activity',
        '/properties',
        '/properties/create',
        '/downloads',
        order,
        '/orders',
        '/subscriptions',
        '/tenant-checks',
        '/settings/profile',
        '/settings/payment',
        '/settings/subscriptions',
        '/settings/notifications',
        ...steps.map((step) => `${listing}/edit/${step}`),
      ];
      await lookAtAll(
        page,
        ['/', ...paths].map((path) => site.url + path),
      );
      await page.goto(`${site.url}/subscriptions`);
      await lookAtOverlay(page, page.getByRole('button', { name: 'Cancel subscription' }).first());
      const subscription = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
      await look(page, `${site.url}${subscription}`);
    });
  });
}

/** Finds the addresses of a property, of its listing with offers, and of an order. */
export async function olivias(page: Page): Promise<[property: string, listing: string, order: string]> {
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
