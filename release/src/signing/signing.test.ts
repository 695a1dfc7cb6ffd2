import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keysIn } from 'storage';
import {
  createSigningKey,
  listKeys,
  openStore,
  ownSigning,
  promote,
  publish,
  readSigning,
  rollBack,
  rollBackToBuild,
  signStore,
  withdraw,
} from '../index.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';
import { type ReleaseStore, verifyStoredBuild } from './release-store.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const factsOfLive = async (store: ReleaseStore = site.storage) => verifyStoredBuild(store, (await site.live()).id);
const sequenceOfLive = async () => {
  const verified = await factsOfLive();
  return 'facts' in verified ? verified.facts.sequence : verified.problem;
};
const change = async (key: string, from: string, to: string) => {
  const text = await readFile(join(site.store, key), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(site.store, key), text.replace(from, to));
};

describe('the signature of a build', () => {
  it('says what was intended, and has a higher sequence than the build before, also when the clock was set back', async () => {
    const first = await sequenceOfLive();
    await site.publishAs(checkout('2'));
    await promote(site.storage, ['remote-checkout'], { clock: () => new Date('2020-01-01') });
    expect(await factsOfLive()).toMatchObject({ facts: { kind: 'promote', sequence: Number(first) + 1 } });
    await rollBack(site.storage, 'remote-checkout');
    expect(await factsOfLive()).toMatchObject({ facts: { kind: 'roll-back' } });
    expect(Number(await sequenceOfLive())).toBeGreaterThan(Number(first) + 1);
    await withdraw(site.storage, 'remote-listings');
    expect(await factsOfLive()).toMatchObject({ facts: { kind: 'withdraw' } });
  });

  it.each([
    ['changed', async (id: string) => change(keys.build(id), '"version":"1.0.0"', '"version":"9.9.9"')],
    ['unsigned', async (id: string) => rm(join(site.store, keys.buildEnvelope(id)))],
  ])(
    'is not continued from a live build that is %s; a build of before can be made live again',
    async (_how, damage) => {
      const before = await site.live();
      await site.publishAs(checkout('2'));
      await site.promote('remote-checkout');
      const { id } = await site.live();
      await damage(id);
      for (const refused of [
        await promote(site.storage, ['remote-checkout']),
        await rollBack(site.storage, 'remote-checkout'),
        await withdraw(site.storage, 'remote-checkout'),
        await rollBackToBuild(site.storage, id),
      ])
        expect(refused).toMatchObject({ refused: [expect.stringContaining('is not trusted')] });
      expect((await site.live()).id).toBe(id);
      expect(await rollBackToBuild(site.storage, before.id)).toHaveProperty('live');
      expect(versions(await site.live())).toEqual(versions(before));
      expect(await factsOfLive()).toMatchObject({ facts: { kind: 'roll-back' } });
    },
  );
});

it('a build of before with the same versions can replace a live build that was changed', async () => {
  const first = await site.live();
  await site.publishAs(checkout('2'));
  await site.promote('remote-checkout');
  await rollBack(site.storage, 'remote-checkout');
  await change(keys.build((await site.live()).id), '"Orders"', '"Others"');
  expect(await rollBackToBuild(site.storage, first.id)).toHaveProperty('live');
  expect((await site.live()).remotes).toEqual(first.remotes);
});

describe('the signature of a release', () => {
  it.each([
    [
      'its release.json was changed',
      () => change(keys.release('remote-checkout', '1.0.1'), '"Orders"', '"Others"'),
      'it is not the file that was signed',
    ],
    [
      'its signature is missing',
      () => rm(join(site.store, keys.releaseEnvelope('remote-checkout', '1.0.1'))),
      'it has no signature',
    ],
    [
      'it has the signature of another version',
      () =>
        rename(
          join(site.store, keys.releaseEnvelope('remote-checkout', '1.0.0')),
          join(site.store, keys.releaseEnvelope('remote-checkout', '1.0.1')),
        ),
      'its signature is that of remote-checkout@1.0.0',
    ],
  ])('is required to go live: rejects a release when %s', async (_why, damage, problem) => {
    const before = await site.live();
    await site.publishAs(checkout('2'));
    await damage();
    expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [`remote-checkout@1.0.1 has a release.json that is not trusted: ${problem}`],
    });
    expect(await site.live()).toEqual(before);
  });
});

describe('the keys', () => {
  it('are created by the first start: only the owner can read the private one', async () => {
    expect((await stat(site.files.signing)).mode & 0o777).toBe(0o600);
    const lines = (await listKeys(site.storage, site.files)).join('\n');
    expect(lines).toMatch(/[0-9a-f]{64} +signs +trusted/);
    expect(lines).toContain('signed by a trusted key');
  });

  it('must be there, and trusted, to publish and to promote', async () => {
    const [signer] = site.storage.signing.signers;
    for (const [signing, reason] of [
      [{ signers: [], trusted: [] }, 'There is no key to sign with'],
      [{ ...site.storage.signing, trusted: [] }, `The key ${signer?.keyid} is not trusted`],
    ] as const) {
      const store = openStore(site.store, signing);
      const dist = await aBuiltPackage(site.home, checkout('2'));
      expect(await publish(store, dist)).toEqual({ refused: expect.stringContaining(reason) });
      expect(await promote(store, ['remote-checkout'])).toEqual({ refused: [expect.stringContaining(reason)] });
    }
  });

  it('can be replaced: both sign for a while, then the old one is removed, also for roll-backs', async () => {
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout');
    const sequence = await sequenceOfLive();
    const { files } = site;
    const oldPublic = await readFile(files.trusted, 'utf8');
    const newKey = join(site.home, 'new-key.pem');
    const newPublic = await createSigningKey(newKey);
    await expect(createSigningKey(newKey)).rejects.toThrow('exists already');

    await writeFile(files.trusted, oldPublic + newPublic);
    await writeFile(files.signing, (await readFile(files.signing, 'utf8')) + (await readFile(newKey, 'utf8')));
    const both = openStore(site.store, await readSigning(files));
    expect(await signStore(both)).toEqual({ releases: 4, builds: 2, problems: [] });
    expect(await sequenceOfLive()).toBe(sequence);
    expect(await factsOfLive()).toHaveProperty('facts');

    await writeFile(files.trusted, newPublic);
    await rename(newKey, files.signing);
    const after = openStore(site.store, await readSigning(files));
    expect(await factsOfLive(after)).toHaveProperty('facts');
    expect(await rollBack(after, 'remote-checkout')).toHaveProperty('live');
    expect(await factsOfLive()).toHaveProperty('problem', 'none of the trusted keys has signed it');
  });
});

describe('signing again', () => {
  it('does not sign what was changed, forged or never signed', async () => {
    const { id } = await site.live();
    await change(keys.release('remote-checkout', '1.0.0'), '"Orders"', '"Others"');
    await rm(join(site.store, keys.buildEnvelope(id)));
    const problems = [
      'releases/remote-checkout/1.0.0/release.json: it is not the file that was signed',
      `builds/meta/${id}.json: it has no signature`,
    ];
    expect(await signStore(site.storage)).toEqual({ releases: 2, builds: 0, problems });
    expect(await factsOfLive()).toHaveProperty('isUnsigned', true);
    expect(await signStore(site.storage, { unsigned: true })).toMatchObject({
      builds: 1,
      problems: problems.slice(0, 1),
    });
  });

  it('gives the live build of a restored store a new sequence', async () => {
    const before = Number(await sequenceOfLive());
    await new Promise((resolve) => setTimeout(resolve, 5));
    await signStore(site.storage, { restored: true });
    expect(Number(await sequenceOfLive())).toBeGreaterThan(before);
  });
});

describe('a store from before signatures', () => {
  const removeSignatures = async () => {
    for (const prefix of ['releases/', 'builds/'])
      for (const key of await keysIn(site.storage, prefix))
        if (key.endsWith('.dsse.json')) await rm(join(site.store, key));
  };
  const said: string[] = [];
  const start = () => ownSigning(site.store, site.files, (line) => said.push(line));

  it('is signed by the first start, which says so, and never by a later one', async () => {
    await removeSignatures();
    await rm(site.files.signing);
    await rm(site.files.trusted);
    const store = openStore(site.store, await start());
    expect(said.at(-1)).toBe('signed 3 releases and 1 builds, which had no signatures');
    expect(await factsOfLive(store)).toHaveProperty('facts');
    await removeSignatures();
    await start();
    expect(await factsOfLive(store)).toHaveProperty('isUnsigned', true);
  });

  it('is signed completely when the first start was interrupted', async () => {
    await rm(join(site.store, keys.buildEnvelope((await site.live()).id)));
    await rm(site.files.trusted);
    expect(await factsOfLive(openStore(site.store, await start()))).toHaveProperty('facts');
  });
});
