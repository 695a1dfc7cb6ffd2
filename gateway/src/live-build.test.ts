import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { writeTrustedKeys } from 'federation/testing/store';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { LiveBuilds } from './live-build.ts';
import { TrustedStore } from './signatures/trusted-store.ts';
import { gatewaySite } from './testing/gateway-site.ts';
import { recordedLog } from './testing/recorded-log.ts';
import { first } from './testing/releases.ts';

const { folder, trustedKeys, get, goLive, close } = await gatewaySite();
const log = recordedLog();
const config = gatewayConfig({ VERANDAH_RELEASES: folder, RELEASE_TRUSTED_KEYS_FILE: trustedKeys });
const liveBuilds = (now: () => number) => new LiveBuilds(config, new TrustedStore(config), log, now);
afterAll(close);

beforeEach(() => {
  log.messages.length = 0;
});

describe('the gateway', () => {
  it('serves a new build within a second, without a restart', async () => {
    await goLive({ ...first, id: 'build-2', previous: 'build-1' });
    const deadline = performance.now() + 1_000;
    let live = '';
    while (live !== 'build-2' && performance.now() < deadline) {
      live = /"buildId":"([^"]+)"/.exec((await get('/search')).body)?.[1] ?? '';
    }
    expect(live).toBe('build-2');
  });

  it('serves the last good build when the pointer is broken', async () => {
    let now = 0;
    const builds = liveBuilds(() => now);
    const before = await builds.current();
    await writeFile(join(folder, 'builds/latest.json'), '<html>');
    now += 1_000;
    expect((await builds.current()).build.id).toBe(before.build.id);
    await goLive(first);
  });

  it.each([
    ['is not JSON', '<html>'],
    ['is empty', '{}'],
    ['has another id than its file', JSON.stringify(first)],
  ])('(b.21) keeps the last good build when the table of the new one %s, and logs it once', async (_why, table) => {
    let now = 0;
    const builds = liveBuilds(() => now);
    const before = await builds.current();
    await writeFile(join(folder, 'builds/meta/build-9.json'), table);
    await writeFile(join(folder, 'builds/latest.json'), '{"id":"build-9"}');
    for (let check = 0; check < 3; check += 1) {
      now += 1_000;
      expect((await builds.current()).build.id).toBe(before.build.id);
    }
    expect(log.messages).toHaveLength(1);
    expect(log.messages).toContainEqual(expect.stringMatching(/reference [0-9A-F]{8}\).*build .+ stays live$/s));
    await goLive(first);
  });

  it('(b.21) names the damaged table and a reference when there is no good build', async () => {
    const { gateway, remove } = await gatewayWithLatest('{"id":"lost"}');
    const { statusCode, body } = await gateway.inject('/search');
    expect(statusCode).toBe(503);
    const [, reference] = /damaged.* Reference ([0-9A-F]{8})\n$/.exec(body) ?? [];
    expect(log.messages).toContainEqual(expect.stringContaining(`reference ${reference}): Error: ENOENT`));
    await remove();
  });

  it('says that the site is being prepared before the first promotion', async () => {
    const { gateway, remove } = await gatewayWithLatest(null);
    expect((await gateway.inject('/search')).body).toContain('being prepared');
    expect(log.messages).toEqual([]);
    await remove();
  });
});

async function gatewayWithLatest(pointer: string | null) {
  const store = await mkdtemp(join(tmpdir(), 'gateway-empty-'));
  await mkdir(join(store, 'assets'));
  await mkdir(join(store, 'builds'));
  if (pointer !== null) await writeFile(join(store, 'builds/latest.json'), pointer);
  const environment = {
    VERANDAH_RELEASES: store,
    BACKEND_URL: 'http://127.0.0.1:9',
    RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(store),
  };
  const gateway = await createGateway({ ...gatewayConfig(environment), logTo: log.logTo });
  const remove = async () => {
    await gateway.close();
    await rm(store, { recursive: true });
  };
  return { gateway, remove };
}
