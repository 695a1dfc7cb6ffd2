import type { Locator, Page } from '@playwright/test';
import { drag } from './drag.ts';
import { expectNoViolations, expectReadableInTheDark, phone } from './look-at-pages.ts';
import { expect, hasNoSidewaysScroll, test, withoutPictures } from './verandah.ts';

const results = '/search/lease/residential';
const isListing = (url: URL) => /^\/api\/listings\/[^/]{36}$/.test(url.pathname);

/** The lowest allowed position of the first card, in pixels from the top of the screen. */
const sizes = [
  { width: 1440, height: 900, lowest: 300 },
  { ...phone, lowest: 330 },
];

for (const { width, height, lowest } of sizes) {
  test(`the first card starts within the first ${lowest} px of a screen of ${width} px`, async ({ page, site }) => {
    await withoutPictures(page);
    await page.setViewportSize({ width, height });
    await page.goto(site.url + results);
    const box = await page.getByRole('article').first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(lowest);
    await hasNoSidewaysScroll(page);
  });
}

/** Returns the first card with several photos. */
async function cardWithPhotos(page: Page): Promise<Locator> {
  const cards = page.getByRole('article');
  const link = cards
    .filter({ has: page.getByRole('img', { name: /^\d+ photos$/ }) })
    .getByRole('link')
    .first();
  return cards.filter({ has: page.locator(`h2 a[href="${await link.getAttribute('href')}"]`) });
}

/** Returns a photo of the card after the photos have scrolled to it. */
async function photoInPlace(card: Locator, number: number): Promise<Locator> {
  const photo = card.locator('a[tabindex="-1"]').nth(number - 1);
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? Number.NaN);
  await expect.poll(() => left(photo)).toBe(await left(card));
  return photo;
}

test('the photos of a card load with the first use of its buttons, which do not open the listing', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isListing(new URL(request.url()))) requested.push(request.url());
  });
  await page.goto(site.url + results);
  const card = await cardWithPhotos(page);
  await card.getByRole('link').first().focus();
  const next = card.getByRole('button', { name: /^Next photo of / });
  // The buttons load with the first focus of the card.
  await next.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toHaveText(/^Photo 2 of \d+/);
  const second = await photoInPlace(card, 2);
  expect(requested).toHaveLength(1);
  expect(page.url()).toBe(site.url + results);
  await expectNoViolations(page, 'photos of a card');
  await expectReadableInTheDark(page, 'photos of a card');
  await second.click();
  await expect(page).toHaveURL(/\/listings\//);
  expect(problems).toEqual([]);
});

test('a phone swipes through the photos of a card, and opens the listing only with a tap', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  await withoutPictures(context);
  const page = await context.newPage();
  await page.goto(site.url + results);
  const card = await cardWithPhotos(page);
  await card.scrollIntoViewIfNeeded();
  await card.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const isHydrated = () => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        const look = () => (isHydrated() ? resolve() : requestAnimationFrame(look));
        look();
      }),
  );
  const swipe = async () => {
    const box = await card.boundingBox();
    if (!box) throw new Error('Expected a visible card.');
    const y = Math.round(box.y + 120);
    const right = Math.round(box.x + box.width - 60);
    await drag(
      page,
      Array.from({ length: 12 }, (_, step) => [right - step * 20, y] as const),
    );
  };
  const position = card.getByRole('status');
  await swipe();
  await expect(position).toHaveText(/^Photo 2 of \d+: /);
  await photoInPlace(card, 2);
  await swipe();
  await expect(position).toHaveText(/^Photo 3 of \d+: /);
  expect(page.url()).toBe(site.url + results);
  await expectNoViolations(page, 'photos of a card on a phone');
  await card.tap({ position: { x: 100, y: 100 } });
  await expect(page).toHaveURL(/\/listings\//);
  await context.close();
});

test('a visitor copies the link of a search, which opens the same search for a friend', async ({
  page,
  site,
  context,
}) => {
  await withoutPictures(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}${results}?bedrooms=2-any&page=2`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expectNoViolations(page, 'share menu');
  await expectReadableInTheDark(page, 'share menu');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.url}${results}?bedrooms=2-any`);
});

test('the ribbon of a home under offer is above its photo', async ({ page, site }) => {
  await withoutPictures(page);
  const api = new URL('/api/listings/search?listingType=sale', site.url);
  const hasOne = async () => /"status":"underOffer"/.test(await (await page.request.get(api.href)).text());
  for (let number = 1; number <= 40; number += 1) {
    api.searchParams.set('page', String(number));
    if (await hasOne()) break;
  }
  await page.goto(`${site.url}/search/sale?page=${api.searchParams.get('page')}`);
  const ribbon = page.getByRole('article').getByText('Under offer', { exact: true }).first();
  await ribbon.scrollIntoViewIfNeeded();
  const elements = await ribbon.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const photo = element.parentElement?.querySelector('img') ?? null;
    const fromTop: (Element | null)[] = document.elementsFromPoint(x + width / 2, y + height / 2);
    return { ribbon: fromTop.indexOf(element), photo: fromTop.indexOf(photo) };
  });
  expect(elements.ribbon).toBeGreaterThanOrEqual(0);
  expect(elements.photo).toBeGreaterThan(elements.ribbon);
});
