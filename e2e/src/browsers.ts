import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const { CHROMIUM_PATH: named } = process.env;

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The browser of the journeys. The headless shell is the fastest. Undefined: Playwright's own, which is one. */
export const browserPath = firstOf([named, headlessShell, ...wholeBrowsers]);

/**
 * A whole browser without a window. The headless shell has neither a back/forward cache nor settings of a profile.
 * Without an installed one, it is Playwright's own.
 */
const wholePath = firstOf([...wholeBrowsers, named]);
export const wholeBrowser: LaunchOptions = wholePath
  ? { executablePath: wholePath }
  : { executablePath: undefined, channel: 'chromium' };
