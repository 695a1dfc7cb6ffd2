import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPage } from 'federation/testing';
import { readBuild, readPointer } from '../history/read-builds.ts';
import {
  auditLog,
  auditLogLines,
  openStore,
  promote,
  readHistory,
  repair,
  rollBack,
  startCanary,
  status,
  stopCanary,
  widenCanary,
  withdraw,
} from '../index.ts';
import { verifyStoredBuild } from '../signing/release-store.ts';
import { signStore } from '../signing/sign-store.ts';
import { keys } from '../store-keys.ts';
import { checkout, listings } from '../testing/releases.ts';
import { missingFiles, type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
  await site.publishAs(checkout('2'));
  await site.publishAs(listings('2'));
});
afterEach(() => site.remove());

const mia = { operator: { by: 'Mia Chen', reason: 'shorter checkout' } };
const start = (...targets: string[]) =>
  startCanary(site.storage, targets.length > 0 ? targets : ['remote-checkout'], { percent: '5', ...mia });
const startLive = async (...targets: string[]) => expect(await start(...targets)).toHaveProperty('live');

async function canary() {
  const { pointer } = await readPointer(site.storage);
  const stored = pointer?.canary && (await readBuild(site.storage, pointer.canary.id));
  return stored ? { ...stored.build, steps: pointer.canary?.steps ?? [] } : null;
}

async function sequenceOf(id: string): Promise<number> {
  const verified = await verifyStoredBuild(site.storage, id);
  if ('problem' in verified) throw new Error(verified.problem);
  return verified.facts.sequence;
}

describe('a canary', () => {
  it('is a signed build that is newer than the live one, which stays as it was', async () => {
    const before = await site.live();
    await startLive();
    expect(await site.live()).toEqual(before);
    const running = await canary();
    expect(running).toMatchObject({ canary: ['remote-checkout@1.0.1'], previous: before.id, shell: before.shell });
    expect(versions(running ?? before)).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.0' });
    expect(running?.steps).toEqual([{ percent: 5, from: expect.any(String), by: 'Mia Chen' }]);
    expect(await sequenceOf(running?.id ?? '')).toBeGreaterThan(await sequenceOf(before.id));
    expect(await missingFiles(site.storage, running ?? before)).toEqual([]);
    expect((await status(site.storage)).join('\n')).toMatch(/^Canary: build .+ for 5 % of the visitors/m);
  });

  it('is between the live build before and after it, also when the clock does not move', async () => {
    const options = { ...mia, clock: () => new Date('2026-01-01T00:00:00.000Z') };
    await startCanary(site.storage, ['remote-checkout'], { percent: '5', ...options });
    const ids = [(await site.live()).id, (await canary())?.id ?? ''];
    await stopCanary(site.storage, options);
    const [before = 0, during = 0, after = 0] = await Promise.all([...ids, (await site.live()).id].map(sequenceOf));
    expect([during, after]).toEqual([before + 1, before + 2]);
  });

  it('does not keep a repair from the files of the live build', async () => {
    const daysAgo = (days: number) => ({ ...mia, clock: () => new Date(Date.now() - days * 86_400_000) });
    await promote(site.storage, ['remote-listings'], daysAgo(50));
    await site.publishAs(listings('3'));
    await startCanary(site.storage, ['remote-listings'], { percent: '5', ...daysAgo(40) });
    await rm(join(site.store, keys.asset('remote-listings', 'entry.2.js')));
    await repair(site.storage);
    expect(await site.missingFiles()).toEqual([]);
  });

  it('is refused with the reasons of a promotion, beside another canary, and without a valid share', async () => {
    await site.publishAs({ ...checkout('3'), pages: [aPage({ path: '/search', page: 'orders' })] });
    expect(await start('remote-checkout@1.0.2')).toEqual({ refused: [expect.stringContaining('claims /search')] });
    expect(await start('remote-checkout@1.0.0')).toEqual({ refused: [expect.stringContaining('Nothing to do')] });
    for (const percent of ['0', '101', '2.5', 'all', '', undefined]) {
      await expect(startCanary(site.storage, ['remote-checkout'], { percent, ...mia })).rejects.toThrow(
        'from 1 to 100',
      );
    }
    expect(await canary()).toBeNull();
    await startLive('remote-checkout@1.0.1');
    expect(await start('remote-listings')).toEqual({ refused: [expect.stringContaining('A canary runs already')] });
  });

  it('ends when its release is promoted, which makes the same files live for everyone', async () => {
    await startLive();
    const before = await canary();
    expect(await promote(site.storage, ['remote-checkout'])).toMatchObject({
      canary: 'the canary remote-checkout@1.0.1 is live for everyone',
    });
    const live = await site.live();
    expect([await canary(), live.remotes]).toEqual([null, before?.remotes]);
    expect(live).not.toHaveProperty('canary');
    expect(await sequenceOf(live.id)).toBeGreaterThan(await sequenceOf(before?.id ?? ''));
  });

  it('is stored again on the new live build when another team changes a package, with its shares', async () => {
    await startLive();
    const before = await canary();
    await promote(site.storage, ['remote-listings']);
    const after = await canary();
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.1' });
    expect(after).toMatchObject({ canary: ['remote-checkout@1.0.1'], steps: before?.steps });
    expect(versions(after ?? (await site.live()))).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
    const sequences = await Promise.all(
      [before?.id, (await site.live()).id, after?.id].map((id) => sequenceOf(id ?? '')),
    );
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(new Set(sequences).size).toBe(3);
    await rollBack(site.storage, 'remote-listings');
    expect((await canary())?.remotes['remote-listings']?.version).toBe('1.0.0');
  });

  it.each([
    ['another version of its package is promoted', () => promote(site.storage, ['remote-checkout@1.0.2'])],
    ['its package is withdrawn', () => withdraw(site.storage, 'remote-checkout')],
  ])('is stopped with the reason when %s', async (_when, change) => {
    await site.publishAs(checkout('3'));
    await startLive('remote-checkout@1.0.1');
    const outcome = await change();
    expect(outcome).toHaveProperty('canary', expect.stringContaining('another version of remote-checkout went live'));
    expect(await canary()).toBeNull();
  });

  it('is stopped with the reason when it does not fit what another team promotes', async () => {
    await site.publishAs({ ...checkout('3'), pages: [aPage(), aPage({ path: '/basket' })] });
    await site.publishAs({ ...listings('3'), pages: [aPage({ path: '/basket', page: 'orders' })] });
    await startLive('remote-checkout@1.0.2');
    const outcome = await promote(site.storage, ['remote-listings@1.0.2']);
    expect(outcome).toHaveProperty('canary', expect.stringMatching(/no longer fits: .*\/basket/));
    expect([await canary(), (await site.live()).remotes['remote-listings']?.version]).toEqual([null, '1.0.2']);
  });

  it('is stopped when its file in the store was changed, and blocks no promotion', async () => {
    await startLive();
    const file = join(site.store, keys.build((await canary())?.id ?? ''));
    await writeFile(file, (await readFile(file, 'utf8')).replace('Mia Chen', 'Sam Roy'));
    const outcome = await promote(site.storage, ['remote-listings']);
    expect(outcome).toHaveProperty('canary', expect.stringContaining('not the file that was signed'));
    expect(await canary()).toBeNull();
  });

  it('survives two promotions at once', async () => {
    await startLive();
    const other = openStore(site.store, site.storage.signing);
    const outcomes = await Promise.all([
      promote(site.storage, ['remote-listings']),
      widenCanary(other, { percent: '50' }, mia),
    ]);
    expect(outcomes).toEqual([
      expect.objectContaining({ live: expect.anything() }),
      { steps: [expect.anything(), expect.objectContaining({ percent: 50 })] },
    ]);
    const after = await canary();
    expect(after?.steps.map(({ percent }) => percent)).toEqual([5, 50]);
    expect(after?.remotes['remote-listings']?.version).toBe('1.0.1');
  });
});

describe('the end of a canary', () => {
  it('makes a newer build with the live releases, and a new canary can start', async () => {
    await startLive();
    const [before, running] = [await site.live(), await canary()];
    expect(await stopCanary(site.storage, mia)).toHaveProperty(
      'canary',
      'the canary remote-checkout@1.0.1 was stopped',
    );
    const live = await site.live();
    expect([live.remotes, live.shell, live.previous]).toEqual([before.remotes, before.shell, running?.id]);
    expect(await sequenceOf(live.id)).toBeGreaterThan(await sequenceOf(running?.id ?? ''));
    expect(await stopCanary(site.storage, mia)).toEqual({ refused: ['No canary runs.'] });
    await startLive();
  });

  it('leaves no version to roll back to that was never live for everyone', async () => {
    await startLive();
    await stopCanary(site.storage, mia);
    expect(await rollBack(site.storage, 'remote-checkout', { to: '1.0.1' })).toEqual({
      refused: [expect.stringContaining('was never live')],
    });
  });

  it('is in the log with the widenings, as is its start', async () => {
    await startLive();
    await widenCanary(site.storage, { percent: '25' }, { operator: { by: 'Sam Roy' } });
    await promote(site.storage, ['remote-listings']);
    await stopCanary(site.storage, mia);
    const { headId } = await readPointer(site.storage);
    const { builds, broken } = await readHistory(site.storage, headId);
    expect(broken).toBeUndefined();
    const change = (from: string, to: string, name = 'remote-checkout') => [
      expect.objectContaining({ name, from, to }),
    ];
    expect(auditLog({ builds }).slice(0, 4)).toMatchObject([
      { kind: 'canary-stop', by: 'Mia Chen', changes: change('1.0.1', '1.0.0') },
      { kind: 'canary', reason: 'again, because another release went live', changes: change('1.0.0', '1.0.1') },
      { kind: 'promote', changes: change('1.0.0', '1.0.1', 'remote-listings') },
      { kind: 'canary', by: 'Mia Chen', reason: 'shorter checkout', changes: change('1.0.0', '1.0.1') },
    ]);
    expect(auditLog({ builds })[0]?.canary).toMatch(/5 % from .+ by Mia Chen, 25 % from .+ by Sam Roy/);
    const headings = auditLogLines(auditLog({ builds })).filter((line) => line.includes('(build '));
    expect(headings.slice(0, 4)).toEqual([
      expect.stringContaining('  canary-stop  by'),
      expect.stringContaining('  canary for 25 % of the visitors  by'),
      expect.stringContaining('  promote  by'),
      expect.stringContaining('  canary for 5 % of the visitors  by'),
    ]);
  });
});

it('a restored store keeps the canary newer than the live build', async () => {
  await startLive();
  expect(await signStore(site.storage, { restored: true })).toHaveProperty('problems', []);
  const running = await canary();
  expect(await sequenceOf(running?.id ?? '')).toBe((await sequenceOf((await site.live()).id)) + 1);
});
