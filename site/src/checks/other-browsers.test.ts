import { describe, expect, it } from '@jest/globals';
import { findOrInstallOtherBrowsers } from './other-browsers.ts';
import { machine } from './testing/machine.ts';

const both = { 'firefox-esr': '/usr/bin/firefox-esr', 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver' };
const quiet = () => {};

describe('the browsers beside Chromium', () => {
  it('are used when they are installed', async () => {
    const debian = machine(Object.values(both), false);
    expect(await findOrInstallOtherBrowsers(quiet, debian)).toEqual([]);
    expect(debian.asked).toEqual([]);
  });

  it('are installed by root, WebKit with a display', async () => {
    const bare = machine([], true, both);
    expect(await findOrInstallOtherBrowsers(quiet, bare)).toEqual([]);
    expect(bare.asked).toEqual([['firefox-esr'], ['webkit2gtk-driver', 'xvfb']]);
  });

  it('are reported as skipped, with the reason, when they cannot be installed', async () => {
    expect(await findOrInstallOtherBrowsers(quiet, machine([], false))).toEqual([
      expect.stringMatching(/^Journeys in Firefox were skipped: .*only root.*FIREFOX_PATH/),
      expect.stringMatching(/^Journeys in WebKit were skipped: .*only root.*webkit2gtk-driver and xvfb/),
    ]);
    expect(await findOrInstallOtherBrowsers(quiet, machine([both['firefox-esr']], true))).toEqual([
      expect.stringMatching(/^Journeys in WebKit were skipped: apt-get failed \(E: Unable to locate package\)/),
    ]);
  });
});
