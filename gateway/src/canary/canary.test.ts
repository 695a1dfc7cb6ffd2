import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Build } from 'federation';
import { storeBuild } from 'federation/testing/store';
import { gatewayConfig } from '../config.ts';
import { LiveBuilds } from '../live-build.ts';
import { TrustedStore } from '../signatures/trusted-store.ts';
import { gatewaySite } from '../testing/gateway-site.ts';
import { first, listings } from '../testing/releases.ts';
import { bucketCount } from './bucket-cookie.ts';
import { VisitorBuilds } from './visitor-builds.ts';

const site = await gatewaySite();
afterAll(site.close);

const { log } = site;
beforeEach(async () => {
  log.messages.length = 0;
  await storeBuild(site.folder, live);
  await storeBuild(site.folder, canary);
  await run(50);
});

const live: Build = { ...first, id: 'live' };
const canary: Build = {
  ...first,
  id: 'canary',
  previous: 'live',
  canary: ['remote-listings@1.0.1'],
  remotes: { 'remote-listings': { ...listings, version: '1.0.1' } },
};

const start = Date.UTC(2026, 0, 1);
const stepsOf = (...percents: number[]) =>
  percents.map((percent, index) => ({ percent, from: new Date(start + index * 3_600_000).toISOString() }));

/** Replaces the pointer as a whole, as the release tool does, and waits until a gateway has read it. */
async function point(pointer: object): Promise<void> {
  await writeFile(join(site.folder, 'builds/next'), JSON.stringify(pointer));
  await rename(join(site.folder, 'builds/next'), join(site.folder, 'builds/latest.json'));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const run = (percent: number, canaryId = 'canary', liveId = 'live') =>
  point({ id: liveId, canary: { id: canaryId, steps: stepsOf(percent) } });
const stop = () => point({ id: 'live' });
const inGroup = (bucket: number | string) => ({ cookie: `verandah-group=${bucket}` });

async function documentOf(headers: Record<string, string> = {}, path = '/search') {
  const response = await site.get(path, headers);
  return { ...response, buildId: /"buildId":"([^"]+)"/.exec(response.body)?.[1] };
}

describe('while a canary runs, a document', () => {
  it('is of the canary for the groups below its share, and of the live build for the others', async () => {
    const [below, above] = [await documentOf(inGroup(49)), await documentOf(inGroup(50))];
    expect([below.buildId, above.buildId]).toEqual(['canary', 'live']);
    expect(below.body).toContain('"version":"1.0.1"');
    expect(above.body).not.toContain('1.0.1');
    expect([below.headers['set-cookie'], above.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it('gives a new visitor a group, which decides from the first document on', async () => {
    for (const cookie of ['', 'verandah-group=100', 'verandah-group=-1']) {
      const { buildId, headers } = await documentOf({ cookie });
      const [, bucket = ''] =
        /^verandah-group=(\d+); Path=\/; Max-Age=2592000;/.exec(String(headers['set-cookie'])) ?? [];
      expect(buildId).toBe(Number(bucket) < 50 ? 'canary' : 'live');
      expect((await documentOf(inGroup(bucket))).buildId).toBe(buildId);
    }
  });

  it('is in no shared cache', async () => {
    const cacheOf = async (path: string) => (await documentOf(inGroup(1), path)).headers['cache-control'];
    expect(await cacheOf('/search')).toBe('private, no-cache');
    expect(await cacheOf('/properties/1/listings')).toBe('no-store');
    expect(await cacheOf('/offers/secret')).toBe('no-store');
  });
});

it('without a canary nothing is chosen: no cookie, and the headers and the build of every visitor', async () => {
  await stop();
  for (const headers of [{}, inGroup(0)]) {
    const { buildId, headers: sent } = await documentOf(headers);
    expect([buildId, sent['set-cookie'], sent['cache-control']]).toEqual(['live', undefined, 'no-cache']);
    expect(sent.vary).toBe('accept-encoding');
  }
  expect((await site.get('/builds/latest.json')).headers['cache-control']).toBe('no-cache');
});

it('each tab learns of the build of its visitor, and can load both', async () => {
  const latest = async (headers: Record<string, string>) => {
    const response = await site.get('/builds/latest.json', headers);
    return [response.json().id, response.headers['cache-control']];
  };
  expect(await latest(inGroup(49))).toEqual(['canary', 'no-store']);
  expect(await latest(inGroup(50))).toEqual(['live', 'no-store']);
  expect(await latest({})).toEqual(['live', 'no-store']);
  for (const id of ['canary', 'live']) {
    expect((await site.get(`/builds/meta/${id}.json`)).json().id).toBe(id);
    expect((await site.get(`/builds/meta/${id}.dsse.json`)).statusCode).toBe(200);
  }
});

describe('a canary is refused, and everyone gets the live build, when it', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['is a build for everyone', () => storeBuild(site.folder, { ...first, id: 'other' }), 'it is none'],
    [
      'is older than the live build',
      async () => {
        await storeBuild(site.folder, { ...canary, id: 'other' });
        await storeBuild(site.folder, { ...first, id: 'next' });
        return 'next';
      },
      'older than the live build',
    ],
    [
      'was changed after it was signed',
      async () => {
        await storeBuild(site.folder, { ...canary, id: 'other' });
        const file = join(site.folder, 'builds/meta/other.json');
        await writeFile(file, (await readFile(file, 'utf8')).replace('"title":"Search"', '"title":"Forged"'));
      },
      'it is not the file that was signed',
    ],
  ])('%s', async (_why, attack, reason) => {
    const liveId = String((await attack()) ?? 'live');
    await run(100, 'other', liveId);
    expect((await documentOf(inGroup(0))).buildId).toBe(liveId);
    expect(log.messages).toHaveLength(1);
    expect(log.messages).toContainEqual(expect.stringMatching(new RegExp(`${reason}.*build ${liveId} stays live`)));
    expect((await site.get('/health/ready')).json()).toMatchObject({ problem: expect.stringContaining(reason) });
    await storeBuild(site.folder, live);
    await storeBuild(site.folder, canary);
    await run(100);
    expect((await documentOf(inGroup(0))).buildId).toBe('canary');
  });
});

describe('the groups', () => {
  const config = gatewayConfig({ VERANDAH_RELEASES: site.folder, RELEASE_TRUSTED_KEYS_FILE: site.trustedKeys });
  const builds = () => new LiveBuilds(config, new TrustedStore(config), log);
  const request = (cookie = '') => ({ headers: { cookie } }) as FastifyRequest;

  it('have exactly the share of the canary, and no group leaves it when it widens by the clock', async () => {
    await point({ id: 'live', canary: { id: 'canary', steps: stepsOf(5, 25, 100) } });
    let next = 0;
    let now = start;
    const visitors = new VisitorBuilds(builds(), config, { now: () => now, bucket: () => next++ });
    const share = async () => {
      const ids = new Map<string, string>();
      for (let group = 0; group < bucketCount; group += 1) {
        const cookie = `verandah-group=${group}`;
        ids.set(cookie, (await visitors.of(request(cookie)).current()).build.id);
      }
      return [...ids].flatMap(([cookie, id]) => (id === 'canary' ? [cookie] : []));
    };
    const shares = [await share()];
    for (const hours of [1, 2]) {
      now = start + hours * 3_600_000;
      shares.push(await share());
    }
    expect(shares.map(({ length }) => length)).toEqual([5, 25, 100]);
    expect(shares[1]).toEqual(expect.arrayContaining(shares[0] ?? []));

    now = start;
    const assigned = await Promise.all(Array.from({ length: bucketCount }, () => visitors.assign(request())));
    expect(assigned.filter((one) => one?.live.build.id === 'canary')).toHaveLength(5);
    expect(new Set(assigned.map((one) => one?.setCookie)).size).toBe(bucketCount);
  });

  it('are chosen at random', async () => {
    const visitors = new VisitorBuilds(builds(), config);
    const assigned = await Promise.all(Array.from({ length: 200 }, () => visitors.assign(request())));
    const groups = assigned.map((one) => Number(/group=(\d+);/.exec(one?.setCookie ?? '')?.[1]));
    expect(groups.every((group) => group >= 0 && group < bucketCount)).toBe(true);
    expect(new Set(groups).size).toBeGreaterThan(20);
  });
});
