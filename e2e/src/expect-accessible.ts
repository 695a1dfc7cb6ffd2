import type { Page } from '@playwright/test';
import { emulateScheme, expectNoViolations, phone } from './look-at-pages.ts';
import { hasNoSidewaysScroll } from './verandah.ts';

const desktop = { width: 1440, height: 900 };

/** Expects the page accessible and no wider than the screen, on a phone and on a desktop. Then restores its size. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `${where} at ${size.width} px`);
    await hasNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

/** As {@link expectAccessible}, in both colour schemes. */
export async function expectAccessibleInBothSchemes(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateScheme(page, colorScheme, where);
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
