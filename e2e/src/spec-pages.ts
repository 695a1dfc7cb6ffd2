import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { cancelOrder, findSpecIds, type SpecIds } from './spec-addresses.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

/** A page of SPEC.md §2. `title` is the one that the spec gives; `to` is where it redirects. */
type SpecPage = { path: string; title?: string | RegExp; to?: string; heading?: RegExp };

const listingSteps = [
  'checkout-direct',
  'contact-details',
  'description',
  'features',
  'inspections',
  'listing-enhancements',
  'media',
  'ownership',
  'packages',
  'price',
  'property-details',
  'summary',
];

const publicPages = ({ listing }: SpecIds): SpecPage[] => [
  { path: `/listings/${listing}` },
  { path: `/make-an-offer?listing=${listing}` },
  { path: '/search' },
  { path: '/search/sale' },
  { path: '/search/lease/residential' },
  { path: '/search/sale/residential/house' },
  { path: '/unauthorized', heading: /^You don’t have access to this page$/ },
];

function propertyPages(ids: SpecIds): SpecPage[] {
  const { application, expense, tenancy, transaction, order } = ids;
  const own = `/properties/${ids.property}`;
  const orderOf = order.target.property.replace('/api', '');
  return [
    { path: '/properties' },
    { path: '/properties/create' },
    { path: own },
    { path: `${own}/welcome`, title: 'Welcome' },
    { path: `${own}/applications` },
    { path: `/properties/${application.property}/applications/${application.id}` },
    { path: `${own}/bank-accounts` },
    { path: `${own}/documents` },
    { path: `${own}/documents/${ids.document}` },
    { path: `${own}/downloads`, title: 'Forms & Downloads' },
    { path: `${own}/enquiries` },
    { path: `${own}/enquiry-history`, title: 'Enquiry History' },
    { path: `${own}/expenses` },
    { path: `/properties/${expense.property}/expenses/${expense.id}` },
    { path: `${own}/listings` },
    { path: `${own}/listings/create` },
    { path: `${own}/order-history` },
    { path: `${orderOf}/orders/${order.id}` },
    { path: `${own}/property-enhancements` },
    { path: `${own}/property-enhancements/products` },
    { path: `${own}/property-enhancements/summary` },
    { path: `${own}/rental-management` },
    {
      path: `/properties/${transaction.property}/rental-management/transactions/${transaction.kind}/${transaction.id}`,
    },
    { path: `${own}/reports` },
    { path: `${own}/subscriptions` },
    { path: `${own}/tenancies` },
    { path: `/properties/${tenancy.property}/tenancies/${tenancy.id}` },
    { path: `${own}/tenancy-agreements` },
    { path: `${own}/tenancy-agreements/create`, title: 'Create Lease Agreement for the property' },
  ];
}

function editorPages({ listing, draftAgreement, endedAgreement }: SpecIds): SpecPage[] {
  const agreement = `/tenancy-agreements/${draftAgreement}/edit`;
  const ended = `/tenancy-agreements/${endedAgreement}/edit`;
  return [
    { path: `/listings/${listing}/edit`, to: `/listings/${listing}/edit/property-details` },
    ...listingSteps.map((step) => ({ path: `/listings/${listing}/edit/${step}` })),
    { path: agreement, to: `${agreement}/tenancy-details` },
    ...['tenancy-details', 'lease-details', 'other-details', 'utilities', 'review'].map((step) => ({
      path: `${agreement}/${step}`,
    })),
    { path: `${ended}/lease-details`, to: `${ended}/review` },
  ];
}

function accountPages({ openOrder, order, subscription, check, draftCheck }: SpecIds): SpecPage[] {
  const checkout = `/orders/${openOrder}/checkout`;
  return [
    { path: '/' },
    { path: '/downloads' },
    // The first step that is not complete.
    { path: checkout, to: `${checkout}/payment` },
    ...['confirmation', 'delivery', 'payment'].map((step) => ({ path: `${checkout}/${step}` })),
    // Nothing can be reviewed before a payment method is chosen, and there is no result of Zip without Zip.
    { path: `${checkout}/review`, to: `${checkout}/payment` },
    { path: `${checkout}/zip-confirmation`, to: `${checkout}/payment` },
    { path: `/orders/${order.id}`, title: `Order ${order.number}` },
    { path: '/settings', to: '/settings/profile' },
    { path: '/settings/profile' },
    { path: '/settings/payment' },
    { path: '/settings/subscriptions' },
    { path: '/subscriptions' },
    { path: `/subscriptions/${subscription}` },
    { path: '/tenant-checks', title: 'Tenant Checks' },
    { path: '/tenant-checks/create', title: 'Request a tenant check - Information' },
    { path: `/tenant-checks/${check}` },
    { path: `/tenant-checks/${draftCheck}/edit` },
    { path: `/tenant-checks/${draftCheck}/edit/authorisation` },
    { path: `/tenant-checks/${draftCheck}/edit/proof-of-id` },
  ];
}

const failureTexts = /We (?:couldn’t|can’t) (?:load|find|reach)|Something went wrong|no longer listed/;

/** Expects a page of its own: one heading, a title, and neither an error page nor a failed part. */
async function expectRealPage(page: Page, { path, title, to, heading }: SpecPage, problems: string[]): Promise<void> {
  const before = problems.length;
  await page.goto(new URL(path, page.url()).href);
  const main = page.getByRole('main');
  const soft = expect.configure({ soft: true });
  await soft(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await soft(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const { pathname, search } = new URL(page.url());
  soft(pathname + search, path).toBe(to ?? path);
  const shown =
    (await main
      .getByRole('heading', { level: 1 })
      .textContent()
      .catch(() => '')) ?? '';
  soft(shown.trim(), path).toMatch(heading ?? /\S/);
  if (!heading) soft(shown, path).not.toMatch(/Page Not Found|Internal Server Error|You don’t have access/);
  await soft(page, path).toHaveTitle(title === undefined ? /^\S.* · Verandah$/ : titleOf(title));
  await soft(page, path).not.toHaveTitle(/Page Not Found|Internal Server Error|Sign-in problem/);
  await soft(page.locator('[data-remote-failure]'), path).toHaveCount(0);
  await soft(main.getByText(failureTexts), path).toHaveCount(0);
  soft(problems.slice(before), `console of ${path}`).toEqual([]);
}

const titleOf = (title: string | RegExp) => (typeof title === 'string' ? `${title} · Verandah` : title);

/**
 * Opens every address of SPEC.md §2 as an owner who signs in, and expects a real page at each, and Page Not Found
 * elsewhere.
 * @param problems the errors of the page, which must be none
 */
export async function openSpecPages(page: Page, site: RunningSite, problems: string[]): Promise<void> {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const ids = await findSpecIds(page, site);
  const pages = [...publicPages(ids), ...propertyPages(ids), ...editorPages(ids), ...accountPages(ids)];
  // 76 addresses, and the step that a terminated agreement leaves.
  expect(new Set(pages.map(({ path }) => path)).size).toBe(77);
  try {
    for (const one of pages) await test.step(one.path, () => expectRealPage(page, one, problems));
  } finally {
    await cancelOrder(page, site, ids.openOrder);
  }
  await page.goto(`${site.url}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Verandah');
}
