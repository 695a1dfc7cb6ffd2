import type { Page } from '@playwright/test';
import { nextPageOf } from './next-page.ts';
import type { OwnedIds } from './owned-records.ts';
import { followRequests } from './quiet.ts';

export type Link = { from: string; to: string };

/** The page must appear within this time, although no request gets a response. */
const timeoutMs = 5_000;

/** Returns a link to one page of each remote, by remote. `from` is a page of another remote or of the same one. */
export function linkToEachRemote({ propertyId }: OwnedIds): Record<string, Link> {
  const property = `/properties/${propertyId}`;
  return {
    'remote-property-dashboard': { from: '/', to: '/properties' },
    'remote-listings': { from: property, to: `${property}/listings` },
    'remote-tenancy': { from: property, to: `${property}/tenancies` },
    'remote-checkout': { from: property, to: `${property}/order-history` },
    'remote-tenant-checks': { from: '/', to: '/tenant-checks' },
  };
}

/**
 * Returns the start and the target of each navigation to measure, for the owner of these records. The page of a
 * subscription is not among them: it shows card fields, so a link to it loads its own document (decision 34).
 */
export function mainLinks({ propertyId, listingId, tenancyId, ...ids }: OwnedIds): Link[] {
  const property = `/properties/${propertyId}`;
  const pages = ['listings', 'enquiries', 'tenancies', 'tenancy-agreements', 'order-history'];
  return [
    { from: '/', to: '/search' },
    { from: '/', to: '/properties' },
    { from: '/', to: '/tenant-checks' },
    { from: '/settings/subscriptions', to: '/subscriptions' },
    { from: '/properties', to: property },
    ...pages.map((page) => ({ from: property, to: `${property}/${page}` })),
    { from: `${property}/tenancies`, to: `${property}/tenancies/${tenancyId}` },
    { from: '/orders', to: `/orders/${ids.paidOrderId}` },
    { from: '/renting-rules', to: '/renting-rules/qld' },
    ...stepLinks(`/listings/${listingId}/edit`, listingSteps),
    ...stepLinks(`/tenancy-agreements/${ids.agreementId}/edit`, agreementSteps),
    ...stepLinks(`/orders/${ids.orderId}/checkout`, checkoutSteps),
  ];
}

const listingSteps = [
  'property-details',
  'price',
  'description',
  'features',
  'inspections',
  'contact-details',
  'media',
  'ownership',
  'packages',
  'summary',
];
const agreementSteps = ['tenancy-details', 'lease-details', 'utilities', 'other-details', 'review'];
const checkoutSteps = ['confirmation', 'delivery', 'payment'];

/** Returns the links from each step to the next one. */
function stepLinks(path: string, steps: readonly string[]): Link[] {
  return steps.slice(1).map((step, index) => ({ from: `${path}/${steps[index]}`, to: `${path}/${step}` }));
}

/**
 * Returns whether the target page appears although no request gets a response after the click. First hovers over the
 * link for `hoverMs`, so that the site can prefetch the page.
 */
export async function comesUnanswered(page: Page, site: string, { from, to }: Link, hoverMs: number): Promise<boolean> {
  const quiet = followRequests(page);
  await page.goto(site + from);
  await quiet();
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await quiet();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    await released;
    // Ignores an error: the page may have been closed.
    await route.continue().catch(() => {});
  });
  const next = await nextPageOf(page);
  await page.mouse.down();
  await page.mouse.up();
  const came = await next.waitFor({ timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
  release();
  await page.unrouteAll({ behavior: 'wait' });
  return came;
}
