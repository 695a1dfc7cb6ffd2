import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, hasNoSidewaysScroll, withoutPictures } from './verandah.ts';

export const phone = { width: 390, height: 844 };

/**
 * Expects no violation of accessibility rules. Stops motion and waits for what moves, because half-transparent text has
 * no contrast. Stopping it is necessary, too: a toast may appear after the wait.
 */
export async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  // Details of passed rules and a blank page that adds up frames take four fifths of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  axe.setLegacyMode(page.frames().length === 1);
  if (rules) axe.withRules(rules);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(movingElements), `${where}: moving elements`).toBe(0);
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  const readable = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect.soft(readable, where).toEqual([]);
}

/** Returns the number of animations that end. Loading indicators do not. */
function movingElements(): number {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return ending.filter(({ playState }) => playState === 'running').length;
}

/** Changes the device's colour scheme and waits until the page has it. Mantine changes it by script. */
export async function emulateScheme(page: Page, colorScheme: 'light' | 'dark', where: string): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const isSettled = (scheme: string) => {
    const { mantineColorScheme = scheme } = document.documentElement.dataset;
    return mantineColorScheme === scheme && document.getAnimations().length === 0;
  };
  await expect.poll(() => page.evaluate(isSettled, colorScheme), where).toBe(true);
}

/** Expects readable text in the dark scheme too. The page is not loaded again: it changes with the device's scheme. */
export async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await emulateScheme(page, 'dark', where);
  await expectNoViolations(page, `${where} in the dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Opens a dialog, a menu or the lightbox, expects it accessible in both schemes, and closes it. */
export async function lookAtOverlay(page: Page, opener: Locator, use?: () => Promise<void>): Promise<void> {
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
  await opener.click();
  await expect(
    page.locator('[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"]').first(),
  ).toBeVisible();
  await expectNoViolations(page, name);
  await expectReadableInTheDark(page, name);
  await use?.();
  await page.keyboard.press('Escape');
}

/** Expects the page complete, accessible, and no wider than the screen. */
export async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const where = new URL(page.url()).pathname;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.locator('[data-remote-failure]'), where).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]'), where).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, where);
  await hasNoSidewaysScroll(page);
  if (page.viewportSize()?.width === phone.width) await reflows(page);
  else await expectReadableInTheDark(page, where);
}

/** Looks at all addresses, in two tabs at once: while one page loads, axe analyses the other. */
export async function lookAtAll(page: Page, addresses: readonly string[]): Promise<void> {
  const second = await page.context().newPage();
  await withoutPictures(second);
  const left = [...addresses];
  const lookAtNext = async (tab: Page) => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) await look(tab, address);
  };
  await Promise.all([lookAtNext(page), lookAtNext(second)]);
  await second.close();
}

/** WCAG 1.4.10: a desktop page at 400 % zoom. */
async function reflows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: phone.height });
  await hasNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}
