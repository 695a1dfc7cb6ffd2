import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hasNoSidewaysScroll } from './verandah.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Expects the page accessible and no wider than the screen, on a phone and on a desktop. Then restores its size. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const readable = violations.map(
      (one) => `${one.id}: ${one.nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect.soft(readable, `${where} at ${size.width} px`).toEqual([]);
    await hasNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}
