import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './apt-packages.ts';
import { run } from './run.ts';

const installedBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/**
 * Finds a browser for the end-to-end tests, or installs one. Tries in this order: the path in CHROMIUM_PATH, an
 * installed browser, Debian's package, Playwright's own browser.
 * @returns the path of the browser, or null for Playwright's own
 * @throws Error that lists what was tried and what to do
 */
export async function findOrInstallChromium(say: (line: string) => void): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH: expected the path of a browser, got "${named}", where there is none. Correct it or leave it out.`,
    );
  }
  const found = installedBrowsers.find((path) => existsSync(path));
  if (found) {
    say(`browser: ${found}`);
    return found;
  }
  if (canInstallPackages()) {
    say('browser: none found, installing the package chromium with apt-get');
    await installPackages('chromium', 'fonts-liberation', 'fonts-inter', 'fonts-noto-color-emoji');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  say("browser: none found, installing Playwright's own");
  const { ok, output } = await run('pnpm', [
    '--filter',
    'e2e',
    'exec',
    'playwright',
    'install',
    '--with-deps',
    'chromium',
  ]);
  if (ok) return null;
  throw new Error(
    `The journeys need a Chromium or Chrome. Looked for ${installedBrowsers.join(', ')}, tried apt-get and Playwright's download: ${output.trim().split('\n').at(-1)}. Install one, or name it in CHROMIUM_PATH.`,
  );
}
