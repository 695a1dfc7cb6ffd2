import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPage } from 'federation/testing';
import { rollBack, rollBackToBuild, status, withdraw } from '../index.ts';
import { checkout, filesOf, listings } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

describe('roll back', () => {
  it('returns one remote to its previous version and no other', async () => {
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout');
    await site.publishAs(listings('2'));
    await site.promote('remote-listings');
    expect(await rollBack(site.storage, 'remote-checkout')).toHaveProperty('live');
    expect(versions(await site.live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.1' });
    expect(await site.missingFiles()).toEqual([]);
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

it('withdraws a remote', async () => {
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
