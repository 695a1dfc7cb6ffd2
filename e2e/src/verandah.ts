import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from 'site/testing';
import { SecretWatch } from './secret-watch.ts';

export const demoPassword = 'verandah-demo';

/**
 * Access tokens are valid for 15 s, so every journey refreshes them. Pages look for a new build every two seconds. The
 * browser may name its address in `X-Forwarded-For`, as a load balancer does. Olivia is an operator; the release
 * service of `/ops` starts with `site.watchReleases`.
 */
const hurried = {
  ACCESS_TOKEN_SECONDS: '15',
  BUILD_POLL_MINUTES: '0.03',
  LOG_LEVEL: 'debug',
  GATEWAY_TRUSTED_PROXIES: '127.0.0.1,::1',
  OPERATORS: 'olivia@example.com',
};

type Fixtures = {
  problems: string[];
  noSecretsLeft: undefined;
  noManifestsLoaded: undefined;
  noStylesBlocked: undefined;
};
type WorkerFixtures = { site: RunningSite; secretWatch: SecretWatch };

/**
 * `site`: a whole site on free ports with its own data, shared by the files of a worker. `problems`: page errors and
 * console errors of the page. Each test fails when a session secret is in a place where it must not be, when the
 * browser loads a federation manifest, or when the Content-Security-Policy blocks styles.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite(hurried);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  secretWatch: [
    async ({ browser }, use) => {
      const watch = new SecretWatch();
      browser.on('context', (context) => watch.watch(context));
      await use(watch);
    },
    { scope: 'worker' },
  ],
  // Uses the fixture `context`, so that the search for secrets runs before Playwright closes the context.
  noSecretsLeft: [
    async ({ secretWatch, context: _context, site }, use) => {
      const before = site.logged.length;
      await use(undefined);
      await secretWatch.look();
      for (const line of site.logged.slice(before)) secretWatch.see('the log', line);
      const leaks = secretWatch.leaks();
      secretWatch.forget();
      expect(leaks, 'session secrets where they do not belong').toEqual([]);
    },
    { auto: true },
  ],
  noManifestsLoaded: [
    async ({ context }, use) => {
      const loaded: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('mf-manifest')) loaded.push(request.url());
      });
      await use(undefined);
      expect(loaded, 'manifests, which only tools read').toEqual([]);
    },
    { auto: true },
  ],
  noStylesBlocked: [
    async ({ context }, use) => {
      const blocked: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && /Content Security Policy.*'style-src/.test(text)) blocked.push(text);
      });
      await use(undefined);
      expect(blocked, 'styles that the Content-Security-Policy has blocked').toEqual([]);
    },
    { auto: true },
  ],
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
    });
    await use(problems);
  },
});

export { expect };

/** Signs in on the login service's page, which must be open. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
}

/**
 * Signs in and opens a page. Sends the requests of a sign-in without showing its pages, which would take seconds;
 * {@link signInAs} uses the form.
 */
export async function openAs(page: Page, site: RunningSite, email: string, path: string): Promise<void> {
  const { request } = page.context();
  // Returns to a small file, because a page would be rendered here and again below.
  const target = '/builds/latest.json';
  const form = await request.get(`${site.url}/auth/login?redirectUrl=${target}`);
  expect(new URL(form.url()).origin, 'the login service asks who signs in').toBe(site.identityUrl);
  const signedIn = await request.post(form.url(), { form: { email, password: demoPassword } });
  expect(signedIn.url(), 'the login service returns to the site').toBe(site.url + target);
  await page.goto(site.url + path);
}

/** Follows a link of the main navigation. It is under "More" when other parts of the header leave no room for it. */
export async function openMainLink(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = navigation.getByRole('link', { name });
  await expect(async () => {
    if (!(await link.isVisible())) await navigation.getByRole('button', { name: 'More' }).click({ timeout: 1000 });
    await link.click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Counts full document loads from now on. Client navigations do not count. */
export async function countFullLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * Replaces every picture with a small SVG. Otherwise a new site would render each picture at its first request, and on
 * a slow machine these requests would use all connections of the browser.
 */
export async function withoutPictures(target: Page | BrowserContext): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  await target.route('**/api/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

export async function hasNoSidewaysScroll(page: Page): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, 'the page is not wider than the screen').toBeLessThanOrEqual(room ?? 0);
}
