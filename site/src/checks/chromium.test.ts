import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOrInstallChromium } from './chromium.ts';
import { machine } from './testing/machine.ts';

const shell = '/usr/bin/chromium-headless-shell';
const quiet = () => {};
const { CHROMIUM_PATH: before } = process.env;

describe('the Chromium of the journeys', () => {
  beforeEach(() => void delete process.env.CHROMIUM_PATH);
  afterEach(() => {
    if (before !== undefined) process.env.CHROMIUM_PATH = before;
  });

  it('is the one that CHROMIUM_PATH names, which must exist', async () => {
    process.env.CHROMIUM_PATH = '/opt/chrome';
    expect(await findOrInstallChromium(quiet, machine([shell, '/opt/chrome'], true))).toBe('/opt/chrome');
    await expect(findOrInstallChromium(quiet, machine([shell], true))).rejects.toThrow(/got "\/opt\/chrome"/);
    delete process.env.CHROMIUM_PATH;
  });

  it('is the headless shell, which root installs with a whole browser and fonts', async () => {
    const bare = machine([], true, { chromium: '/usr/bin/chromium', 'chromium-headless-shell': shell });
    expect(await findOrInstallChromium(quiet, bare)).toBe(shell);
    expect(bare.asked).toEqual([expect.arrayContaining(['chromium', 'chromium-headless-shell', 'fonts-inter'])]);
    expect(await findOrInstallChromium(quiet, bare)).toBe(shell);
    expect(bare.asked).toHaveLength(1);
  });

  it('is a whole browser where the headless shell cannot be installed', async () => {
    expect(await findOrInstallChromium(quiet, machine(['/usr/bin/chromium'], true))).toBe('/usr/bin/chromium');
    expect(await findOrInstallChromium(quiet, machine(['/usr/bin/google-chrome'], false))).toBe(
      '/usr/bin/google-chrome',
    );
  });
});
