import type { APIRequestContext, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { renderedDocument } from './rendered-document.ts';
import { expect, test } from './verandah.ts';

const search = '/search/lease/residential';

async function firstListing(request: APIRequestContext, site: RunningSite): Promise<string> {
  const results = await renderedDocument(request, site.url + search);
  const path = /href="(\/listings\/[0-9a-f-]+)"/.exec(await results.text())?.[1];
  if (!path) throw new Error('Expected the link of a listing in the rendered results.');
  return path;
}

/** Collects hydration errors and requests to the API. */
function watch(page: Page): { hydrationErrors: string[]; asked: string[] } {
  const hydrationErrors: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (/hydrat/i.test(message.text())) hydrationErrors.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/pictures/')) asked.push(pathname);
  });
  return { hydrationErrors, asked };
}

/** Returns the sum of layout shifts and what the largest contentful paint was. */
function vitals(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ shift: number; largest: string }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve({ shift, largest: element?.matches('main img') ? 'picture' : (element?.tagName ?? '') });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

test.describe('a public page', () => {
  test('is readable without JavaScript: results, then a listing', async ({ browser, request, site }) => {
    await renderedDocument(request, site.url + search);
    await renderedDocument(request, site.url + (await firstListing(request, site)));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + search);
    await expect(page.getByRole('heading', { level: 1, name: 'Homes for rent' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/per week/).first()).toBeVisible();
    await context.close();
  });

  test('describes itself to machines with the site’s own origin', async ({ request, site }) => {
    const path = await firstListing(request, site);
    const html = await (await renderedDocument(request, site.url + path)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    expect(html).toContain(`property="og:url" content="${site.url}${path}"`);
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'RealEstateListing', url: site.url + path });
  });

  for (const kind of ['front', 'search', 'listing'] as const) {
    test(`is hydrated as rendered, requests only the session, and does not shift: ${kind}`, async ({
      page,
      request,
      site,
      problems,
    }) => {
      const path = kind === 'listing' ? await firstListing(request, site) : { front: '/search', search }[kind];
      await renderedDocument(request, site.url + path);
      const { hydrationErrors, asked } = watch(page);
      await page.goto(site.url + path);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      // The pictures of a row are equally large, so any of them may be the largest. On a busy machine, the heading may
      // be painted, and reported, before them.
      await expect(async () => expect((await vitals(page)).largest).toBe('picture')).toPass({ timeout: 30_000 });
      const { shift } = await vitals(page);
      expect(shift).toBeLessThanOrEqual(0.005);
      expect(asked.filter((one) => !/^\/api\/(?:auth|log-entries)/.test(one))).toEqual([]);
      expect(hydrationErrors).toEqual([]);
      expect(problems).toEqual([]);
    });
  }

  test('of each kind is rendered by the server or the browser without a console message', async ({
    page,
    site,
    problems,
  }) => {
    const { hydrationErrors } = watch(page);
    for (const path of ['/', `${search}/house?page=2&bedrooms=2-any`, '/make-an-offer', '/shortlist']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.locator('[data-remote-failure]'), path).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Internal Server Error' }), path).toHaveCount(0);
    }
    expect(hydrationErrors).toEqual([]);
    // A busy machine may need longer.
    expect(problems.filter((one) => !one.includes('failed: slow'))).toEqual([]);
  });
});

test('opens a hovered listing without a request, and back restores results and scroll position', async ({
  page,
  request,
  site,
}) => {
  await renderedDocument(request, site.url + search);
  await page.goto(site.url + search);
  const card = page.getByRole('article').nth(9);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const data = page.waitForResponse(/\/api\/listings\/[0-9a-f-]+$/);
  // Hover listeners are attached after the load event.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => /\/api\/listings\/[0-9a-f-]+$/.test(name)),
          ),
        { timeout: 1_500 },
      )
      .toBe(true);
  }).toPass({ timeout: 30_000 });
  await (await data).finished();
  const place = await page.evaluate(() => scrollY);

  let blocked = 0;
  await page.route(/\/api\/(?:listings|places|suburbs)|\/assets\/remote-listings\/.*\.js/, (route) => {
    blocked += 1;
    // The request neither succeeds nor fails, so a page that waits for it never renders.
    return new Promise<void>(() => route);
  });
  await link.click();
  await expect(page).toHaveURL(/\/listings\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(name).toContain(await page.getByRole('heading', { level: 1 }).textContent());
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(blocked).toBeLessThan(10);
});

test('renders the rules of a state, and no page for an unknown state', async ({ page, request, site }) => {
  const path = '/renting-rules/qld';
  const html = await (await renderedDocument(request, site.url + path)).text();
  expect(html).toContain('<title>Renting rules in Queensland');
  expect(html).toContain('Until 29 Sep 2024');
  expect((await fetch(`${site.url}/renting-rules/xyz`)).status).toBe(404);
  const { hydrationErrors, asked } = watch(page);
  await page.goto(site.url + path);
  await page.getByRole('link', { name: 'New South Wales' }).click();
  await expect(page).toHaveTitle(/^Renting rules in New South Wales/);
  expect(hydrationErrors).toEqual([]);
  expect(asked.filter((one) => !one.startsWith('/api/auth/') && !one.startsWith('/api/log'))).toEqual([]);
});

test('renders help and legal pages, and each of their links and of the footer leads to a page', async ({
  page,
  request,
  site,
}) => {
  const titles = {
    '/about': 'About Verandah',
    '/help': 'Help',
    '/contact': 'Contact',
    '/privacy': 'Privacy policy',
    '/terms': 'Terms of use',
  };
  const linked = new Set<string>();
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await renderedDocument(request, site.url + path)).text();
    expect(html).toContain(`<title>${title} · Verandah</title>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) linked.add(href ?? '');
  }
  expect([...linked]).toEqual(
    expect.arrayContaining([...Object.keys(titles), '/search/sale/land', '/settings/profile']),
  );
  for (const path of linked) expect((await fetch(site.url + path)).status, path).toBe(200);

  const { hydrationErrors } = watch(page);
  await page.goto(`${site.url}/help?q=bond`);
  await expect(page.getByRole('searchbox', { name: 'Find an answer' })).toHaveValue('bond');
  await page.getByRole('searchbox').fill('dark mode');
  await expect(page.getByText('1 answer')).toBeVisible();
  expect(hydrationErrors).toEqual([]);
});

test('the help page opens and filters its answers without JavaScript', async ({ browser, request, site }) => {
  await renderedDocument(request, `${site.url}/help`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/help`);
  const answer = page.getByText('Neither side is bound');
  await expect(answer).toBeHidden();
  await page.getByText('Is an offer binding?').click();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: 'Account and privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Account and privacy' })).toBeInViewport();
  await page.getByRole('searchbox').fill('dark mode');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/help\?q=dark\+mode$/);
  await expect(page.getByText('1 answer')).toBeVisible();
  await context.close();
});
