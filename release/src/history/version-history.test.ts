import { describe, expect, it } from '@jest/globals';
import { aBuild, aRemoteRelease } from 'federation/testing';
import { versionHistory } from './version-history.ts';

/** Builds with these versions of remote-checkout, oldest first; null: not live. */
function historyOf(...versions: (string | null)[]) {
  return versions
    .map((version, day) =>
      aBuild({
        createdAt: `2026-01-0${day + 1}T00:00:00.000Z`,
        remotes: version ? { 'remote-checkout': aRemoteRelease({ version }) } : {},
      }),
    )
    .reverse();
}

describe('versionHistory', () => {
  it.each([
    [['1.0.0'], '1.0.0', 1, undefined],
    [['1.0.0', '1.0.1', '1.0.1'], '1.0.1', 2, '1.0.0'],
    [['1.0.0', '1.0.1', '1.0.0'], '1.0.0', 3, undefined],
    [['1.0.0', '1.0.1', '1.0.2', '1.0.1'], '1.0.1', 4, '1.0.0'],
    [['1.0.0', '1.0.1', '1.0.0', '1.0.2'], '1.0.2', 4, '1.0.0'],
    [['1.0.0', null, '1.0.1'], '1.0.1', 3, undefined],
  ])('%j: %s since day %d, before it %s', (versions, version, day, before) => {
    expect(versionHistory(historyOf(...versions), 'remote-checkout')).toEqual({
      version,
      since: `2026-01-0${day}T00:00:00.000Z`,
      before,
    });
  });

  it('is empty for a package that is not live', () => {
    expect(versionHistory(historyOf('1.0.0', null), 'remote-checkout')).toBeUndefined();
  });
});
