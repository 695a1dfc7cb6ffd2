import type { Page } from '@playwright/test';
import { headersOfUser } from './signed-in.ts';
import { countFullLoads, expect, openAs, signInAs, test } from './verandah.ts';

/** Adds up the layout shifts of the open document. Shifts after an input of the user do not count. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer receives the buffered entries before the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test.describe('an owner', () => {
  test('signs in on the login page, sees only their own data, moves between remotes, signs out of every tab', async ({
    page,
    site,
    context,
    problems,
  }) => {
    await page.goto(`${site.url}/properties?type=residential`);
    await page.waitForURL((url) => url.origin === site.identityUrl);
    await signInAs(page, 'olivia@example.com');
    await page.waitForURL(`${site.url}/properties?type=residential`);

    await page.goto(`${site.url}/properties`);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();

    const fullLoads = await countFullLoads(page);
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/);
    const sideNavigation = page.getByRole('navigation', { name: /property/i });
    for (const [link, path] of [
      ['Tenancy agreements', 'tenancy-agreements'],
      ['Tenancies', 'tenancies'],
      ['Orders', 'order-history'],
      ['Overview', ''],
    ] as const) {
      await sideNavigation.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/properties/[0-9a-f-]{36}${path && `/${path}`}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(fullLoads(), 'no full reload between remotes').toBe(0);

    const secondTab = await context.newPage();
    await secondTab.goto(`${site.url}/tenant-checks`);
    await expect(secondTab).toHaveTitle(/^Tenant Checks/);
    const [cookie] = (await context.cookies(site.url)).filter((one) => one.name === 'verandah');
    expect(cookie).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' });

    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: /sign out/i }).click();
    await expect(
      page
        .getByRole('link', { name: /sign in/i })
        .or(page.getByRole('button', { name: /sign in/i }))
        .first(),
    ).toBeVisible();
    await expect(secondTab.getByRole('heading', { name: 'Signed out' })).toBeVisible({ timeout: 2_000 });
    await expect(secondTab.getByText(/olivia/i)).toHaveCount(0);

    const session = await fetch(`${site.url}/api/auth/session`, {
      headers: { accept: 'text/json', cookie: `${cookie?.name}=${cookie?.value}` },
    });
    expect(await session.json()).toMatchObject({ user: null, tokens: null });
    expect(problems).toEqual([]);
  });

  test('sees nothing move while slow data arrives', async ({ page, site, context }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await openAs(page, site, 'olivia@example.com', '/properties');
    const headers = await headersOfUser(context, site);
    const first = async (path: string) =>
      (await (await context.request.get(site.url + path, { headers })).json()).member[0];
    const { id: propertyId } = (await first('/api/tenancy-agreements?status=draft')).property;
    const { id: listingId } = await first(`/api/listings?property.id=${propertyId}`);
    // Longer than a page's loader waits for its data.
    await page.route('**/api/**', async (route) => {
      await new Promise((go) => setTimeout(go, 400));
      await route.continue();
    });
    for (const [path, content] of [
      [`/listings/${listingId}/edit/inspections`, page.getByText('This home is rented')],
      [`/listings/${listingId}/edit/contact-details`, page.getByLabel('Phone')],
      [`/properties/${propertyId}/offers`, page.getByRole('table').first()],
      ['/settings/subscriptions', page.getByRole('article').first()],
    ] as const) {
      await page.goto(site.url + path);
      await expect(content).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.005);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('sees no data of another owner', async ({ page, site, browser }) => {
    await openAs(page, site, 'olivia@example.com', '/properties');
    const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await openAs(other, site, 'jack@example.com', '/properties');
    await other.goto(site.url + href);
    await expect(other.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await stranger.close();
  });

  test('signs up and is welcomed to an empty account', async ({ page, site }) => {
    await page.goto(`${site.url}/properties`);
    await page.waitForURL((url) => url.origin === site.identityUrl);
    await page
      .getByRole('link', { name: /sign up|create (an )?account/i })
      .first()
      .click();
    await expect(page.getByText('For buyers, renters, owners and agents.')).toBeVisible();
    await expect(page.getByText('This is a demo login service.')).toBeVisible();
    await page.getByLabel(/first name|given name/i).fill('Zdeněk');
    await page.getByLabel(/last name|family name/i).fill("O'Hara-Žižka");
    await page.getByLabel(/e-?mail/i).fill('zdenek@example.com');
    await page.getByLabel(/^password/i).fill('a long enough password');
    await page.getByRole('button', { name: /sign up|create (an )?account/i }).click();
    await page.waitForURL(`${site.url}/properties`);
    await expect(
      page
        .getByRole('main')
        .getByText(/no properties yet|first property/i)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('sees the typed password, which is hidden again before it is sent', async ({ page, site }) => {
    await page.goto(`${site.url}/properties`);
    await page.waitForURL((url) => url.origin === site.identityUrl);
    const password = page.getByLabel(/^password/i);
    await page.getByLabel(/e-?mail/i).fill('olivia@example.com');
    await password.fill('a wrong password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    const types = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.forms[0]?.addEventListener('submit', (event) => {
            event.preventDefault();
            resolve([...document.querySelectorAll('input[name=password]')].map((input) => input.getAttribute('type')));
          });
        }),
    );
    await page.getByRole('button', { name: /^sign in$/i }).click();
    expect(await types).toEqual(['password']);
  });

  test('sees the first page of every remote with the right title', async ({ page, site, problems }) => {
    await openAs(page, site, 'olivia@example.com', '/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, title] of [
      ['/properties', /^Properties/],
      ['/subscriptions', /^Subscriptions/],
      ['/tenant-checks', /^Tenant Checks/],
      ['/settings', /Profile/],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(problems).toEqual([]);
  });

  test('reads an order under its number', async ({ page, site }) => {
    await openAs(page, site, 'olivia@example.com', '/');
    const order = await page.locator('main a[href^="/orders/"]').first().getAttribute('href');
    await page.goto(site.url + order);
    await expect(page).toHaveTitle(/^Order V-\d+/);
  });
});
