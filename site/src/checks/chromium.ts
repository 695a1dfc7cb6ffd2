import { aptGet } from './apt-packages.ts';
import { run } from './run.ts';

/**
 * Chromium without a window. It is what Playwright downloads by default, and the journeys take a quarter less time with
 * it than with the whole browser.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';
const fonts = ['fonts-liberation', 'fonts-inter', 'fonts-noto-color-emoji'];
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/**
 * Finds a browser for the end-to-end tests, or installs one. Tries in this order: the path in CHROMIUM_PATH, Chromium's
 * headless shell, Debian's package of it, another installed browser, Playwright's own headless shell.
 * @returns the path of the browser, or null for Playwright's own
 * @throws Error that lists what was tried and what to do
 */
export async function findOrInstallChromium(
  say: (line: string) => void,
  { canInstall, exists, install } = aptGet,
): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Error(
      `CHROMIUM_PATH: expected the path of a browser, got "${named}", where there is none. Correct it or leave it out.`,
    );
  }
  if (!exists(headlessShell) && canInstall) {
    say('browser: installing the package chromium-headless-shell with apt-get');
    await install('chromium-headless-shell', ...fonts);
  }
  const found = [headlessShell, ...wholeBrowsers].find(exists);
  if (found) {
    say(`browser: ${found}`);
    return found;
  }
  say("browser: none found, installing Playwright's own");
  const { ok, output } = await run('pnpm', [
    '--filter',
    'e2e',
    'exec',
    'playwright',
    'install',
    '--with-deps',
    '--only-shell',
    'chromium',
  ]);
  if (ok) return null;
  throw new Error(
    `The journeys need a Chromium or Chrome. Looked for ${[headlessShell, ...wholeBrowsers].join(', ')}, tried apt-get and Playwright's download: ${output.trim().split('\n').at(-1)}. Install one, or name it in CHROMIUM_PATH.`,
  );
}
