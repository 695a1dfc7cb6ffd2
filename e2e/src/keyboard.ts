import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of Tab presses to reach an element. No page needs as many. */
const maxTabs = 150;

/** Returns actions that use only the keyboard. They throw when the Tab key does not lead to the element. */
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
    /** Presses the button and chooses the files in the file dialog that it opens. */
    async choose(target: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
      const dialogue = page.waitForEvent('filechooser');
      await goTo(target);
      await page.keyboard.press('Enter');
      await (await dialogue).setFiles(files);
    },
  };
}

/**
 * Presses the shortcut until its dialog is open: on a busy machine the first key can come before the header listens.
 * Another press does nothing over an open dialog.
 */
export async function openWithShortcut(page: Page, keys: string, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
