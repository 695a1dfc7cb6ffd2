import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../payments/testing/free-port.ts';
import { insertProperty, insertTenancy, type TestBackend, testBackend } from '../testing/index.ts';
import { startServerProcess } from '../testing/start-server-process.ts';

const owner = { id: '90000000-0000-4000-8000-000000000021' };
const clients = 8;

let world: TestBackend;
beforeAll(async () => {
  world = await testBackend({ clock: () => new Date() });
});
afterAll(() => world.close());

type Server = { url: string; process: ChildProcess; isReady: boolean };

it('two backends are restarted one after the other while 8 clients read and write, and no request is lost', async () => {
  const headers = await world.signInAs(owner);
  const { id: propertyId } = await insertProperty(world.database, { ownerId: owner.id });
  const term = { startDate: '2020-01-04', endDate: null, paidTo: null };
  const { id: tenancyId } = await insertTenancy(world.database, { ownerId: owner.id, propertyId, ...term });
  const servers = [await start(await freePort()), await start(await freePort())];
  const balancer = balance(servers);
  const failures: string[] = [];
  const counts = { read: 0, written: 0 };
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const ready = servers.filter(({ isReady }) => isReady);
      const url = ready[(counts.read + counts.written) % ready.length]?.url ?? 'none';
      try {
        const read = await fetch(`${url}/api/properties`, { headers });
        if (read.status === 200) counts.read += 1;
        else failures.push(`read: ${read.status}`);
        await read.arrayBuffer();
        const written = await fetch(`${url}/api/tenancies/${tenancyId}/receipts`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify({ kind: 'rentReceipt', date: '2026-11-20', note: '', amount: '1.00' }),
        });
        if (written.status < 300) counts.written += 1;
        else failures.push(`write: ${written.status} ${await written.text()}`);
        await written.arrayBuffer().catch(() => {});
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
      }
    }
  };
  const load = Array.from({ length: clients }, client);
  const exits: unknown[] = [];
  for (const server of servers) {
    await wait(2_000);
    server.process.kill('SIGTERM');
    exits.push((await once(server.process, 'exit'))[0]);
    Object.assign(server, await start(Number(new URL(server.url).port)));
  }
  await wait(2_000);
  isOver = true;
  await Promise.all(load);
  balancer.stop();
  for (const { process } of servers) process.kill('SIGKILL');
  console.log(`${counts.read} reads and ${counts.written} writes while both backends were restarted.`);
  expect(failures).toEqual([]);
  expect(exits).toEqual([0, 0]);
  expect(counts.written).toBeGreaterThan(100);
});

async function start(port: number): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATABASE_URL: world.url,
    VERANDAH_DATA: world.config.dataFolder,
    FILE_STORAGE: join(world.config.dataFolder, 'files'),
    WORKER: 'separate',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '3',
  };
  return { url, process: await startServerProcess(environment, url), isReady: true };
}

/** Asks each server every 200 ms whether it is ready, as a load balancer does. */
function balance(servers: Server[]) {
  const timer = setInterval(async () => {
    for (const server of servers)
      server.isReady = await fetch(`${server.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
  }, 200);
  return { stop: () => clearInterval(timer) };
}
