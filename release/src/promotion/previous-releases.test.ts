import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clientBuild } from 'federation/client-build';
import { integrityOf } from 'federation/integrity';
import { readBuild, readPointer } from '../history/read-builds.ts';
import { promote, rollBack, rollBackToBuild, startCanary, withdraw } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout, listings } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
  await site.publishAs(checkout('2'));
  await site.publishAs(listings('2'));
});
afterEach(() => site.remove());

const fileOf = (id: string) => join(site.store, keys.build(id));
const previousIn = async (id: string) => (await readBuild(site.storage, id))?.previousReleases;
const previous = async () => previousIn((await site.live()).id);

/** What a build says of a remote whose previous release is in the build with this id. */
async function placeIn(id: string) {
  return { build: id, integrity: integrityOf(clientBuild(await readFile(fileOf(id)))) };
}

describe('previous releases', () => {
  it('are none in the first build', async () => {
    expect(await previous()).toEqual({});
  });

  it('are in the build that was live before, with the hash of its file as browsers receive it', async () => {
    const first = await site.live();
    await site.promote('remote-checkout@1.0.1');
    expect(await previous()).toEqual({ 'remote-checkout': await placeIn(first.id) });
  });

  it('stay while other remotes change', async () => {
    const first = await site.live();
    await site.promote('remote-checkout@1.0.1');
    const second = await site.live();
    await site.promote('remote-listings@1.0.1');
    expect(await previous()).toEqual({
      'remote-checkout': await placeIn(first.id),
      'remote-listings': await placeIn(second.id),
    });
  });

  it('never are the release that a roll-back has removed', async () => {
    await site.promote('remote-checkout@1.0.1', 'remote-listings@1.0.1');
    const { 'remote-listings': current } = (await previous()) ?? {};
    expect(await rollBack(site.storage, 'remote-checkout')).toHaveProperty('live');
    expect(current).toBeDefined();
    expect(await previous()).toEqual({ 'remote-listings': current });
  });

  it('are missing for a remote that was withdrawn before', async () => {
    expect(await withdraw(site.storage, 'remote-checkout')).toHaveProperty('live');
    await site.promote('remote-checkout@1.0.1');
    expect(await previous()).toEqual({});
  });

  it('of a canary are the live releases, also when another release goes live beside it', async () => {
    const first = await site.live();
    expect(await startCanary(site.storage, ['remote-checkout'], { percent: '5' })).toHaveProperty('live');
    const canary = async () => previousIn((await readPointer(site.storage)).pointer?.canary?.id ?? '');
    expect(await canary()).toEqual({ 'remote-checkout': await placeIn(first.id) });
    await site.promote('remote-listings@1.0.1');
    expect(await previous()).toEqual({ 'remote-listings': await placeIn(first.id) });
    expect(await canary()).toEqual({
      'remote-checkout': await placeIn((await site.live()).id),
      'remote-listings': await placeIn(first.id),
    });
  });

  it('are not copied from a live build whose file was changed', async () => {
    const first = await site.live();
    await site.promote('remote-checkout@1.0.1');
    const changed = await site.live();
    const written = JSON.parse(await readFile(fileOf(changed.id), 'utf8'));
    const forged = { build: first.id, integrity: 'sha384-forged' };
    await writeFile(
      fileOf(changed.id),
      JSON.stringify({ ...written, previousReleases: { 'remote-listings': forged } }),
    );
    expect(await promote(site.storage, ['remote-listings@1.0.1'])).toHaveProperty('refused');
    expect(await rollBackToBuild(site.storage, first.id)).toHaveProperty('live');
    expect(await previous()).toEqual({});
  });
});
