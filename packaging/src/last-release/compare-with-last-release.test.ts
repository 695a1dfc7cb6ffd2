import { describe, expect, it } from '@jest/globals';
import { noShellFeatures, supportedShellFeatures } from 'federation';
import { compareWithLastRelease } from './compare-with-last-release.ts';
import { type LastReleaseFacts, readLastRelease } from './last-release.ts';

const shell = {
  version: '1.0.0',
  provides: { 'shared-ui': { version: '1.0.0' } },
  names: { 'shared-ui': ['Money', 'Section'] },
  features: supportedShellFeatures,
};
const remote = {
  name: 'remote-consumer',
  version: '1.0.0',
  needs: { 'shared-ui': '^1.0.0' },
  names: { 'shared-ui': ['Money'] },
  features: noShellFeatures,
};
const facts: LastReleaseFacts = { shell, remotes: [remote] };
const last = { ...facts, afterShell: [] };
const none = { lastRemotes: [], newRemotes: [], needlesslyLate: [] };

describe('releases of today, compared with the last release', () => {
  it('fit when nothing has changed', () => {
    expect(compareWithLastRelease(facts, last)).toEqual(none);
  });

  it('name what the shell of today has lost, or has in another major version', () => {
    const without = { ...shell, names: { 'shared-ui': ['Section'] } };
    expect(compareWithLastRelease({ ...facts, shell: without }, last)).toEqual({
      ...none,
      lastRemotes: ['remote-consumer@1.0.0 imports Money from shared-ui, which shell@1.0.0 does not have'],
    });
    const major = { ...shell, provides: { 'shared-ui': { version: '2.0.0' } } };
    expect(compareWithLastRelease({ ...facts, shell: major }, last).lastRemotes).toEqual([
      'remote-consumer@1.0.0 needs shared-ui ^1.0.0, shell@1.0.0 provides 2.0.0',
    ]);
  });

  it('name what a remote of today needs more, unless it may go live with the shell only', () => {
    const remotes = [{ ...remote, names: { 'shared-ui': ['Money', 'Price'] } }];
    expect(compareWithLastRelease({ shell, remotes }, last)).toEqual({
      ...none,
      newRemotes: ['remote-consumer@1.0.0 imports Price from shared-ui, which shell@1.0.0 does not have'],
    });
    expect(compareWithLastRelease({ shell, remotes }, { ...last, afterShell: ['remote-consumer'] })).toEqual(none);
  });

  it('name a remote that need not wait for the shell', () => {
    expect(compareWithLastRelease(facts, { ...last, afterShell: ['remote-consumer'] })).toEqual({
      ...none,
      needlesslyLate: ['remote-consumer'],
    });
  });
});

it('the stored remotes of the last release fit its stored shell', () => {
  const { commit: _, ...stored } = readLastRelease();
  expect(compareWithLastRelease(stored).lastRemotes).toEqual([]);
});
