import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { startFault } from './faults/fault.ts';
import { account, signOut } from './signed-in.ts';
import { test as base, expect, openAs } from './verandah.ts';

const test = base.extend({
  context: async ({ playwright, launchOptions, locale, timezoneId, viewport, secretWatch }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ...wholeBrowser });
    const context = await browser.newContext({ locale, timezoneId, viewport });
    secretWatch.watch(context);
    await use(context);
    await browser.close();
  },
});

/** Records in the tab whenever a document shows the name, also after a return from the back/forward cache. */
async function recordRendered(page: Page, name: string): Promise<void> {
  await page.addInitScript((awaited) => {
    const look = () => {
      if (sessionStorage.getItem('noting') && document.body?.textContent.toLowerCase().includes(awaited))
        sessionStorage.setItem('rendered', location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener('pagehide', () => {
      if (sessionStorage.getItem('note-from-here')) sessionStorage.setItem('noting', 'yes');
    });
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
      look();
    });
  }, name.toLowerCase());
}

const noteFromHere = (page: Page) => page.evaluate(() => sessionStorage.setItem('note-from-here', 'yes'));
const rendered = (page: Page) => page.evaluate(() => sessionStorage.getItem('rendered'));

/** A page from the back/forward cache fires no load event, so the test must not wait for one. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

test('shows nothing private after sign-out and back, although the browser caches pages (a.7)', async ({
  page,
  site,
  context,
}) => {
  await recordRendered(page, 'Olivia');
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.goto(`${site.url}/search/sale`);
  await expect(account(page)).toContainText('Olivia');

  // Control: without a sign-out the page returns with her name.
  const elsewhere = `${site.identityUrl}/.well-known/openid-configuration`;
  await page.goto(elsewhere);
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(account(page)).toContainText('Olivia');

  // A private page in one tab, this public page in the other, and a sign-out while both show another site.
  const second = await context.newPage();
  await recordRendered(second, 'Olivia');
  await second.goto(`${site.url}/properties`);
  await expect(second.getByRole('article').first()).toBeVisible();
  for (const tab of [page, second]) {
    await noteFromHere(tab);
    await tab.goto(elsewhere);
  }
  const third = await context.newPage();
  await third.goto(`${site.url}/search`);
  await signOut(third);
  await expect(third.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await goBack(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await rendered(page)).toBeNull();
  await goBack(second);
  await second.waitForURL((url) => url.origin === site.identityUrl && !url.pathname.includes('well-known'));
  await second.goto(`${site.url}/search`);
  expect(await rendered(second)).toBeNull();

  // The tab that signed out, too.
  await openAs(third, site, 'olivia@example.com', '/properties');
  await expect(third.getByRole('article').first()).toBeVisible();
  const address = await third.getByRole('article').first().getByRole('link').first().textContent();
  await signOut(third);
  await goBack(third);
  await third.waitForURL((url) => url.origin === site.identityUrl);
  await expect(third.getByText(address ?? 'no address')).toHaveCount(0);
});

/** Runs in the page: returns which kinds of storage the browser blocks. */
function storageDenied(): string[] {
  const denied = (['localStorage', 'sessionStorage'] as const).filter((name) => {
    try {
      window[name].getItem('probe');
      return false;
    } catch {
      return true;
    }
  });
  // biome-ignore lint/suspicious/noDocumentCookie: what is blocked is looked at where old code would write.
  document.cookie = 'probe=1';
  return document.cookie === '' ? [...denied, 'cookies'] : denied;
}

test('renders public pages with cookies and storage blocked (b.69)', async ({ site, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...wholeBrowser });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const fault = startFault(['b.69']);
    await page.goto(`${site.url}/search/lease/residential`);
    await fault.seen(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(storageDenied)).toEqual(['localStorage', 'sessionStorage', 'cookies']);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('combobox', { name: /suburb/i }).fill('richm');
    await page.getByRole('option', { name: /Richmond.*VIC.*3121/i }).click();
    await expect(page).toHaveURL(/suburb=richmond-vic-3121/);
    await page.goto(`${site.url}/search/sale`);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(problems).toEqual([]);
    fault.recovered('not needed: search, filters and listings work in memory');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});
