import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Build } from 'federation';
import { nextPageOf } from './next-page.ts';
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
    const ids = await ownedIds(page, site);
    return { ...ids, cookies: await context.cookies(site) };
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
  await next.waitFor();
  await page.waitForLoadState('networkidle');
}

export type OwnedIds = { propertyId: string; listingId: string };

export type TourPage = {
  remote: string;
  page: string;
  path: string;
  access: Build['remotes'][string]['pages'][number]['access'];
};

/**
 * Returns every page of the build whose path needs no other ids than those of a property and a listing of the owner.
 */
export function pagesOf(build: Build, ids: OwnedIds): TourPage[] {
  return Object.values(build.remotes).flatMap(({ name, pages }) =>
    pages
      .map(({ path, page, access }) => ({
        remote: name,
        page,
        access,
        path: path
          .replace(':propertyId', ids.propertyId)
          .replace(':listingId', ids.listingId)
          .replaceAll(/\/:[a-zA-Z]+\?/g, ''),
      }))
      .filter(({ path }) => !path.includes(':')),
  );
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

/** Opens pages of the signed-in owner, and finds in their links the ids of a property and of one of its listings. */
export async function ownedIds(page: Page, site: string): Promise<OwnedIds> {
  await page.goto(`${site}/properties`);
  const link = page.locator('main a[href*="/properties/"]:not([href$="/create"])').first();
  await link.waitFor();
  const propertyId = /properties\/([^/?]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await page.goto(`${site}/properties/${propertyId}/listings`);
  const listing = page.locator('main a[href*="/listings/"]:not([href*="/properties/"])').first();
  await listing.waitFor();
  const listingId = /listings\/([^/?]+)/.exec((await listing.getAttribute('href')) ?? '')?.[1] ?? '';
  return { propertyId, listingId };
}
