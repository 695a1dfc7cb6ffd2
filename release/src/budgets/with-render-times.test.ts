import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Budgets } from 'federation';
import { integrityOf } from 'federation/integrity';
import { healthToken, type ReleaseHealth, type RenderTime, visitKeyFile } from 'federation/release-health';
import { listBudgets, promote, publish } from '../index.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';

const key = 'k'.repeat(43);
let site: TestSite;
let server: Server;
/** What the gateway has measured. */
let renderTimes: RenderTime[];
beforeEach(async () => {
  renderTimes = [];
  site = await testSite();
  await site.storage.create(visitKeyFile, Buffer.from(key));
  server = createServer((request, response) => {
    const isReader = request.headers.authorization === `Bearer ${healthToken(key)}`;
    const health: ReleaseHealth = { releases: [], renderTimes };
    response.writeHead(isReader ? 200 : 401).end(JSON.stringify(health));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.RELEASE_WATCH_GATEWAYS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  delete process.env.RELEASE_WATCH_GATEWAYS;
  await new Promise((resolve) => server.close(resolve));
  await site.remove();
});

const measured = (medianMs: number, other: Partial<RenderTime> = {}): RenderTime => ({
  name: 'remote-checkout',
  version: '1.0.1',
  file: 'orders.cjs',
  count: 20,
  medianMs,
  ...other,
});

async function publishWith(budgets: Budgets): Promise<void> {
  const module = Buffer.from('exports.Component = () => null;');
  const pages = { orders: { file: 'orders.cjs', integrity: integrityOf(module) } };
  const dist = await aBuiltPackage(site.home, { ...checkout('2'), budgets, server: pages });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'server/orders.cjs'), module);
  expect(await publish(site.storage, dist)).toHaveProperty('version', '1.0.1');
}

it('a promotion rejects a canary whose page took longer to render than its budget, and accepts it within', async () => {
  await publishWith({ bytes: 10_000, requests: 2, pages: { orders: { renderMs: 20 } } });
  renderTimes = [measured(20.04), measured(31)];
  expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
    refused: ['remote-checkout@1.0.1: page "orders" takes 20.04 ms to render on the server, its budget is 20'],
  });
  renderTimes = [measured(20), measured(31)];
  expect((await listBudgets(site.storage, 'remote-checkout@1.0.1')).at(-1)).toMatch(/orders .+ 20 +20$/);
  await site.promote('remote-checkout@1.0.1');
  expect(versions(await site.live())['remote-checkout']).toBe('1.0.1');
});

it('figures of few renderings, of another release and of another page count for nothing', async () => {
  await publishWith({ bytes: 10_000, requests: 2, renderMs: 20 });
  renderTimes = [
    measured(900, { count: 19 }),
    measured(900, { version: '1.0.0' }),
    measured(900, { name: 'remote-listings' }),
    measured(900, { file: 'order.cjs' }),
  ];
  expect((await listBudgets(site.storage, 'remote-checkout@1.0.1')).at(-1)).toMatch(/orders .+ – +20$/);
  await site.promote('remote-checkout@1.0.1');
});

it('a promotion is possible when no gateway responds', async () => {
  await publishWith({ bytes: 10_000, requests: 2, renderMs: 20 });
  process.env.RELEASE_WATCH_GATEWAYS = 'http://127.0.0.1:9';
  await site.promote('remote-checkout@1.0.1');
});
