import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from 'site/testing';

export const demoPassword = 'verandah-demo';

/** `site`: a whole site on free ports with its own data, one for the file that uses it. `problems`: what a page must not say. */
export const test = base.extend<{ problems: string[] }, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    await use(problems);
  },
});

export { expect };

/** Signs in on the login service's own page; the browser must be on it. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
}

/** Opens a private page as somebody: through the login service and back. */
export async function openAs(page: Page, site: RunningSite, email: string, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await signInAs(page, email);
  await page.waitForURL(site.url + path);
}

/** Counts full document loads from now on: client navigation leaves it at zero. */
export async function countFullLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

export async function hasNoSidewaysScroll(page: Page): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, 'the page is not wider than the screen').toBeLessThanOrEqual(room ?? 0);
}
