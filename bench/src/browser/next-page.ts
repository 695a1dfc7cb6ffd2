import type { Locator, Page } from '@playwright/test';

/** Returns the heading of the page that the next client navigation opens. Call it before the navigation. */
export async function nextPageOf(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    // Marks the visible headings of the current page. A hidden heading belongs to a prerendered page. It stays
    // unmarked, because the navigation may show it.
    for (const heading of document.querySelectorAll('main h1'))
      heading.toggleAttribute('data-left', heading.checkVisibility({ visibilityProperty: true }));
  });
  return page.locator('main h1:not([data-left])').first();
}
