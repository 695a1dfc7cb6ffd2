import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** An installed Chromium or Chrome, or the one named by CHROMIUM_PATH; Playwright's own otherwise. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', ...more] });
}
