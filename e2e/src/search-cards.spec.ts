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
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: /^\d+ photos$/ }) })
    .first();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Next photo of / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toHaveText(/^Photo 2 of \d+/);
  const second = card.locator('a[tabindex="-1"]').nth(1);
  await expect
    .poll(async () => Math.round((await second.boundingBox())?.x ?? -1))
    .toBe(Math.round((await card.boundingBox())?.x ?? -2));
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
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: /^\d+ photos$/ }) })
    .first();
  await card.scrollIntoViewIfNeeded();
  const devtools = await context.newCDPSession(page);
  const swipe = async () => {
    const box = await card.boundingBox();
    if (!box) throw new Error('Expected a visible card.');
    const at = { x: Math.round(box.x + box.width - 60), y: Math.round(box.y + 120) };
    const gestureSourceType = 'touch' as const;
    await devtools.send('Input.synthesizeScrollGesture', { ...at, xDistance: -220, speed: 1200, gestureSourceType });
  };
  const position = card.getByRole('status');
  await swipe();
  await expect(position).toHaveText(/^Photo 2 of \d+: /);
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
