import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Build } from 'federation';
import { aPage } from 'federation/testing';
import { promote, type RollBackTarget, rollBack, rollBackToBuild, status, withdraw } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout, filesOf, listings } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

/** Publishes and promotes versions of remote-checkout whose files contain these hashes: 1.0.1, 1.0.2 and so on. */
async function promoteVersions(...hashes: string[]): Promise<void> {
  for (const hash of hashes) {
    await site.publishAs(checkout(hash));
    await site.promote('remote-checkout');
  }
}

/** Changes a remote in the file of the live build, as a tool without checks could have. */
async function breakLive(name: string, fields: object): Promise<void> {
  const file = join(site.store, keys.build((await site.live()).id));
  const build = JSON.parse(await readFile(file, 'utf8'));
  build.remotes[name] = { ...build.remotes[name], ...fields };
  await writeFile(file, JSON.stringify(build));
  await site.signChanged(keys.buildEnvelope(build.id));
}

describe('roll back', () => {
  it('(b.66) returns one remote to its previous version and no other', async () => {
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout');
    await site.publishAs(listings('2'));
    await site.promote('remote-listings');
    expect(await rollBack(site.storage, 'remote-checkout')).toHaveProperty('live');
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.1' });
    expect(await site.missingFiles()).toEqual([]);
  });

  it('goes back several versions, and counts only versions of that package', async () => {
    await promoteVersions('2', '3', '4');
    await site.publishAs(listings('2'));
    await site.promote('remote-listings');
    expect(await rollBack(site.storage, 'remote-checkout', { steps: 2 })).toHaveProperty('live');
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
    // The versions that were skipped do not count again.
    await rollBack(site.storage, 'remote-checkout');
    expect(versions(await site.live())['remote-checkout']).toBe('1.0.0');
  });

  it('goes back to a version that was live, also to one that was rolled back', async () => {
    await promoteVersions('2', '3');
    await rollBack(site.storage, 'remote-checkout', { to: '1.0.0' });
    expect(versions(await site.live())['remote-checkout']).toBe('1.0.0');
    await rollBack(site.storage, 'remote-checkout', { to: '1.0.2' });
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.2', 'remote-listings': '1.0.0' });
  });

  it('lists the versions that there are when it cannot go back that far', async () => {
    await promoteVersions('2', '3');
    await site.publishAs(checkout('4'));
    const refusal = async (target: RollBackTarget) => rollBack(site.storage, 'remote-checkout', target);
    expect(await refusal({ steps: 3 })).toEqual({
      refused: ['remote-checkout@1.0.2 has 2 versions before it, fewer than 3. Roll back to: 1.0.1, 1.0.0'],
    });
    expect(await refusal({ to: '1.0.3' })).toEqual({
      refused: ['remote-checkout@1.0.3 was never live, so it can only be promoted. Roll back to: 1.0.1, 1.0.0'],
    });
    expect(await refusal({ to: '1.0.2' })).toEqual({
      refused: ['remote-checkout@1.0.2 is live already. Roll back to: 1.0.1, 1.0.0'],
    });
  });

  it('is not blocked by a broken release of another team', async () => {
    await promoteVersions('2');
    await breakLive('remote-listings', { needs: { react: '^20.0.0' }, pages: [aPage({ path: '/settings/profile' })] });
    expect(await rollBack(site.storage, 'remote-checkout')).toHaveProperty('live');
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.0' });
  });

  it('refuses without a previous version, and says what to do instead', async () => {
    expect(await rollBack(site.storage, 'remote-checkout')).toEqual({
      refused: [expect.stringContaining('pnpm release withdraw remote-checkout')],
    });
    expect(await rollBack(site.storage, 'remote-x')).toHaveProperty('refused');
  });

  it('returns to a complete build and withdraws remotes that came later', async () => {
    const first = await site.live();
    await site.publishAs({
      ...checkout('1'),
      ...filesOf('1', 'remote-late'),
      pages: [aPage({ path: '/late', page: 'orders' })],
    });
    await site.publishAs(checkout('2'));
    await site.promote('remote-late', 'remote-checkout');
    expect(await rollBackToBuild(site.storage, first.id)).toHaveProperty('live');
    expect(versions(await site.live())).toEqual(versions(first));
    expect(await rollBackToBuild(site.storage, 'no-such-build')).toHaveProperty('refused');
  });
});

it('marks roll-backs as urgent, promotions only when asked to, and nothing that says otherwise', async () => {
  const { storage } = site;
  const first = await site.live();
  expect(first).not.toHaveProperty('urgent');
  await site.publishAs(checkout('2'));
  const promoted = await promote(storage, ['remote-checkout'], { urgent: true });
  const rolledBack = await rollBack(storage, 'remote-checkout');
  expect(await site.live()).toHaveProperty('urgent', true);
  const withdrawn = await withdraw(storage, 'remote-listings');
  const restored = await rollBackToBuild(storage, first.id);
  await site.promote('remote-checkout');
  const later = await rollBack(storage, 'remote-checkout', { urgent: false });
  const isUrgent = (outcome: object) => 'live' in outcome && (outcome as { live: Build }).live.urgent === true;
  expect([promoted, rolledBack, withdrawn, restored, later].map(isUrgent)).toEqual([true, true, false, true, false]);
});

it('(b.80) withdraws a remote', async () => {
  await withdraw(site.storage, 'remote-listings');
  expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.0' });
});

it('prints what is live, what was, and since when', async () => {
  await site.publishAs(checkout('2'));
  await site.promote('remote-checkout');
  const lines = (await status(site.storage)).join('\n');
  expect(lines).toMatch(/remote-checkout +1\.0\.1 +.+ +1\.0\.0 +2 versions/);
  expect(lines).toMatch(/remote-listings +1\.0\.0 +.+ +– +1 version/);
});
