import { aptGet } from './apt-packages.ts';

/** The browsers beside Chromium. e2e/src/other-browsers/run-journeys.ts starts them. */
const otherBrowsers = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    // MiniBrowser needs a display, which Xvfb provides.
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Finds Firefox and WebKit, or installs Debian's packages as root.
 * @returns a sentence for each browser that is missing, whose journeys are therefore skipped
 */
export async function findOrInstallOtherBrowsers(
  say: (line: string) => void,
  { canInstall, exists, install } = aptGet,
): Promise<string[]> {
  const skipped: string[] = [];
  for (const { name, variable, paths, packages } of otherBrowsers) {
    const known = [process.env[variable], ...paths].filter((path) => path !== undefined);
    const isInstalled = () => known.some(exists);
    if (isInstalled()) continue;
    const hint = `Install ${packages.join(' and ')}, or name the program in ${variable}.`;
    if (!canInstall) {
      skipped.push(`Journeys in ${name} were skipped: not found, and only root can install it. ${hint}`);
      continue;
    }
    say(`${name}: none found, installing ${packages.join(' and ')} with apt-get`);
    const { reason } = await install('--no-install-recommends', ...packages);
    if (!isInstalled()) skipped.push(`Journeys in ${name} were skipped: apt-get failed (${reason}). ${hint}`);
  }
  return skipped;
}
