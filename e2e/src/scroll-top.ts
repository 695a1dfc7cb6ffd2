import type { Page } from '@playwright/test';

/** Returns how far the page is scrolled down, in whole CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
