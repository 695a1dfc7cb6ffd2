import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { OtherBrowser, Profile, RemoteTab } from './tab.ts';

/** Starts Firefox, which speaks WebDriver BiDi. WebGL is off, as on a machine without a graphics driver. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'webgl.disabled': true, 'intl.accept_languages': 'en-AU, en' },
    env: { ...process.env, TZ: 'Australia/Melbourne' },
  });
  const newProfile = async (): Promise<Profile> => {
    const context = await browser.createBrowserContext();
    return { newTab: async () => controlTab(await context.newPage()), close: () => context.close() };
  };
  return { newProfile, stop: () => browser.close() };
}

function controlTab(page: Page): RemoteTab {
  // The browser asks before it leaves a page with unsaved work.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      return handle && { click: () => handle.click(), type: (text) => handle.type(text) };
    },
    screenshot: () => page.screenshot(),
  };
}
