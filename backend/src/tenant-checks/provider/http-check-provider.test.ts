import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { tenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import type { CheckProvider } from './check-provider.ts';
import { createHttpCheckProvider } from './http-check-provider.ts';
import { aCheckRequest } from './testing/a-check-request.ts';
import { type CheckSandboxProcess, startCheckSandbox } from './testing/check-sandbox-process.ts';

type Callback = { headers: Record<string, unknown>; body: Buffer };

let sandbox: CheckSandboxProcess;
let provider: CheckProvider;
const received: Callback[] = [];
let status = 204;
const backend = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await buffer(request) });
  response.writeHead(status).end();
});

beforeAll(async () => {
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  sandbox = await startCheckSandbox({ backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
  provider = createHttpCheckProvider({ ...sandbox, timeoutMs: 1000 });
});
afterAll(async () => {
  await sandbox.stop();
  backend.closeAllConnections();
  await new Promise((closed) => backend.close(closed));
});
afterEach(async () => {
  await sandbox.setFaults({});
  received.length = 0;
  status = 204;
});

const unavailable = { name: 'CheckProviderUnavailable' };
const read = (callback: Callback) => provider.readCallback({ ...callback, now: new Date() });
const callbacksOf = (id: string) => received.filter((callback) => read(callback)?.id === id);

describe('a check at the sandbox', () => {
  it.each(tenantCheckProduct.options)('searches the databases of %s and is complete', async (product) => {
    const request = aCheckRequest('Slow', { product });
    const { id } = await provider.submit(request);
    expect(await provider.find(request.reference)).toMatchObject({ id });
    await sandbox.decide(request.reference, 'listed');
    const { status: now, result } = await provider.read(id);
    expect(now).toBe('complete');
    expect(result?.databases).toEqual(checkCoverage[product].databases.map(({ name }) => name));
    expect(result?.listings).toHaveLength(1);
  });

  it('has a question, and goes on after one answer', async () => {
    const request = aCheckRequest('Query');
    const { id } = await provider.submit(request);
    await sandbox.decide(request.reference, 'question');
    expect((await provider.read(id)).question).toEqual(expect.any(String));
    const answer = { key: '1', text: 'No other name.', documents: request.documents };
    expect(await provider.answer(id, answer)).toMatchObject({ status: 'processing', question: null });
    expect(await provider.answer(id, answer)).toMatchObject({ id });
    const second = provider.answer(id, { ...answer, key: '2' });
    await expect(second).rejects.toMatchObject({ name: 'CheckProviderRejection' });
  });

  it('is cancelled, rejected or unknown as the port says', async () => {
    const { id } = await provider.submit(aCheckRequest('Slow'));
    expect(await provider.cancel(id)).toMatchObject({ status: 'cancelled', result: null });
    const rejected = provider.submit(aCheckRequest('Rejected'));
    await expect(rejected).rejects.toMatchObject({ name: 'CheckProviderRejection' });
    await expect(provider.read('chk_unknown')).rejects.toMatchObject({ name: 'CheckProviderUnknown' });
    expect(await provider.find(aCheckRequest().reference)).toBeNull();
  });

  it('exists once when its first response is lost or too late', async () => {
    const request = aCheckRequest('Slow');
    await sandbox.setFaults({ loseResponses: 1 });
    await expect(provider.submit(request)).rejects.toMatchObject(unavailable);
    await sandbox.setFaults({ responseDelayMs: 1500 });
    await expect(provider.submit(request)).rejects.toMatchObject(unavailable);
    await sandbox.setFaults({});
    const found = await provider.find(request.reference);
    expect((await provider.submit(request)).id).toBe(found?.id);
    expect(await sandbox.requestsOf(request.reference)).toBe(3);
  });

  it('is not accepted while the provider is unavailable', async () => {
    await sandbox.setFaults({ unavailable: true });
    const request = aCheckRequest();
    await expect(provider.submit(request)).rejects.toMatchObject(unavailable);
    await sandbox.setFaults({});
    expect(await provider.find(request.reference)).toBeNull();
  });
});

describe('callbacks', () => {
  it('are signed, and come again until the backend accepts them', async () => {
    status = 503;
    const request = aCheckRequest('Slow');
    const { id } = await provider.submit(request);
    await sandbox.decide(request.reference);
    await until(() => callbacksOf(id).length >= 1);
    status = 204;
    await until(() => callbacksOf(id).length >= 2);
    const [first] = callbacksOf(id);
    expect(first && JSON.parse(first.body.toString())).toEqual({
      id: expect.stringMatching(/^evt_/),
      check: id,
      createdAt: expect.any(String),
    });
  });

  it('are repeated, held back and reversed when a test wants that', async () => {
    await sandbox.setFaults({ webhooksHeld: true });
    const requests = [aCheckRequest('Slow'), aCheckRequest('Slow')];
    const ids: string[] = [];
    for (const request of requests) {
      ids.push((await provider.submit(request)).id);
      await sandbox.decide(request.reference);
    }
    // A callback of an earlier test can still arrive.
    const ours = () => received.map((callback) => read(callback)?.id ?? '').filter((id) => ids.includes(id));
    expect(ours()).toEqual([]);
    await sandbox.setFaults({ webhooksReversed: true, webhookRepeats: 1 });
    await until(() => ours().length === 4);
    expect(ours()).toEqual([ids[1], ids[1], ids[0], ids[0]]);
  });

  it('with another secret are invalid', async () => {
    const request = aCheckRequest('Slow');
    await provider.submit(request);
    await sandbox.decide(request.reference);
    await until(() => received.length > 0);
    const [callback = { headers: {}, body: Buffer.from('') }] = received;
    const stranger = createHttpCheckProvider({ ...sandbox, callbackSecret: 'another_secret_of_a_test' });
    expect(stranger.readCallback({ ...callback, now: new Date() })).toBeNull();
  });
});

it('stores checks and unsent callbacks, so that a crash loses none', async () => {
  await sandbox.setFaults({ webhooksHeld: true });
  const asked = aCheckRequest('Query');
  const running = aCheckRequest();
  const { id } = await provider.submit(asked);
  const { id: runningId } = await provider.submit(running);
  await sandbox.decide(asked.reference, 'question');
  const before = await provider.read(id);
  await sandbox.kill();
  await expect(provider.read(id)).rejects.toMatchObject(unavailable);
  await sandbox.restart();
  expect(await provider.read(id)).toEqual(before);
  await until(() => callbacksOf(id).length > 0);
  await until(async () => (await provider.read(runningId)).status === 'complete');
  expect((await provider.submit(running)).id).toBe(runningId);
}, 20_000);

it('leaves nothing about an applicant in the files of the sandbox', async () => {
  const request = aCheckRequest('Query');
  const { id } = await provider.submit(request);
  await sandbox.decide(request.reference, 'question');
  await provider.answer(id, { key: '1', text: 'Also known as Renée Carlyle.', documents: request.documents });
  const names = await readdir(sandbox.dataFolder, { recursive: true });
  expect(names).toContain(join('tenant-checks', 'tenant-checks.sqlite'));
  const paths = names.filter((name) => /sqlite|json/.test(name)).map((name) => join(sandbox.dataFolder, name));
  const text = (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join();
  expect(text).toContain(request.reference);
  for (const piece of ['Renée', 'Carlyle', 'example.com', '1990-04-23', 'Lygon', 'PA1234567', 'Sample Street', 'AGL'])
    expect(text).not.toContain(piece);
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await condition()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await condition()).toBe(true);
}
