import { aptGet } from './apt-packages.ts';
import { run } from './run.ts';

/** The journeys take a quarter less time with it than with a whole browser, which a few of them need. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-inter', 'fonts-noto-color-emoji'];

/**
 * Finds the browsers for the end-to-end tests, or installs them: Chromium's headless shell and a whole Chromium. Tries
 * in this order: the path in CHROMIUM_PATH, installed browsers, Debian's packages, Playwright's own.
 * @returns the path of the browser for most journeys, or null for Playwright's own
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
  const isComplete = () => exists(headlessShell) && wholeBrowsers.some(exists);
  if (!isComplete() && canInstall) {
    say('browser: installing the packages chromium and chromium-headless-shell with apt-get');
    await install(...packages);
  }
  const whole = wholeBrowsers.find(exists);
  if (whole) {
    const found = exists(headlessShell) ? headlessShell : whole;
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
    'chromium',
  ]);
  if (ok) return null;
  throw new Error(
    `The journeys need a Chromium or Chrome. Looked for ${wholeBrowsers.join(', ')}, tried apt-get and Playwright's download: ${output.trim().split('\n').at(-1)}. Install one, or name it in CHROMIUM_PATH.`,
  );
}
