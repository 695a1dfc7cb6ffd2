import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { healthToken, type ReleaseHealth, visitKeyFile } from 'federation/release-health';
import {
  auditLog,
  auditLogLines,
  promote,
  readHistory,
  rollBack,
  rollBackToBuild,
  startCanary,
  status,
} from '../index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';
import { releaseSources } from './release-sources.ts';
import { createReleaseCheck, watchReleases } from './watch-releases.ts';
import { watchSettings } from './watch-settings.ts';

let site: TestSite;
let server: Server;
let address: string;
/** What the gateway counted, and what the webhook received. */
let releases: ReleaseHealth['releases'];
let called: unknown[];
let said: string[];
/** The statuses with which the webhook responds first. */
let refusals: number[];

beforeEach(async () => {
  site = await testSite();
  releases = [];
  called = [];
  said = [];
  refusals = [];
  server = createServer(async (request, response) => {
    if (request.url === '/webhook') {
      called.push(await json(request));
      response.writeHead(refusals.shift() ?? 204).end();
      return;
    }
    const key = (await site.storage.read(visitKeyFile))?.bytes.toString() ?? '';
    const isReader = request.headers.authorization === `Bearer ${healthToken(key)}`;
    response.writeHead(isReader ? 200 : 401).end(JSON.stringify({ releases }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.remove();
});

const settings = () =>
  watchSettings({
    RELEASE_WATCH_GATEWAYS: address,
    RELEASE_WEBHOOK_URL: `${address}/webhook`,
    VERANDAH_DATA: site.home,
  });
const newCheck = async ({ gateways, notices } = settings()) =>
  createReleaseCheck(await releaseSources(site.storage, gateways), notices, (line) => said.push(line));
const count = (version: string, visitors: number, failures: number) => ({
  name: 'remote-checkout',
  version,
  visitors,
  failed: Array.from({ length: failures }, (_one, index) => `${index}`),
});
const liveVersion = async () => versions(await site.live())['remote-checkout'];

/** Makes 1.0.1 live, whose owner has an email address, and lets it fail. */
async function failing(support = 'checkout@verandah.example'): Promise<void> {
  const owned = { ...checkout('2'), owner: { team: 'Checkout', support }, budgets: { bytes: 1e6, requests: 99 } };
  await site.publishAs(owned);
  await site.promote('remote-checkout');
  releases = [count('1.0.0', 500, 1), count('1.0.1', 24, 9)];
}

async function mails(): Promise<string[]> {
  const folder = join(site.home, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

describe('a harmful release', () => {
  it('is rolled back, and its owner learns why by mail and webhook, once', async () => {
    await failing();
    const check = await newCheck();
    await check();
    await check();
    expect(await liveVersion()).toBe('1.0.0');
    expect(await site.live()).toMatchObject({ urgent: true, reason: expect.stringContaining('roll-back') });
    const reason = 'failed at 9 of 24 networks, 1.0.0 at 1 of 500';
    expect(called).toEqual([
      expect.objectContaining({
        event: 'release-quarantined',
        release: 'remote-checkout@1.0.1',
        returnedTo: 'remote-checkout@1.0.0',
        reason,
        team: 'Checkout',
        text: expect.stringContaining(`remote-checkout@1.0.1 ${reason}`),
      }),
    ]);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('To: checkout@verandah.example');
    expect(mail).toContain('Subject: remote-checkout@1.0.1 is in quarantine');
    expect(said).toEqual([expect.stringContaining(reason)]);
  });

  it('is in the log and the status with the reason', async () => {
    await failing();
    await (await newCheck())();
    const { builds } = await readHistory(site.storage, (await site.live()).id);
    const [lines = ''] = [auditLogLines(auditLog({ builds })).join('\n')];
    expect(lines).toMatch(/ {2}quarantine {2}by release watch/);
    expect(lines).toContain('reason: quarantine: failed at 9 of 24 networks');
    expect((await status(site.storage)).join('\n')).toMatch(
      /In quarantine.+\n {2}remote-checkout@1\.0\.1 .+ quarantine: failed at 9 of 24 networks/,
    );
  });

  it('goes live again only when an operator lifts the quarantine with a reason', async () => {
    await failing();
    const harmful = (await site.live()).id;
    await (await newCheck())();
    const { storage } = site;
    const target = 'remote-checkout@1.0.1';
    const refused = { refused: [expect.stringContaining(`${target} is in quarantine`)] };
    expect(await promote(storage, [target])).toEqual(refused);
    expect(await rollBack(storage, 'remote-checkout', { to: '1.0.1' })).toEqual(refused);
    expect(await rollBackToBuild(storage, harmful)).toEqual(refused);
    expect(await promote(storage, [target], { liftQuarantine: true, operator: { by: 'Mia' } })).toEqual(refused);
    const operator = { by: 'Mia', reason: 'the reports were false' };
    expect(await promote(storage, [target], { liftQuarantine: true, operator })).toHaveProperty('live');
    expect((await status(storage)).join('\n')).not.toContain('In quarantine');
    await (await newCheck())();
    expect(await liveVersion()).toBe('1.0.1');
    expect(called).toMatchObject([{}, { event: 'release-harmful', leftLive: expect.stringContaining('lifted') }]);
  });

  it('that is a canary is stopped, and the live release stays', async () => {
    const { storage } = site;
    await site.publishAs({ ...checkout('2'), owner: { team: 'Checkout', support: 'checkout@verandah.example' } });
    expect(await startCanary(storage, ['remote-checkout'], { percent: '5' })).toHaveProperty('live');
    const check = await newCheck();
    releases = [count('1.0.0', 500, 1), count('1.0.1', 24, 1)];
    await check();
    expect((await status(storage)).join('\n')).toContain('Canary: build');
    releases = [count('1.0.0', 500, 1), count('1.0.1', 24, 9)];
    await check();
    await check();
    const lines = (await status(storage)).join('\n');
    expect(lines).not.toContain('Canary: build');
    expect(lines).toMatch(/In quarantine.+\n {2}remote-checkout@1\.0\.1 /);
    expect(await liveVersion()).toBe('1.0.0');
    expect(called).toMatchObject([{ event: 'release-quarantined', returnedTo: 'remote-checkout@1.0.0' }]);
    expect(await startCanary(storage, ['remote-checkout@1.0.1'], { percent: '5' })).toEqual({
      refused: [expect.stringContaining('is in quarantine')],
    });
  });

  it('stays live without a release before it, and the owner learns of it once', async () => {
    releases = [count('1.0.0', 24, 9)];
    const check = await newCheck();
    await check();
    await check();
    expect(await liveVersion()).toBe('1.0.0');
    expect(called).toMatchObject([{ event: 'release-harmful', leftLive: 'no version was live before it' }]);
    expect(await mails()).toEqual([]);
  });

  it('is not rolled back when it was replaced meanwhile', async () => {
    await failing();
    expect(await rollBack(site.storage, 'remote-checkout', { from: '1.0.0' })).toEqual({
      refused: ['remote-checkout@1.0.0 is not live any more'],
    });
    expect(await liveVersion()).toBe('1.0.1');
  });

  it('stays live when the counts do not reach the rule', async () => {
    await failing();
    releases = [count('1.0.0', 500, 1), count('1.0.1', 24, 4)];
    await (await newCheck())();
    expect([await liveVersion(), called]).toEqual(['1.0.1', []]);
  });
});

describe('the watch', () => {
  it('acts although the owner cannot be notified, and tries the webhook again', async () => {
    await failing('https://chat.example/checkout');
    refusals = [500];
    const watch = await watchReleases(site.storage, settings(), (line) => said.push(line));
    for (let tries = 0; called.length < 2 && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await watch.stop();
    expect([await liveVersion(), called.length]).toEqual(['1.0.0', 2]);
    expect(await mails()).toEqual([]);
  });

  it('says once that a gateway does not respond, and does not start without a key to sign with', async () => {
    const nowhere = { ...settings(), gateways: ['http://127.0.0.1:9'] };
    const check = await newCheck(nowhere);
    await check();
    await check();
    expect(said).toEqual([expect.stringContaining('http://127.0.0.1:9')]);
    const unsigned = { ...site.storage, signing: { signers: [], trusted: [] } };
    await expect(watchReleases(unsigned, settings(), () => {})).rejects.toThrow('no key to sign with');
  });

  it('says once that the store cannot be read, and goes on when it can', async () => {
    let reads = 0;
    let isDown = false;
    const store: typeof site.storage = {
      ...site.storage,
      read: async (key) => {
        reads += 1;
        if (isDown) throw new Error('the bucket is down');
        return site.storage.read(key);
      },
    };
    const watch = await watchReleases(store, settings(), (line) => said.push(line));
    const untilReads = async (count: number) => {
      for (const end = reads + count; reads < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    isDown = true;
    await untilReads(2);
    isDown = false;
    await untilReads(2);
    await watch.stop();
    expect(said).toEqual([
      'release watch: cannot check the releases in their store: the bucket is down. It tries again every 2 seconds.',
    ]);
  }, 20_000);

  it.each(['localhost:4300', 'ftp://gateway.example'])('refuses the gateway %s', (gateway) => {
    expect(() => watchSettings({ RELEASE_WATCH_GATEWAYS: gateway })).toThrow('RELEASE_WATCH_GATEWAYS');
  });
});
