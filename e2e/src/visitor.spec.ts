import { expect, hasNoSidewaysScroll, test } from './verandah.ts';

/** The width that every picture has in the test of `sizes`. */
const pictureWidth = 1000;

/**
 * Runs in the page: returns the width of a picture, and the width that its `sizes` gave the browser. The browser
 * divides the natural width by the density, which is the width in the name of the chosen file divided by the width of
 * `sizes`.
 */
function widthsOf(picture: Element, pictureWidth: number): { shown: number; sizes: number } {
  const { currentSrc, naturalWidth } = picture as HTMLImageElement;
  const named = Number(/(\d+)\.\w+$/.exec(currentSrc)?.[1]);
  return { shown: picture.getBoundingClientRect().width, sizes: (naturalWidth * named) / pictureWidth };
}

test.describe('a visitor', () => {
  test('starts on the front page by keyboard, and finds the search there again', async ({ page, site, problems }) => {
    await page.goto(`${site.url}/search`);
    await expect(page.getByRole('heading', { level: 1, name: 'Find a place to call home' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'New homes for sale' }).getByRole('article')).toHaveCount(4);
    const popular = page.getByRole('navigation', { name: 'Popular' });
    await expect(popular.getByRole('link', { name: 'Auctions' })).toBeVisible();

    await page.getByRole('radio', { name: 'Buy' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('richmond vic');
    await expect(page.getByRole('option').first()).toBeVisible();
    // The list may still show the suggestions for the first letters. Enter means all of them.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Places searched' })).toHaveText(/Richmond\s*VIC/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/lease\/residential\?suburb=richmond-vic-3121$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Homes for rent in Richmond' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('link', { name: 'Search', exact: true }).click();
    const own = page.getByRole('navigation', { name: 'Your searches' });
    await own.getByRole('link', { name: 'Homes for rent in Richmond' }).click();
    await expect(page).toHaveURL(/suburb=richmond-vic-3121$/);
    await page.goBack();
    await page.reload();
    await expect(own.getByRole('link', { name: 'Homes for rent in Richmond' })).toBeVisible();
    expect(problems).toEqual([]);
  });

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

  test('starts at the top of a page opened by its address', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    // The browser renders this page, the gateway the search.
    for (const path of ['/search/sale', '/shortlist']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => scrollY), path).toBe(0);
      await page.evaluate(() => scrollTo(0, 300));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    }
  });

  test('gets from a page for owners to the search, and back to the page before the sign-in', async ({ page, site }) => {
    await page.goto(`${site.url}/help`);
    await page.goto(`${site.url}/properties`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${site.url}/help`);
    await page.goForward({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Search without signing in' }).click();
    await expect(page).toHaveURL(`${site.url}/search`);
  });

  for (const view of ['list', 'split']) {
    test(`loads pictures that fit the cards: ${view}`, async ({ browser, site }) => {
      // Without scripts, the map needs no time.
      const context = await browser.newContext({ javaScriptEnabled: false });
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="600"/>`;
      await context.route('**/api/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
      const page = await context.newPage();
      for (const width of [390, 768, 1000, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(async () => {
          await page.goto(`${site.url}/search/sale?view=${view}`);
          await expect(page.getByRole('article')).toHaveCount(24, { timeout: 1_000 });
        }).toPass();
        // As on phones, where the scrollbar takes no room. Viewport units ignore the scrollbar.
        await page.evaluate(() => {
          Object.assign(document.documentElement.style, { scrollbarGutter: 'auto', scrollbarWidth: 'none' });
        });
        const picture = page.getByRole('article').first().locator('img');
        const { shown, sizes } = await picture.evaluate(widthsOf, pictureWidth);
        expect.soft(Math.abs(sizes / shown - 1), `${width} px: ${sizes} for ${shown}`).toBeLessThan(0.02);
      }
      await context.close();
    });
  }

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
