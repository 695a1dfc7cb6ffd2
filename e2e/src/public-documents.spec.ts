import type { Page } from '@playwright/test';
import { openWithShortcut } from './keyboard.ts';
import { renderedDocument } from './rendered-document.ts';
import { countFullLoads, expect, openAs, test, withoutPictures } from './verandah.ts';

/* The documents of public pages: the same bytes for everyone, scripts by hash, no style elements (issue 21). */

const publicPaths = [
  '/search',
  '/search/lease/residential?bedrooms=2-any',
  '/shortlist',
  '/inspections',
  '/saved-searches',
  '/renting-rules/qld',
  '/help',
  '/contact',
  '/privacy',
  '/unauthorized',
  `/offers/${'A'.repeat(43)}`,
  `/agreements/${'A'.repeat(43)}`,
];

/** Violations of the Content-Security-Policy, and style elements that were inserted, since the document began. */
async function watchStyles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      found.push(`${violatedDirective} ${blockedURI}`);
    });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLStyleElement) found.push(`style ${node.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { found: string[] }).found);
}

const listingPath = async (page: Page) =>
  (await page.locator('article a[href^="/listings/"]').first().getAttribute('href')) ?? '';

test('public pages insert no style elements, and their policy blocks nothing', async ({ page, site }) => {
  await withoutPictures(page);
  const found = await watchStyles(page);
  await page.goto(`${site.url}/search`);
  const listing = await listingPath(page);
  const query = `listing=${listing.split('/').at(-1)}`;
  for (const path of [...publicPaths, listing, `/make-an-offer?${query}`, `/apply?${query}`]) {
    const response = await page.goto(site.url + path);
    expect(response?.headers()['content-security-policy'], path).toContain("; style-src 'self'; ");
    await expect(page.locator('#root[data-ready] h1').first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await found(), path).toEqual([]);
  }
});

test('a signed-in owner gets the same document as a visitor, and a browser that has it gets a 304', async ({
  page,
  browser,
  site,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const visitor = await browser.newContext();
  for (const path of ['/search', '/help']) {
    const owners = await renderedDocument(page.request, site.url + path);
    // Longer than the gateway stores a rendered page: this one is rendered again.
    await page.waitForTimeout(1_500);
    const visitors = await renderedDocument(visitor.request, site.url + path);
    expect(await visitors.body()).toEqual(await owners.body());
    expect(visitors.headers().etag).toBe(owners.headers().etag);
    expect(owners.headers()['cache-control']).toBe('no-cache');
    const again = await visitor.request.get(site.url + path, {
      headers: { 'if-none-match': owners.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
  await visitor.close();
});

test('from a public page a protected one is opened with its own document, and back again', async ({ page, site }) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const found = await watchStyles(page);
  await page.goto(`${site.url}/search`);
  const fullLoads = await countFullLoads(page);
  await page.locator('article a[href^="/listings/"]').first().click();
  await expect(page).toHaveURL(/\/listings\//);
  expect(fullLoads()).toBe(0);
  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  await openWithShortcut(page, 'Control+k', search);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(overflow, 'the page behind the palette does not scroll').toBe('hidden');
  await search.fill('Properties');
  expect(await found()).toEqual([]);
  await page
    .getByRole('option', { name: /^Properties/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  expect(fullLoads()).toBe(1);
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('script[nonce]')?.nonce)).toBeTruthy();
  await page.goBack();
  await expect(page).toHaveURL(/\/listings\//);
  await expect(page.locator('#root[data-ready] h1').first()).toBeVisible();
});
