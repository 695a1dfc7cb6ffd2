import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import { createKeyPair } from 'federation/sign';
import { verifyBuild } from 'federation/signatures';
import { storeBuild, testPublicPem, writeTrustedKeys } from 'federation/testing/store';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { first } from '../testing/releases.ts';

let store: string;
let data: string;
let trustedKeys: string;
let gateway: FastifyInstance;
let log: ReturnType<typeof recordedLog>;
const open = () =>
  createGateway({
    ...gatewayConfig({
      VERANDAH_RELEASES: store,
      VERANDAH_DATA: data,
      RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
      BACKEND_URL: 'http://127.0.0.1:9',
    }),
    logTo: log.logTo,
  });

beforeEach(async () => {
  log = recordedLog();
  store = await mkdtemp(join(tmpdir(), 'signed-store-'));
  data = await mkdtemp(join(tmpdir(), 'signed-data-'));
  await mkdir(join(store, 'assets'));
  trustedKeys = await writeTrustedKeys(data);
  await storeBuild(store, { ...first, id: 'old' });
  await storeBuild(store, { ...first, id: 'good' });
  await point('good');
  gateway = await open();
});
afterEach(async () => {
  await gateway.close();
  await rm(store, { recursive: true });
  await rm(data, { recursive: true });
});

/** Replaces the pointer as a whole, as the release tool does. */
async function point(id: string): Promise<void> {
  await writeFile(join(store, 'builds/next'), JSON.stringify({ id }));
  await rename(join(store, 'builds/next'), join(store, 'builds/latest.json'));
}

const meta = (name: string) => join(store, `builds/meta/${name}.json`);
const nextCheck = () => new Promise((resolve) => setTimeout(resolve, 300));
const liveId = async (of = gateway) => /"buildId":"([^"]+)"/.exec((await of.inject('/search')).body)?.[1];
const visitIn = (body: string) => JSON.parse(/id="visit"(?: nonce="[^"]+")?>(.*)<\/script>/.exec(body)?.[1] ?? '{}');
const changeBuild = async (name: string) => {
  const text = await readFile(meta(name), 'utf8');
  await writeFile(meta(name), text.replace('"title":"Search"', '"title":"Forged"'));
};
const changeRelease = () => writeFile(join(store, 'releases/remote-listings/1.0.0/release.json'), '{}');

/** How an attacker who can write to the store makes a build live without a valid signature. */
const attacks: [string, () => Promise<unknown>, string][] = [
  [
    'has no signature',
    async () => writeFile(meta('new'), JSON.stringify({ ...first, id: 'new' })),
    'it has no signature',
  ],
  [
    'has the signature of another build',
    async () => {
      await writeFile(meta('new'), JSON.stringify({ ...first, id: 'new' }));
      await writeFile(meta('new.dsse'), await readFile(meta('good.dsse')));
    },
    'its signature is that of build good',
  ],
  [
    'was changed after it was signed',
    async () => {
      await storeBuild(store, { ...first, id: 'new' });
      await changeBuild('new');
    },
    'it is not the file that was signed',
  ],
  [
    'has a release whose release.json was changed',
    async () => {
      await storeBuild(store, { ...first, id: 'new' });
      await changeRelease();
    },
    'remote-listings@1.0.0 is not trusted',
  ],
  [
    'has another release than was published',
    async () => {
      const release = await readFile(join(store, 'releases/shell/1.0.0/release.json'));
      const envelope = await readFile(join(store, 'releases/shell/1.0.0/release.dsse.json'));
      await storeBuild(store, { ...first, id: 'new', shell: { ...first.shell, commit: 'other' } });
      await writeFile(join(store, 'releases/shell/1.0.0/release.json'), release);
      await writeFile(join(store, 'releases/shell/1.0.0/release.dsse.json'), envelope);
    },
    'build new has another shell@1.0.0 than was published',
  ],
];

describe('a build that', () => {
  it.each(attacks)('%s is not served: the last good one stays live', async (_how, attack, reason) => {
    expect(await liveId()).toBe('good');
    await attack();
    await point('new');
    await nextCheck();
    expect(await liveId()).toBe('good');
    expect((await gateway.inject('/builds/latest.json')).json().id).toBe('good');
    expect(log.messages).toContainEqual(expect.stringMatching(new RegExp(`${reason}.*build good stays live`)));
    expect((await gateway.inject('/health/ready')).json()).toMatchObject({
      build: 'good',
      problem: expect.stringContaining(reason),
    });
    await storeBuild(store, { ...first, id: 'repaired' });
    await point('repaired');
    await nextCheck();
    expect(await liveId()).toBe('repaired');
    expect((await gateway.inject('/health/ready')).json()).not.toHaveProperty('problem');
  });

  it.each(attacks)('%s keeps a gateway that starts from being ready', async (_how, attack, reason) => {
    await attack();
    await point('new');
    const other = await open();
    expect((await other.inject('/search')).statusCode).toBe(503);
    expect((await other.inject('/builds/latest.json')).statusCode).toBe(404);
    const ready = await other.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { build: null, problem: expect.stringContaining(reason) },
    ]);
    await other.close();
  });

  it('is live stays as it was when its file is changed, also for open tabs', async () => {
    const { buildIntegrity } = visitIn((await gateway.inject('/search')).body);
    const before = (await gateway.inject('/builds/meta/good.json')).body;
    await changeBuild('good');
    await nextCheck();
    expect((await gateway.inject('/builds/meta/good.json')).body).toBe(before);
    expect(visitIn((await gateway.inject('/search')).body)).toMatchObject({ buildId: 'good', buildIntegrity });
  });

  it('is not live and not trusted is not served to browsers', async () => {
    await changeBuild('old');
    expect((await gateway.inject('/builds/meta/old.json')).statusCode).toBe(404);
    expect((await gateway.inject('/builds/meta/old.dsse.json')).statusCode).toBe(404);
    expect(log.messages).toHaveLength(1);
  });
});

describe('an old build', () => {
  it('does not become live again, also after a restart, but what it contained does with a new signature', async () => {
    expect(await liveId()).toBe('good');
    await point('old');
    await nextCheck();
    expect(await liveId()).toBe('good');
    expect(log.messages).toContainEqual(expect.stringMatching(/build old with sequence \d+ is older than build good/));
    const restarted = await open();
    expect((await restarted.inject('/search')).statusCode).toBe(503);
    await restarted.close();

    const rollBack: Build = { ...first, id: 'roll-back', previous: 'good', reason: 'roll-back to build old' };
    await storeBuild(store, rollBack);
    await point('roll-back');
    await nextCheck();
    expect(await liveId()).toBe('roll-back');
  });

  it('does not become live with a copy of the sequence of the live one', async () => {
    expect(await liveId()).toBe('good');
    const { sequence } = JSON.parse(await readFile(join(data, 'highest-build.json'), 'utf8'));
    await storeBuild(store, { ...first, id: 'twin' }, { sequence });
    await point('twin');
    await nextCheck();
    expect(await liveId()).toBe('good');
  });

  it('is served again when it was signed as the newest one, for a store from a backup', async () => {
    expect(await liveId()).toBe('good');
    await point('old');
    await nextCheck();
    await storeBuild(store, { ...first, id: 'old' });
    await nextCheck();
    expect(await liveId()).toBe('old');
  });
});

describe('the trusted keys', () => {
  it('are read again when they change; a key that is removed ends nothing that is live', async () => {
    const other = createKeyPair();
    expect(visitIn((await gateway.inject('/search')).body).trust.keys).toHaveLength(1);
    await writeTrustedKeys(data, [testPublicPem, other.publicPem]);
    await nextCheck();
    expect(visitIn((await gateway.inject('/search')).body).trust.keys).toHaveLength(2);
    await writeTrustedKeys(data, [other.publicPem]);
    await nextCheck();
    expect(await liveId()).toBe('good');
    expect(log.messages).toContainEqual(expect.stringContaining('none of the trusted keys has signed it'));
  });

  it.each([
    ['missing', () => rm(trustedKeys)],
    ['empty', () => writeFile(trustedKeys, '')],
  ])('are required: no build is served while the file is %s at the start', async (_how, damage) => {
    await damage();
    const other = await open();
    expect((await other.inject('/search')).statusCode).toBe(503);
    expect((await other.inject('/health/ready')).json()).toMatchObject({ build: null, problem: expect.any(String) });
    await other.close();
  });
});

it('gives browsers what they need to verify the next build', async () => {
  const { trust } = visitIn((await gateway.inject('/search')).body);
  const build = await gateway.inject('/builds/meta/good.json');
  const signature = await gateway.inject('/builds/meta/good.dsse.json');
  expect(signature.headers['cache-control']).toBe('no-cache');
  const file = { bytes: build.rawPayload, envelope: signature.json() };
  expect(await verifyBuild(file, { id: 'good', form: 'served' }, trust.keys)).toMatchObject({
    facts: { id: 'good', sequence: trust.sequence },
  });
});
