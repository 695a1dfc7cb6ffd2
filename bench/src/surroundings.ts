import type { Browser } from '@playwright/test';
import type { Surroundings } from './benchmark.ts';
import { launchBrowser } from './browser/launch.ts';
import { startTwins, type Twins } from './twins/start-twins.ts';

/** Creates the sites and the browser for one run of the command. */
export function createSurroundings(): Surroundings & { close: () => Promise<void> } {
  const say = (line: string) => console.log(`  … ${line}`);
  let twins: Promise<Twins> | undefined;
  let browser: Promise<Browser> | undefined;
  return {
    say,
    twins() {
      twins ??= startTwins(say);
      return twins;
    },
    browser() {
      browser ??= launchBrowser();
      return browser;
    },
    async close() {
      await (await browser?.catch(() => undefined))?.close();
      await (await twins?.catch(() => undefined))?.stop();
    },
  };
}
