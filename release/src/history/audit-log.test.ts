import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { auditLog, auditLogLines, promote, readHistory, rollBack, status, withdraw } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout, listings } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const operator = { by: 'Mia Chen', ciRun: 'https://ci.example/runs/7', reason: 'shorter checkout' };

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

async function readLog(name?: string) {
  const { builds, broken } = await readHistory(site.storage, (await site.live()).id);
  return { entries: auditLog({ builds }, name), broken };
}

/** Makes remote-checkout@1.0.1 live as Mia, rolls it back as Sam, and withdraws remote-listings as Sam. */
async function someChanges(): Promise<void> {
  await site.publishAs({ ...checkout('2'), commit: 'c0ffee0123456789' });
  await promote(site.storage, ['remote-checkout'], { operator, clock: () => new Date('2026-02-01T00:00:00.000Z') });
  await rollBack(site.storage, 'remote-checkout', { operator: { by: 'Sam Roy' } });
  await withdraw(site.storage, 'remote-listings', { operator: { by: 'Sam Roy', reason: 'moved to another site' } });
}

describe('the log', () => {
  it('lists who changed what, when and why, newest first', async () => {
    await someChanges();
    const { entries, broken } = await readLog();
    expect(broken).toBeUndefined();
    expect(entries.map(({ kind, by, reason, changes }) => ({ kind, by, reason, changes }))).toEqual([
      {
        kind: 'withdraw',
        by: 'Sam Roy',
        reason: 'moved to another site',
        changes: [{ name: 'remote-listings', from: '1.0.0', to: null, commit: null }],
      },
      {
        kind: 'roll-back',
        by: 'Sam Roy',
        reason: null,
        changes: [{ name: 'remote-checkout', from: '1.0.1', to: '1.0.0', commit: 'abc' }],
      },
      {
        kind: 'promote',
        by: 'Mia Chen',
        reason: 'shorter checkout',
        changes: [{ name: 'remote-checkout', from: '1.0.0', to: '1.0.1', commit: 'c0ffee0123456789' }],
      },
      {
        kind: 'promote',
        by: expect.any(String),
        reason: null,
        changes: ['remote-checkout', 'remote-listings', 'shell'].map((name) => ({
          name,
          from: null,
          to: '1.0.0',
          commit: 'abc',
        })),
      },
    ]);
    expect(entries[2]).toMatchObject({ at: '2026-02-01T00:00:00.000Z', ciRun: 'https://ci.example/runs/7' });
    expect(auditLogLines(entries.slice(2, 3)).slice(1)).toEqual([
      '  remote-checkout 1.0.0 → 1.0.1  commit c0ffee012345',
      '  reason: shorter checkout',
      '  CI run: https://ci.example/runs/7',
    ]);
  });

  it('lists the builds that changed one package', async () => {
    await someChanges();
    expect((await readLog('remote-listings')).entries.map(({ kind }) => kind)).toEqual(['withdraw', 'promote']);
    expect((await readLog('remote-x')).entries).toEqual([]);
  });

  it('reads the builds of an older tool, which did not record who made them', async () => {
    const file = join(site.store, keys.build((await site.live()).id));
    const { audit: _, previousIntegrity: _hash, ...old } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(old));
    const { entries, broken } = await readLog();
    expect(entries).toMatchObject([{ kind: 'promote', by: null, command: expect.stringContaining('shell@1.0.0') }]);
    expect(broken).toBeUndefined();
  });
});

describe('a broken chain of builds', () => {
  const second = async () => (await readHistory(site.storage, (await site.live()).id)).builds[1]?.id ?? '';

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['has other bytes than when its successor was stored', (file: string) => changeText(file, 'Sam Roy', 'Mia Chen')],
  ])('is reported when a build %s, with the newer builds', async (problem, damage) => {
    await someChanges();
    const id = await second();
    const live = await site.live();
    await damage(join(site.store, keys.build(id)));
    const { entries, broken } = await readLog();
    expect(entries).toMatchObject([{ build: live.id, by: 'Sam Roy', changes: null }]);
    expect(broken).toBe(`builds/meta/${id}.json, before build ${live.id}, ${problem}. Older builds are unknown.`);
    expect((await status(site.storage)).join('\n')).toContain(`The history is broken: builds/meta/${id}.json`);
  });

  it('is reported when the file is damaged or names itself, also without hashes', async () => {
    await someChanges();
    const file = join(site.store, keys.build((await site.live()).id));
    const stored = await readFile(file, 'utf8');
    const { previousIntegrity: _, ...live } = JSON.parse(stored);
    await writeFile(file, JSON.stringify({ ...live, previous: live.id }));
    expect((await readLog()).broken).toContain('is before itself');
    await writeFile(file, JSON.stringify(live));
    await writeFile(join(site.store, keys.build(live.previous)), '{"id":');
    expect((await readLog()).broken).toContain('is damaged');
  });
});

it('status says who made each live release, from which commit, and who owns it', async () => {
  const owner = { team: 'Checkout', support: 'checkout@verandah.example' };
  await site.publishAs({ ...checkout('2'), commit: 'c0ffee0123456789', owner });
  await promote(site.storage, ['remote-checkout'], { operator });
  // A later build of another team does not change who made this release.
  await site.publishAs(listings('2'));
  await promote(site.storage, ['remote-listings'], { operator: { by: 'Sam Roy' } });
  const lines = (await status(site.storage)).join('\n');
  expect(lines).toMatch(/remote-checkout +1\.0\.1 .+ Mia Chen +c0ffee012345 +1\.0\.0 +2 versions/);
  expect(lines).toMatch(/remote-checkout +Checkout +checkout@verandah\.example +https:\/\/ci\.example\/runs\/7/);
  expect(lines).toMatch(/remote-listings +1\.0\.1 .+ Sam Roy/);
});

async function changeText(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  await writeFile(file, text.replace(from, to));
}
