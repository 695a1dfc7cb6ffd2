import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Build } from 'federation';
import { nextPageOf } from './next-page.ts';
import { type OwnedIds, ownedRecords } from './owned-records.ts';
import { freshContext } from './visit.ts';

const email = 'olivia@example.com';
const password = 'verandah-demo';

/** Signs the demo owner in and opens her properties. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/properties`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL(`${site}/properties`);
  await page.locator('main h1').first().waitFor();
}

/** The session of the demo owner, and what she owns. */
export type Owner = OwnedIds & { cookies: Cookies };
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * Signs in once. The session is valid for all sites of a run, because browsers send a host's cookies to all its ports.
 */
export async function signInOnce(browser: Browser, site: string): Promise<Owner> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    await signIn(page, site);
    return { ...(await ownedRecords(context.request, site)), cookies: await context.cookies(site) };
  } finally {
    await context.close();
  }
}

/** Navigates to a path without loading a document, then waits until the page has rendered its heading. */
export async function moveTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const next = await nextPageOf(page);
  await page.evaluate((address) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await next.waitFor().catch((cause) => {
    throw new Error(`${path} rendered no heading of its own.`, { cause });
  });
  await page.waitForLoadState('networkidle');
}

export type TourPage = {
  remote: string;
  page: string;
  path: string;
  access: Build['remotes'][string]['pages'][number]['access'];
};

/** Returns every page of the build whose path needs no other ids than those of the owner's records. */
export function pagesOf(build: Build, ids: OwnedIds): TourPage[] {
  return Object.values(build.remotes).flatMap(({ name, pages }) =>
    pages
      .map(({ path, page, access, paramValues = {} }) => {
        const values: Record<string, string | undefined> = {
          ...ids,
          ...Object.fromEntries(Object.entries(paramValues).map(([parameter, allowed]) => [parameter, allowed[0]])),
          ...(page === 'order' ? { orderId: ids.paidOrderId } : {}),
          ...(page === 'application' ? { propertyId: ids.appliedPropertyId } : {}),
          ...(page === 'checkout-review' ? { orderId: ids.freeOrderId } : {}),
        };
        const filled = path
          .replaceAll(/\/:[a-zA-Z]+\?/g, '')
          .replaceAll(/:([a-zA-Z]+)/g, (parameter, key) => values[key] ?? parameter);
        return { remote: name, page, access, path: filled };
      })
      // The open order has no payment with Zip, so the page with its result redirects to another step. The owner is no
      // operator, so the page of operators does not exist for her.
      .filter(({ path, page }) => !path.includes(':') && !['checkout-zip-confirmation', 'operations'].includes(page)),
  );
}

/**
 * Pages with figures of their own: the steps of the checkout, of an agreement and of a tenant check, and pages of
 * single records.
 */
export const stepPages = [
  'checkout-confirmation',
  'checkout-delivery',
  'checkout-payment',
  'checkout-review',
  'order',
  'subscription',
  'edit-tenancy-details',
  'edit-lease-details',
  'edit-utilities',
  'edit-other-details',
  'edit-review',
  'tenancy-agreements',
  'tenancy',
  'state-renting-rules',
  'application',
  'tenant-check',
  'tenant-check-edit',
  'tenant-check-authorisation',
  'tenant-check-proof-of-id',
] as const;
export type StepPage = (typeof stepPages)[number];

/** Returns the pages with figures of their own. @throws Error when the build lacks one of them */
export function pagesOfSteps(build: Build, ids: OwnedIds): (TourPage & { page: StepPage })[] {
  const pages = pagesOf(build, ids);
  return stepPages.map((page) => {
    const found = pages.find((one) => one.page === page);
    if (!found) throw new Error(`The build has no page ${page}.`);
    return { ...found, page };
  });
}

/**
 * Returns the first page of each remote that only signed-in users can open. Pages that create something are forms and
 * are skipped.
 */
export function pageOfEachRemote(build: Build, ids: OwnedIds): TourPage[] {
  const isRead = ({ access, page }: TourPage) => access === 'protected' && !page.includes('create');
  const byRemote = Map.groupBy(pagesOf(build, ids).filter(isRead), ({ remote }) => remote);
  return [...byRemote.values()].flatMap(([first]) => first ?? []);
}
