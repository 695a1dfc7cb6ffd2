import { describe, expect, it } from '@jest/globals';
import { findOrInstallOtherBrowsers } from './other-browsers.ts';

const machine = (installed: string[], canInstall: boolean, provides: Record<string, string> = {}) => {
  const asked: string[][] = [];
  return {
    asked,
    canInstall,
    exists: (path: string) => installed.includes(path),
    install: async (_option: string, ...names: string[]) => {
      asked.push(names);
      const path = provides[names[0] ?? ''];
      if (path) installed.push(path);
      return path ? { ok: true, reason: '' } : { ok: false, reason: 'E: Unable to locate package' };
    },
  };
};
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
