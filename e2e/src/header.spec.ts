import type { Page } from '@playwright/test';
import { ownersApi } from './agreements.ts';
import { headersOfUser } from './signed-in.ts';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

/** A longer name than any in the demo data, and the links of two more remotes. */
async function withLongNames(page: Page, origin: string): Promise<void> {
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Olivia', 'Maximiliana-Alexandra') });
  });
  await page.route(
    (url) => url.origin === origin && !/^\/(?:api|assets|auth|builds)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const more = ['Maintenance', 'Insurance'].map(
        (label) => `{"label":"${label}","path":"/${label.toLowerCase()}","order":50,"access":"protected"},`,
      );
      await route.fulfill({ response, body: (await response.text()).replace('"nav":[', `"nav":[${more.join('')}`) });
    },
  );
}

/** The boxes of all visible links and buttons of the header. */
const controls = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(control);
        // A long name of the user ends in an ellipsis.
        const isClipped =
          !control.matches('[aria-controls="account-menu"]') &&
          (text.getBoundingClientRect().right > right + 1 || control.scrollWidth > control.clientWidth);
        return { name: control.textContent ?? '', left, right, top, bottom, isClipped };
      }),
  );

async function isOneRow(page: Page): Promise<void> {
  const room = page.viewportSize()?.width ?? 0;
  const boxes = await controls(page);
  expect(boxes.length).toBeGreaterThan(2);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height);
  expect(header, 'the height of the header').toBeLessThanOrEqual(65);
  for (const [index, box] of boxes.entries()) {
    expect(box.isClipped, box.name).toBe(false);
    expect(box.right, box.name).toBeLessThanOrEqual(room);
    for (const other of boxes.slice(index + 1)) {
      const apart = box.right <= other.left + 0.5 || other.right <= box.left + 0.5;
      expect(apart, `${box.name} beside ${other.name}`).toBe(true);
    }
  }
}

test('the header is one row at every width; links that do not fit are in More; toasts cover none', async ({
  page,
  site,
}) => {
  await withoutPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/search/sale/residential`);
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await isOneRow(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .getByRole('button', { name: /^Hide / })
      .first()
      .click();
    const toast = page.getByRole('status', { name: 'Messages' }).locator('> *').first();
    const box = await toast.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y, 'the toast is below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0), 'no button at the bottom is covered').toBeLessThan(200);
    await page.getByRole('button', { name: 'Undo' }).click();
  }

  await withLongNames(page, site.url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, site, 'olivia@example.com', '/tenant-checks');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const width of [1440, 1280, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: /^Account of Maximiliana/ })).toBeVisible();
    // The header moves links to More a frame after its width has changed.
    await expect(() => isOneRow(page)).toPass();
    await expect(navigation.getByRole('link', { name: 'Tenant checks' }), 'the current page').toBeVisible();
  }
  await navigation.getByRole('button', { name: 'More' }).press('Enter');
  await navigation.getByRole('link', { name: 'Rent & money' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rent & money' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Rent & money' }), 'the current page').toBeVisible();
});

test('a user switches between finding a home and managing, by keyboard, on a phone too', async ({
  page,
  site,
  problems,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'jack@example.com', '/rent');
  const links = page.getByRole('navigation', { name: 'Main' });
  const modes = page.getByRole('navigation', { name: 'Find or manage' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const current = modes.locator('[aria-current]');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/rent`);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    if (width === 320) await menu.press('Enter');
    await expect(current).toHaveText('Manage');
    await expect(links.getByRole('link', { name: 'Properties' })).toBeVisible();
    await hasNoSidewaysScroll(page);

    await modes.getByRole('link', { name: 'Find a home' }).press('Enter');
    await expect(page).toHaveURL(`${site.url}/search`);
    await page.reload();
    if (width === 320) await menu.press('Enter');
    await expect(current).toHaveText('Find a home');
    await expect(links.getByRole('link')).toHaveText(['Search', 'Shortlist', 'Saved searches', 'Your activity']);
    await hasNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/rent`);
  }
  expect(problems).toEqual([]);
});

/** Runs in the page: returns the baseline of a text, from the top of its box and the ascent of its font. */
function baselineOf(element: Element, text: string): number {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode() && !nodes.currentNode.textContent?.includes(text));
  const range = document.createRange();
  range.selectNodeContents(nodes.currentNode);
  const context = document.createElement('canvas').getContext('2d');
  const { font } = getComputedStyle(nodes.currentNode.parentElement ?? element);
  if (context) context.font = font;
  return range.getBoundingClientRect().top + (context?.measureText(text).fontBoundingBoxAscent ?? Number.NaN);
}

test('the header of the checkout has one baseline, and the menu of a property is above its page', async ({
  page,
  site,
  context,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'jack@example.com', '/subscriptions');
  const headers = await headersOfUser(context, site);
  const { member } = await (await context.request.get(`${site.url}/api/properties`, { headers })).json();
  const { post } = await ownersApi(context, site);
  const order = await post('/api/orders', { target: member[0]['@id'] });
  await page.goto(`${site.url}/orders/${order.id}/checkout`);
  const header = page.getByRole('banner');
  await expect(header.getByText(/^Order /)).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const texts = ['Verandah', 'Checkout', 'Order ', 'Exit'];
    const baselines = await Promise.all(texts.map((text) => header.evaluate(baselineOf, text)));
    for (const [index, baseline] of baselines.entries())
      expect.soft(Math.abs(baseline - (baselines[0] ?? 0)), `${texts[index]} at ${width} px`).toBeLessThan(0.75);
  }

  await page.goto(`${site.url}/properties/${member[0].id}`);
  const menu = page.getByRole('navigation', { name: 'This property' }).getByRole('button');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const left = async (locator: typeof menu) => (await locator.boundingBox())?.x;
    expect(await left(menu)).toBe(await left(page.getByRole('main').getByRole('heading', { level: 1 })));
  }
});
