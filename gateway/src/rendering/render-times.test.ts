import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { healthToken, type ReleaseHealth, visitKeyFile } from 'federation/release-health';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { storeServerModules } from '../testing/server-modules.ts';
import { RenderTimes } from './render-times.ts';

const search = { name: 'remote-a', version: '1.0.0', file: 'search.cjs', integrity: '' };

it('the time of a page is the median of its last 200 renderings, for each version', () => {
  const times = new RenderTimes();
  for (const ms of [900, 3, 1, 2]) times.add(search, ms);
  times.add({ ...search, version: '1.0.1' }, 7);
  expect(times.medians()).toEqual([
    { name: 'remote-a', version: '1.0.1', file: 'search.cjs', count: 1, medianMs: 7 },
    { name: 'remote-a', version: '1.0.0', file: 'search.cjs', count: 4, medianMs: 2 },
  ]);
  for (let rendering = 0; rendering < 200; rendering += 1) times.add(search, 40);
  expect(times.medians()[0]).toMatchObject({ count: 200, medianMs: 40 });
});

it('a gateway tells the release tool the processor time of each page, without what the page waited for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'render-times-'));
  const working = `exports.render = () => {
    const before = process.threadCpuUsage();
    while (process.threadCpuUsage(before).user < 30_000);
    return 'worked';
  };`;
  const waiting = `exports.render = () => new Promise((resolve) => setTimeout(() => resolve('waited'), 1_000));`;
  const live = await storeServerModules(folder, { waiting, working });
  await storeBuild(folder, live);
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: live.id, createdAt: live.createdAt }));
  const key = 'k'.repeat(43);
  await writeFile(join(folder, visitKeyFile), key);
  const trusted = { VERANDAH_RELEASES: folder, RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder) };
  const gateway = await createGateway(gatewayConfig({ ...trusted, BACKEND_URL: 'http://127.0.0.1:9' }));
  try {
    for (const page of ['working', 'waiting'])
      while ((await gateway.inject({ url: `/${page}` })).body.includes('<div id="root"></div>'));
    const headers = { authorization: `Bearer ${healthToken(key)}` };
    const { renderTimes = [] } = (await gateway.inject({ url: '/builds/health', headers })).json<ReleaseHealth>();
    const timeOf = (file: string) => renderTimes.find((one) => one.file === file)?.medianMs;
    expect(renderTimes[0]).toMatchObject({ name: 'remote-a', version: '1.0.0', count: expect.any(Number) });
    expect(timeOf('working.cjs')).toBeGreaterThanOrEqual(30);
    expect(timeOf('waiting.cjs')).toBeLessThan(1_000);
  } finally {
    await gateway.close();
    await rm(folder, { recursive: true });
  }
}, 30_000);
