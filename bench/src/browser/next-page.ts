import type { Locator, Page } from '@playwright/test';

/** Before a move inside the document: gives the heading of the page that comes of it. */
export async function nextPageOf(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    // What is drawn ahead has not been left.
    for (const heading of document.querySelectorAll('main h1'))
      heading.toggleAttribute('data-left', heading.checkVisibility({ visibilityProperty: true }));
  });
  return page.locator('main h1:not([data-left])').first();
}
