import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Launches the browser that CHROMIUM_PATH names, an installed Chromium or Chrome, or Playwright's own. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', ...more] });
}
