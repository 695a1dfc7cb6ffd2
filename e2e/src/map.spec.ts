import type { Locator } from '@playwright/test';
import { drag } from './drag.ts';
import { expectNoViolations } from './look-at-pages.ts';
import { expect, hasNoSidewaysScroll, test } from './verandah.ts';

type Point = readonly [x: number, y: number];

/** Chromium renders WebGL in software where there is no graphics card. */
const mapTimeout = { timeout: 45_000 };

test.describe('a visitor on the map', () => {
  test('sees clusters and prices, opens a pin, and finds it in the list', async ({ page, site, problems }) => {
    await page.goto(`${site.url}/search/sale/residential?suburb=richmond-vic-3121&view=split`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const pins = map.locator('button[data-pin]');
    await expect(pins.first()).toBeVisible(mapTimeout);
    // Hovering a card highlights its pin.
    await page.getByRole('article').first().hover();
    await expect(map.locator('[data-active]')).toHaveCount(1);

    await page.goto(`${site.url}/search/sale`);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const cluster = map.getByRole('button', { name: /properties here/ }).first();
    await expect(cluster).toBeVisible(mapTimeout);
    await expectNoViolations(page, 'map');
    // A click zooms in. Listings that are close together stay one cluster for several clicks.
    const pin = map.getByRole('button', { name: /^Property/ }).first();
    await expect(async () => {
      if ((await pin.count()) === 0) await cluster.dispatchEvent('click');
      await expect(pin).toBeVisible({ timeout: 2_000 });
    }).toPass(mapTimeout);
    await pin.focus();
    await page.keyboard.press('Enter');
    const card = map.getByRole('region', { name: /^Property/ });
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/listings\//);
    await expectNoViolations(page, 'map');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('selects an area by keyboard; the address contains it, back and reload restore it', async ({
    page,
    site,
    problems,
  }) => {
    await page.goto(`${site.url}/search/lease?view=map`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map.locator('button[data-pin]').first()).toBeVisible(mapTimeout);
    const count = page.getByText(/^[\d,]+\+? propert(y|ies)$/);
    const all = (await count.textContent()) ?? '';

    await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Draw an area' })).toBeVisible();
    await expect(map.locator('button[data-pin]').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(map.getByText('Corner 1 set')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(map.getByText('There’s already a corner here.')).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    const corners = ['ArrowRight', 'ArrowDown', 'ArrowLeft'];
    for (const [index, way] of corners.entries()) {
      await page.keyboard.press(way);
      // Waits until the crosshair stops moving before it sets a corner.
      await expect(map.locator('canvas')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(map.getByText(`Corner ${index + 1} set`)).toBeAttached();
    }
    await expectNoViolations(page, 'map');
    await page.getByRole('button', { name: 'Search this area' }).press('Enter');
    await expect(page).toHaveURL(/area=-?[\d.]+,[\d.]+;/);
    await expect(map.locator('canvas')).toBeFocused();
    await expect(map.locator('canvas'), 'no focus ring around the whole map').toHaveCSS('outline-style', 'none');
    const chip = page.getByRole('link', { name: 'Remove Drawn area', exact: true });
    await expect(chip).toBeVisible();
    const address = page.url();
    await page.reload();
    await expect(chip).toBeVisible();
    await expect(map.locator('canvas')).toBeVisible();

    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(map.locator('canvas')).toBeVisible();
    await chip.click();
    await expect(count).toHaveText(all);
    expect(problems).toEqual([]);
  });

  test('draws an area with the mouse, and sets corners with clicks', async ({ page, site, problems }) => {
    await page.goto(`${site.url}/search/sale?suburb=richmond-vic-3121&view=map`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const pins = map.locator('button[data-pin]');
    await expect(pins.first()).toBeVisible(mapTimeout);
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = (right: number, down: number) => [x + width * right, y + height * down] as const;
    const draw = async ([start, ...path]: [Point, ...Point[]]) => {
      await page.mouse.move(...start);
      await page.mouse.down();
      for (const point of path) await page.mouse.move(...point, { steps: 8 });
      await page.mouse.up();
    };
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expect(map.getByText(/^Draw around the area with the mouse/)).toBeVisible();
    await page.mouse.click(...at(0.3, 0.5));
    await expect(map.getByText('Corner 1 set')).toBeAttached();
    const pinAt = await pins.first().boundingBox();
    await draw([at(0.4, 0.4), at(0.7, 0.4), at(0.7, 0.8), at(0.4, 0.8), at(0.4, 0.45)]);
    await expect(map.getByText('Area drawn.')).toBeAttached();
    expect(await pins.first().boundingBox(), 'the map has not moved').toEqual(pinAt);
    // A line without an area changes nothing, and says so.
    await draw([at(0.3, 0.6), at(0.6, 0.6)]);
    await expect(map.getByText('This line has no area.')).toBeVisible();
    // A drawn area is one step.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(map.getByText('Undone. The area has 1 corner.')).toBeAttached();
    await draw([at(0.4, 0.4), at(0.7, 0.4), at(0.7, 0.8), at(0.4, 0.8), at(0.4, 0.45)]);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/area=-?[\d.]+,[\d.]+;/);
    expect(new URL(page.url()).searchParams.get('area')?.split(';')).toHaveLength(5);
    // Dragging moves the map again.
    const address = page.url();
    await draw([at(0.5, 0.6), at(0.6, 0.7)]);
    await expect(page).not.toHaveURL(address);
    expect(problems).toEqual([]);
  });

  test('searches as the map moves, also on a phone', async ({ page, site, problems }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/search/lease?view=map`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map.locator('button[data-pin]').first()).toBeVisible(mapTimeout);
    await hasNoSidewaysScroll(page);
    await expect(page).not.toHaveURL(/bounds=/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await page.getByLabel('Search as I move').uncheck();
    await expect(page).not.toHaveURL(/bounds=/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map.locator('button[data-pin]').first()).toBeVisible();
    await expect(page).not.toHaveURL(/bounds=/);
    const layouts = page.getByRole('navigation', { name: 'List or map' });
    await layouts.getByRole('link', { name: 'List' }).click();
    await expect(map).toBeHidden();
    await layouts.getByRole('link', { name: 'Map' }).click();
    await expect(page.getByLabel('Search as I move')).not.toBeChecked();

    await page.goto(`${site.url}/search/lease?suburb=richmond-vic-3121&area=-35,149;-35,150;-36,150&view=map`);
    await expect(page.getByText(/leaves out the centre of Richmond/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove area' }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect(map.locator('canvas')).toBeFocused();

    // A phone has no room for list and map side by side, so an address that asks for both shows the map.
    const marked = page.getByRole('navigation', { name: 'List or map' }).locator('[aria-current]');
    await expect(marked).toHaveText('Map');
    await page.goto(`${site.url}/search/lease?view=split`);
    await expect(marked).toBeVisible();
    await expect(marked).toHaveText('Split');
    await hasNoSidewaysScroll(page);
    expect(problems).toEqual([]);
  });
});

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reads the results in a sheet, opens a pin and draws an area with a finger', async ({
    page,
    site,
    problems,
  }) => {
    await page.goto(`${site.url}/search/sale?suburb=richmond-vic-3121&view=map`);
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const pins = map.locator('button[data-pin]');
    await expect(pins.first()).toBeVisible(mapTimeout);
    await hasNoSidewaysScroll(page);
    await expect(page.getByRole('combobox', { name: /suburb/i })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    await expect(page.getByLabel('Sort by')).toBeVisible();

    const sheet = map.getByRole('region', { name: 'Results', exact: true });
    const cards = sheet.getByRole('article');
    await expect(sheet.getByRole('heading', { name: /propert(y|ies)$/ })).toBeInViewport();
    await expect(cards.first()).toBeInViewport();
    await expect(cards.last()).not.toBeInViewport();
    await expect(sheet.getByRole('button', { name: 'Save search' })).toBeInViewport();
    const sheetTop = (await sheet.boundingBox())?.y ?? 0;
    const bottomOf = async (pin: Locator) => {
      const { y, height } = (await pin.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    for (const pin of await pins.all()) expect(await bottomOf(pin), 'a pin above the sheet').toBeLessThan(sheetTop);
    await expectNoViolations(page, 'map');
    await sheet.getByRole('button', { name: 'Show list' }).press('Enter');
    await expect(sheet.getByRole('heading')).toBeInViewport();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await sheet.getByRole('button', { name: 'Show map' }).tap();
    await expect(sheet.getByRole('button', { name: 'Show list' })).toBeVisible();
    await expect(cards.last()).not.toBeInViewport();

    const pin = map.getByRole('button', { name: /^Property/ }).first();
    await pin.tap();
    const chosen = sheet.getByRole('region', { name: /^Property/ });
    await expect(chosen.getByRole('article')).toBeInViewport();
    const name = (await chosen.getByRole('article').getByRole('link').textContent()) ?? '';
    await expect(sheet.getByRole('link', { name })).toHaveCount(1);
    await chosen.getByRole('button', { name: `Shortlist ${name}` }).tap();
    await expect(chosen.getByRole('button', { name: `Shortlist ${name}`, pressed: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();

    await page.getByRole('button', { name: 'Draw an area' }).tap();
    await expect(map.getByText(/^Draw around the area with one finger/)).toBeVisible();
    const { x = 0, width = 0 } = (await map.getByRole('region', { name: 'Draw an area' }).boundingBox()) ?? {};
    expect(x + width, 'the right edge of the buttons').toBeLessThanOrEqual(390 - x);
    await drag(page, [
      [80, 500],
      [320, 500],
      [320, 760],
      [200, 780],
      [80, 760],
      [80, 520],
    ]);
    await expect(map.getByText('Area drawn.')).toBeAttached();
    // A tap right after the line would count as a double tap.
    await page.getByRole('button', { name: 'Search this area' }).press('Enter');
    await expect(page).toHaveURL(/area=-?[\d.]+,[\d.]+;/);
    expect(problems).toEqual([]);
  });
});
