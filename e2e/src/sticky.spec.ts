import type { Page } from '@playwright/test';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const step = 150;

/** Scrolls to the end of the page and returns the sticky elements that the header covered on the way. */
async function coveredWhileScrolling(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += step) {
    await page.evaluate((y) => globalThis.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const element of await page.evaluate(findCovered)) covered.add(element);
  }
  return [...covered];
}

/** Runs in the page. At the end of its container a sticky element may scroll away with the container. */
function findCovered(): string[] {
  const header = [...document.querySelectorAll<HTMLElement>('body *')].find(
    (element) => getComputedStyle(element).position === 'sticky' && getComputedStyle(element).insetBlockStart === '0px',
  );
  const edge = header?.getBoundingClientRect().bottom ?? Number.NaN;
  return [...document.querySelectorAll<HTMLElement>('main *, main ~ *')].flatMap((element) => {
    const { position, insetBlockStart } = getComputedStyle(element);
    if (position !== 'sticky' || insetBlockStart === 'auto') return [];
    const { top, bottom, height } = element.getBoundingClientRect();
    const container = element.parentElement?.getBoundingClientRect();
    const isLeaving = container !== undefined && container.bottom - edge < height + 1;
    return top >= edge || isLeaving || height === 0
      ? []
      : [`${element.className} from ${top} to ${bottom}, header to ${edge}`];
  });
}

/** The number of elements that would be checked, so that the test fails when a page has none. */
const stickyElements = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { position, insetBlockStart } = getComputedStyle(element);
        return position === 'sticky' && insetBlockStart !== 'auto' && insetBlockStart !== '0px';
      }).length,
  );

async function coversNothing(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => stickyElements(page)).toBeGreaterThan(0);
  expect(await coveredWhileScrolling(page)).toEqual([]);
}

test.describe('the header covers no sticky element', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('of search, listing and offer', async ({ page, site }) => {
    await withoutPictures(page);
    await page.goto(`${site.url}/search/sale/residential?view=split`);
    await coversNothing(page, /./);
    const listing = await page.locator('article a[href^="/listings/"]').first().getAttribute('href');
    await page.goto(site.url + listing);
    await coversNothing(page, /./);
    await page.goto(`${site.url}/make-an-offer?listing=${listing?.split('/').at(-1)}`);
    await coversNothing(page, 'Make an offer');
  });

  test('of a property and the listing editor', async ({ page, site }) => {
    await withoutPictures(page);
    await openAs(page, site, 'olivia@example.com', '/properties');
    await page
      .getByRole('link', { name: /130 Lyons Street/ })
      .first()
      .click();
    await coversNothing(page, 'Overview');
    await page.goto(`${page.url()}/listings`);
    const edit = await page.locator('a[href*="/edit"]').first().getAttribute('href');
    await page.goto(`${site.url}${edit?.replace(/\/edit.*/, '')}/edit/media`);
    await coversNothing(page, 'Media');
  });
});
