import { expect, hasNoSidewaysScroll, test } from './verandah.ts';

test.describe('a visitor', () => {
  test('narrows a search, pages, reloads, shares it and goes back to the same state', async ({
    page,
    site,
    context,
    problems,
  }) => {
    await page.goto(`${site.url}/search/lease/residential`);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();

    await page.getByRole('combobox', { name: /suburb/i }).fill('richm');
    await page.getByRole('option', { name: /Richmond.*VIC.*3121/i }).click();
    await expect(page).toHaveURL(/suburb=richmond-vic-3121/);
    await page.getByRole('combobox', { name: /suburb/i }).fill('fitzr');
    await page
      .getByRole('option', { name: /Fitzroy.*3065/i })
      .first()
      .click();
    await expect(page).toHaveURL(/suburb=richmond-vic-3121(,|%2C)fitzroy-vic-3065/);

    await page.goto(`${site.url}/search/lease/residential?bedrooms=2-any&baths=1-any&cars=1-any&sort=price-asc&page=2`);
    await expect(cards.first()).toBeVisible();
    // The rest of the card changes once: after hydration it names the zone of an open home in another state.
    const first = cards.first().getByRole('heading').first();
    const shown = await first.textContent();
    await page.reload();
    await expect(first).toHaveText(shown ?? '');

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole('article').first().getByRole('heading').first()).toHaveText(shown ?? '');
    await friend.close();

    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sort=price-asc&page=2|page=2.*sort=price-asc/);
    await expect(first).toHaveText(shown ?? '');
    expect(problems).toEqual([]);
  });

  test('moves through pages by links', async ({ page, site }) => {
    await page.goto(`${site.url}/search/sale`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: /pages?|pagination/i })
      .getByRole('link', { name: /2/ })
      .first()
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('opens each of the four forms of the search address', async ({ page, site }) => {
    for (const path of ['/search', '/search/sale', '/search/sale/residential', '/search/sale/residential/house']) {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });

  test('gets a 404 status for a listing and a page that do not exist', async ({ page, site }) => {
    for (const path of ['/listings/00000000-0000-4000-8000-000000000000', '/no/such/page', '/search/xyz']) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });

  test('is offered filters to drop when nothing is found', async ({ page, site }) => {
    await page.goto(`${site.url}/search/lease/residential?suburb=broken-hill-nsw-2880&bedrooms=9-any&price=1-2`);
    await expect(page.getByText(/no (homes|listings|properties|results)/i).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('sees an error instead of an empty list when a search fails, and tries again', async ({ page, site }) => {
    let broken = true;
    await page.route('**/api/listings/search**', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    // The document contains the first page of results, so the test requests the next one.
    await page.goto(`${site.url}/search/lease/residential`);
    await page.getByLabel(/sort by/i).selectOption('price-asc');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText(/no (homes|listings|properties|results)/i)).toHaveCount(0);
    broken = false;
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('uses both pages on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/search/lease/residential`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await hasNoSidewaysScroll(page);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hasNoSidewaysScroll(page);
  });
});
