import type { Locator, Page } from '@playwright/test';

/** More Tab presses than any page needs. */
const maxTabs = 150;

/** Uses the keyboard alone, and fails where Tab does not lead to the element. */
export function keyboardOf(page: Page) {
  async function goTo(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 20_000 });
    for (let tabs = 0; tabs < maxTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}.`);
  }
  return {
    goTo,
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await goTo(target);
      await page.keyboard.press(key);
    },
    async type(target: Locator, text: string): Promise<void> {
      await goTo(target);
      await page.keyboard.type(text);
    },
    /** Uses the file dialog that the button opens. */
    async choose(target: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
      const dialogue = page.waitForEvent('filechooser');
      await goTo(target);
      await page.keyboard.press('Enter');
      await (await dialogue).setFiles(files);
    },
  };
}
