import type { Page, Route } from '@playwright/test';
import { startFault } from './faults/fault.ts';
import { account } from './signed-in.ts';
import { countFullLoads, expect, openAs, signInAs, test, withoutPictures } from './verandah.ts';

const search = '/search/lease/residential';
const fallback = (page: Page) => page.locator('#fallback');
const noUser = { user: null, tokens: null, appUser: null };

test.describe('a sign-in that does not persist ends after three redirects on a page with likely causes (c.60)', () => {
  for (const [what, respond] of [
    ['the session has no user', (route: Route) => route.fulfill({ json: noUser })],
    ['the session answers 401', (route: Route) => route.fulfill({ status: 401, json: {} })],
  ] as const) {
    test(`when ${what}`, async ({ page, site }) => {
      let logins = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/auth/login') logins += 1;
      });
      let isStored = false;
      await page.route('**/api/auth/session', (route) => (isStored ? route.continue() : respond(route)));
      await page.goto(`${site.url}/subscriptions`);
      await page.waitForURL((url) => url.origin === site.identityUrl);
      await signInAs(page, 'olivia@example.com');
      await expect(page.getByRole('heading', { name: 'We couldn’t keep you signed in' })).toBeVisible();
      await expect(page.getByText('cookies are allowed for this site')).toBeVisible();
      expect(logins).toBe(3);
      isStored = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(account(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    });
  }
});

test('a sign-out that stays unfinished ends after three redirects on a page with likely causes (c.60)', async ({
  page,
  site,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await expect(account(page)).toBeVisible();
  let logouts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/auth/logout') logouts += 1;
  });
  // As behind a proxy that removes `Set-Cookie` from the response that clears this cookie.
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure origin.
    if (!localStorage.getItem('proxy-is-gone')) document.cookie = 'verandah-signing-out=1; Path=/';
  });
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const problem = page.getByRole('heading', { name: 'We couldn’t finish signing you out' });
  await expect(problem).toBeVisible();
  await expect(page.getByText('cookies are allowed for this site')).toBeVisible();
  expect(logouts, 'the sign-out, and at most three attempts to finish it').toBeLessThanOrEqual(4);

  await page.getByRole('button', { name: 'Continue as a visitor' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goto(site.url + search);
  await expect(problem).toBeVisible();
  await page.evaluate(() => localStorage.setItem('proxy-is-gone', 'yes'));
  const before = logouts;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(problem).toHaveCount(0);
  expect(logouts).toBe(before + 1);
});

test('without the shell’s script, a private page reloads once and offers help, and a public one stays readable (b.67)', async ({
  page,
  site,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  await expect(account(page)).toBeVisible();
  const scripts = /\/assets\/shell\/[^/]+\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = await countFullLoads(page);
  const help = startFault(['b.67']);
  await page.goto(`${site.url}/subscriptions`);
  await expect(fallback(page)).toContainText('Reloading…');
  await help.seen(fallback(page).filter({ hasText: 'pause browser extensions' }));
  expect(loads()).toBe(2);

  await expect(async () => {
    await page.goto(site.url + search);
    await expect(page.getByRole('article')).toHaveCount(24, { timeout: 1_000 });
  }).toPass();
  await expect(fallback(page)).toContainText('so buttons won’t work');
  const before = loads();
  await page.unroute(scripts);
  await fallback(page).getByRole('link', { name: 'Reload' }).click();
  await expect(account(page)).toBeVisible();
  await expect(fallback(page)).toBeHidden();
  expect(loads()).toBe(before + 1);
  help.recovered('one reload by itself; then the link Reload, once the script is there');
});

test('a page that is emptied reloads once, and one without its header offers help (b.54)', async ({ page, site }) => {
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  const heading = page.getByRole('heading', { level: 1, name: 'Subscriptions' });
  await expect(heading).toBeVisible();
  const emptied = startFault(['b.54']);
  await page.evaluate(() => document.body.replaceChildren());
  await emptied.seen(fallback(page).filter({ hasText: 'Reloading…' }));
  await expect(heading).toBeVisible();
  emptied.recovered('it reloads by itself, once');
  const beheaded = startFault(['b.54']);
  await page.evaluate(() => document.querySelector('header')?.remove());
  await beheaded.seen(fallback(page).filter({ hasText: 'pause browser extensions' }));
  await expect(heading).toBeVisible();
  beheaded.recovered('the page stays readable; the link Reload loads it again');
});

test('a server-rendered page whose hydration does not finish stays readable with a notice, then works (b.49)', async ({
  page,
  site,
}) => {
  await withoutPictures(page);
  const held: Route[] = [];
  await page.route(/\/assets\/remote-listings\/.*\.js/, (route) => void held.push(route));
  await expect(async () => {
    await page.goto(site.url + search, { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(24, { timeout: 1_000 });
  }).toPass();
  const notice = page.getByRole('main').getByRole('alert');
  const fault = startFault(['b.49'], 10_000);
  await fault.seen(notice.filter({ hasText: 'Part of this page didn’t load' }));
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const route of held) await route.continue().catch(() => {});
  await page.unroute(/\/assets\/remote-listings\/.*\.js/);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(24);
  fault.recovered('the notice goes by itself, and the buttons work');
});
