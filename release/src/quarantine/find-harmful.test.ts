import { expect, it } from '@jest/globals';
import type { PastBuild } from '../history/past-build.ts';
import { findHarmful } from './find-harmful.ts';
import { quarantinesOf } from './quarantines.ts';
import { mergeHealth } from './read-health.ts';

const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;

type Step = { version: string; audit?: PastBuild['audit'] };

/** Returns the history in which these versions of remote-a went live, one per hour, newest build first. */
function historyOf(...steps: (Step | string)[]): PastBuild[] {
  return steps
    .map((step) => (typeof step === 'string' ? { version: step } : step))
    .map(({ version, audit = { kind: 'promote', by: 'Mia' } }, index) => ({
      id: `b${index}`,
      createdAt: new Date(start + index * hour).toISOString(),
      previous: index === 0 ? null : `b${index - 1}`,
      reason: '',
      audit,
      releases: { 'remote-a': { version, commit: '' } },
    }))
    .reverse();
}

const quarantined = (version: string, from: string): Step => ({
  version,
  audit: { kind: 'roll-back', by: 'release watch', quarantined: `remote-a@${from}`, reason: 'quarantine: failed' },
});
const counts = (good: string, ...bad: string[]) =>
  new Map([
    [`remote-a@${good}`, { visitors: 1_000, failed: 0 }],
    ...bad.map((version) => [`remote-a@${version}`, { visitors: 40, failed: 10 }] as const),
  ]);
const find = (builds: PastBuild[], health: ReturnType<typeof counts>, afterHours = builds.length) =>
  findHarmful(builds, health, start + afterHours * hour);

it('compares the live release with the version before it', () => {
  const reason = 'failed at 10 of 40 networks, 1.0.0 at 0 of 1000';
  expect(find(historyOf('1.0.0', '1.1.0'), counts('1.0.0', '1.1.0'))).toEqual([
    { name: 'remote-a', version: '1.1.0', previous: '1.0.0', reason, leftLive: null },
  ]);
  expect(find(historyOf('1.0.0', '1.1.0'), counts('1.1.0', '1.0.0'))).toEqual([]);
  expect(find([], counts('1.0.0'))).toEqual([]);
});

it('returns to the last version that was not in quarantine', () => {
  const builds = historyOf('1.0.0', '1.1.0', quarantined('1.0.0', '1.1.0'), '1.2.0');
  expect(find(builds, counts('1.0.0', '1.1.0', '1.2.0'))).toMatchObject([{ version: '1.2.0', previous: '1.0.0' }]);
});

it.each([
  ['no version was live before it', historyOf('1.0.0')],
  ['a roll-back has made it live', historyOf('0.9.0', '1.0.0', '1.1.0', quarantined('1.0.0', '1.1.0'))],
  ['an operator has lifted its quarantine', historyOf('0.9.0', '1.0.0', quarantined('0.9.0', '1.0.0'), '1.0.0')],
])('leaves a release live when %s', (leftLive, builds) => {
  expect(find(builds, counts('0.9.0', '1.0.0'))).toMatchObject([{ version: '1.0.0', leftLive }]);
});

it('leaves a release live that has been live for a day', () => {
  const builds = historyOf('1.0.0', '1.1.0');
  expect(find(builds, counts('1.0.0', '1.1.0'), 24.9)).toMatchObject([{ leftLive: null }]);
  expect(find(builds, counts('1.0.0', '1.1.0'), 25)).toMatchObject([{ leftLive: expect.stringContaining('a day') }]);
});

it('knows from the audit log which quarantines are lifted', () => {
  const target = 'remote-a@1.1.0';
  const inForce = historyOf('1.0.0', '1.1.0', quarantined('1.0.0', '1.1.0'), '1.2.0');
  expect(quarantinesOf(inForce)).toMatchObject([{ target, isLifted: false, reason: 'quarantine: failed' }]);
  expect(quarantinesOf(historyOf('1.0.0', '1.1.0', quarantined('1.0.0', '1.1.0'), '1.1.0', '1.2.0'))).toMatchObject([
    { target, isLifted: true },
  ]);
});

it('counts a failing network once, whichever gateways it used', () => {
  const release = { name: 'remote-a', version: '1.0.0' };
  const merged = mergeHealth([
    { releases: [{ ...release, visitors: 30, failed: ['x', 'y'] }] },
    { releases: [{ ...release, visitors: 10, failed: ['y'] }] },
  ]);
  expect(merged).toEqual(new Map([['remote-a@1.0.0', { visitors: 40, failed: 2 }]]));
});
