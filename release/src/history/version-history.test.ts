import { describe, expect, it } from '@jest/globals';
import type { PastBuild } from './past-build.ts';
import { versionHistory } from './version-history.ts';

/** Builds with these versions of remote-checkout, oldest first; null: not live. */
function historyOf(...versions: (string | null)[]): PastBuild[] {
  return versions
    .map((version, day) => ({
      id: `build-${day + 1}`,
      createdAt: `2026-01-0${day + 1}T00:00:00.000Z`,
      previous: day === 0 ? null : `build-${day}`,
      reason: 'promote',
      audit: undefined,
      releases: {
        shell: { version: '1.0.0', commit: '' },
        ...(version && { 'remote-checkout': { version, commit: `of-${version}` } }),
      },
    }))
    .reverse();
}

describe('versionHistory', () => {
  it.each([
    [['1.0.0'], '1.0.0', 1, []],
    [['1.0.0', '1.0.1', '1.0.1'], '1.0.1', 2, ['1.0.0']],
    [['1.0.0', '1.0.1', '1.0.0'], '1.0.0', 3, []],
    [['1.0.0', '1.0.1', '1.0.2', '1.0.1'], '1.0.1', 4, ['1.0.0']],
    [['1.0.0', '1.0.1', '1.0.0', '1.0.2'], '1.0.2', 4, ['1.0.0']],
    [['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.1'], '1.0.1', 5, ['1.0.0']],
    [['1.0.0', '1.0.1', '1.0.2', '1.0.0', '1.0.3'], '1.0.3', 5, ['1.0.0']],
    [['1.0.0', '1.0.1', '1.0.2', '1.0.3'], '1.0.3', 4, ['1.0.2', '1.0.1', '1.0.0']],
    [['1.0.0', null, '1.0.1'], '1.0.1', 3, []],
  ])('%j: %s since build %d, before it %j', (versions, version, day, before) => {
    expect(versionHistory(historyOf(...versions), 'remote-checkout')).toMatchObject({
      current: { version, commit: `of-${version}`, build: { id: `build-${day}` } },
      before,
    });
  });

  it('lists all other versions that were live, also those that were rolled back or withdrawn', () => {
    const builds = historyOf('1.0.0', null, '1.0.1', '1.0.2', '1.0.1');
    expect(versionHistory(builds, 'remote-checkout')?.others).toEqual(['1.0.2', '1.0.0']);
  });

  it('is empty for a package that is not live', () => {
    expect(versionHistory(historyOf('1.0.0', null), 'remote-checkout')).toBeUndefined();
  });
});
