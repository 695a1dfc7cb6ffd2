import { existsSync } from 'node:fs';
import { test } from '../verandah.ts';
import { startFirefox } from './firefox.ts';
import type { Journey } from './journeys.ts';
import { type OtherBrowser, Tab } from './tab.ts';
import { startWebkit } from './webkit.ts';

const browsers = [
  {
    name: 'Firefox',
    paths: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    start: startFirefox,
  },
  { name: 'WebKit', paths: [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'], start: startWebkit },
] as const;

type Journeys = Record<string, Journey>;

/** Declares one test for each journey and browser. A browser that is not installed skips its tests. */
export function runJourneys(inAll: Journeys, more: Partial<Record<'Firefox' | 'WebKit', Journeys>> = {}): void {
  for (const { name, paths, start } of browsers) {
    const journeys = { ...inAll, ...more[name] };
    test.describe(name, () => {
      const path = paths.find((one) => one !== undefined && existsSync(one));
      test.skip(!path, `${name} is not installed.`);
      let browser: OtherBrowser | undefined;
      test.beforeAll(async () => {
        if (path) browser = await start(path);
      });
      test.afterAll(() => browser?.stop());

      for (const [title, journey] of Object.entries(journeys))
        test(`${name}: ${title}`, async ({ site }) => {
          const profile = await browser?.newProfile();
          if (!profile) throw new Error(`${name} did not start.`);
          const tabs: Tab[] = [];
          const logged = site.logged.length;
          try {
            await journey(site, async () => {
              const tab = new Tab(await profile.newTab());
              tabs.push(tab);
              return tab;
            });
          } catch (error) {
            await test.info().attach('log', { body: site.logged.slice(logged).join('') });
            await attachPictures(tabs);
            throw error;
          } finally {
            await profile.close();
          }
        });
    });
  }
}

async function attachPictures(tabs: readonly Tab[]): Promise<void> {
  for (const [index, tab] of tabs.entries()) {
    const body = Buffer.from(await tab.screenshot());
    await test.info().attach(`tab ${index + 1}`, { body, contentType: 'image/png' });
  }
}
