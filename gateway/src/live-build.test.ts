import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { LiveBuilds } from './live-build.ts';
import { gatewaySite } from './testing/gateway-site.ts';
import { first } from './testing/releases.ts';

const { folder, get, goLive, close } = await gatewaySite();
afterAll(close);

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
    const builds = new LiveBuilds(folder, () => now);
    const before = await builds.current();
    await writeFile(join(folder, 'builds/latest.json'), '<html>');
    now += 1_000;
    expect((await builds.current()).build.id).toBe(before.build.id);
    await goLive(first);
  });
});
