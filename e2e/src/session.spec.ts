import type { BrowserContext, Page } from '@playwright/test';
import { account, endSessionAtServer, expiredModal, signedOutPage, signOut } from './signed-in.ts';
import { expect, openAs, openMainLink, signInAs, test } from './verandah.ts';

type Rotation = { given: string; next: string | undefined; status: number };

/** Every refresh of these tabs: the handle that was sent and its successor. */
function watchRotations(context: BrowserContext): Rotation[] {
  const rotations: Rotation[] = [];
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/auth/refresh-token')) return;
    const given = response.request().postDataJSON()?.refreshToken;
    // A closed page cannot be evaluated.
    const body = await response.json().catch(() => null);
    rotations.push({ given, next: body?.tokens?.refreshToken, status: response.status() });
  });
  return rotations;
}

/** Records the wall-clock time at which a text first appears in the page. */
async function noteWhenShown(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((awaited) => {
    new MutationObserver((_changes, observer) => {
      if (!document.body.textContent.includes(awaited)) return;
      document.body.dataset.shownAt = String(Date.now());
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  }, text);
  return async () => Number(await page.evaluate(() => document.body.dataset.shownAt));
}

/** Freezes and resumes a tab, as the browser does to save power. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => void (await devtools.send('Page.setWebLifecycleState', { state: 'active' }));
}

test('five tabs rotate one family together and follow a sign-out within a second, a frozen tab when it resumes (c.3, c.44)', async ({
  page,
  site,
  context,
}) => {
  const rotations = watchRotations(context);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const others: Page[] = [];
  for (const path of ['/', '/subscriptions', '/tenant-checks', '/settings/profile']) {
    const tab = await context.newPage();
    await tab.goto(site.url + path);
    others.push(tab);
  }
  for (const tab of [page, ...others]) await expect(account(tab)).toBeVisible();

  // Through several token lifetimes no tab is signed out, and no handle has two successors.
  await expect.poll(() => rotations.length, { timeout: 90_000 }).toBeGreaterThan(8);
  expect(rotations.filter(({ status }) => status !== 200)).toEqual([]);
  for (const [, answers] of Map.groupBy(rotations, ({ given }) => given))
    expect(new Set(answers.map(({ next }) => next)).size, 'successors of one handle').toBe(1);
  for (const tab of [page, ...others]) {
    await expect(account(tab)).toBeVisible();
    await expect(expiredModal(tab)).toHaveCount(0);
  }

  const [frozen = page, ...awake] = others;
  const wake = await freeze(frozen);
  const closed = await Promise.all(awake.map((tab) => noteWhenShown(tab, 'Signed out')));
  const pressedAt = await signOut(page);
  for (const [index, tab] of awake.entries()) {
    await expect(signedOutPage(tab)).toBeVisible();
    await expect(tab.getByText(/olivia/i)).toHaveCount(0);
    expect((await closed[index]?.()) ?? Number.NaN).toBeLessThan(pressedAt + 1_000);
  }
  await wake();
  await expect(signedOutPage(frozen)).toBeVisible();
  await expect(frozen.getByText(/olivia/i)).toHaveCount(0);
});

test('a session that the server ended shows one modal in each tab; signing in again hides it in the others (c.46)', async ({
  page,
  site,
  context,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const second = await context.newPage();
  await second.clock.install();
  await second.goto(`${site.url}/subscriptions`);
  await expect(account(second)).toBeVisible();

  await endSessionAtServer(context, site);
  for (const tab of [page, second]) {
    await expect(expiredModal(tab)).toBeVisible({ timeout: 30_000 });
    await expect(expiredModal(tab)).toHaveCount(1);
  }
  // The second tab has time to react.
  await second.clock.pauseAt(Date.now() + 1_000);
  await expiredModal(page).getByRole('button', { name: 'Login Now' }).click();
  await signInAs(page, 'olivia@example.com');
  await page.waitForURL(`${site.url}/properties`);
  await expect(account(page)).toBeVisible();
  await expect(expiredModal(second)).toHaveCount(0);
  await expect(account(second)).toBeVisible();
  await second.clock.resume();
});

test('a laptop that slept past its token reloads the session first (c.30)', async ({ page, site, secretWatch }) => {
  await page.clock.install();
  await openAs(page, site, 'olivia@example.com', '/properties');
  await expect(account(page)).toBeVisible();

  // Asleep: no timer runs until the token has expired.
  await page.clock.pauseAt(Date.now() + 1_000);
  const [token] = [...secretWatch.secrets].findLast(([, name]) => name === 'access token') ?? [];
  const isOver = async () =>
    (await fetch(`${site.url}/api/properties`, { headers: { authorization: `Bearer ${token}` } })).status === 401;
  await expect.poll(isOver, { timeout: 40_000 }).toBe(true);

  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Log entries and pictures need no token.
    if (pathname === '/api/log-entries' || pathname.startsWith('/api/pictures/')) return;
    if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}`);
  });
  await page.clock.fastForward('08:00:00');
  await page.clock.resume();
  await openMainLink(page, 'Tenant checks');
  await expect(page).toHaveTitle(/^Tenant Checks/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  expect(answers[0]).toMatch(/^200 \/api\/auth\//);
  expect(answers.filter((line) => line.startsWith('401'))).toEqual([]);
  await expect(account(page)).toBeVisible();
});

test('a page that is left during a refresh is signed in on return (c.32)', async ({ page, site, context }) => {
  await openAs(page, site, 'jack@example.com', '/properties');
  await expect(account(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh-token', async (route) => {
    await route.fetch().catch(() => {});
    held.resolve();
    // The server has rotated the handle, but its response is lost.
  });
  await held.promise;
  await page.unroute('**/api/auth/refresh-token');
  const rotations = watchRotations(context);
  await page.reload();
  await expect(account(page)).toBeVisible();
  await expect.poll(() => rotations.length, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(rotations.filter(({ status }) => status !== 200)).toEqual([]);
  await expect(account(page)).toBeVisible();
});

test('another user signs in in another tab: no data of the first user is rendered, the draft stays (c.4)', async ({
  page,
  site,
  context,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties/create');
  await page.getByRole('combobox', { name: 'Address' }).fill('12 Secret Lane');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('12 Secret Lane');
  // Collects what any document of this tab renders from here on.
  await page.addInitScript(() => {
    const look = () => {
      if (/olivia|secret lane/i.test(document.body?.textContent ?? '')) sessionStorage.setItem('rendered', 'yes');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  page.on('dialog', (dialog) => dialog.accept());

  const second = await context.newPage();
  await second.goto(`${site.url}/search`);
  // Another user signs in at the login service, without a message to the first tab.
  for (const { name } of await context.cookies(site.identityUrl))
    if (!name.startsWith('verandah')) await context.clearCookies({ name });
  await second.goto(`${site.url}/auth/login?redirectUrl=/properties`);
  await signInAs(second, 'jack@example.com');
  await second.waitForURL(`${site.url}/properties`);
  await expect(account(second)).toContainText('Jack');

  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(account(page)).toContainText('Jack');
  expect(await page.evaluate(() => sessionStorage.getItem('rendered'))).toBeNull();
});
