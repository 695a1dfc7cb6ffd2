import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type OperatedReleases, operatedReleases, operatedReleasesPath } from 'shared-contract/operations/releases';
import { promote, readPointer, rollBack, startCanary } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout, listings } from '../testing/releases.ts';
import { type TestGateway, testGateway } from '../testing/test-gateway.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const operator = { by: 'Mia Chen', ciRun: 'https://ci.example/runs/7', reason: 'shorter checkout' };
const owner = { team: 'Checkout', support: 'checkout@verandah.example' };

let site: TestSite;
let gateways: TestGateway[];
let service: TestService | undefined;
beforeEach(async () => {
  site = await testSite();
  gateways = [await testGateway(site.storage), await testGateway(site.storage)];
  service = undefined;
});
afterEach(async () => {
  await service?.stop();
  for (const one of gateways) await one.close();
  await site.remove();
});

/** Reads the reply, and checks that it has what the contract says, and no more. */
async function read(urls = gateways.map(({ url }) => url)): Promise<OperatedReleases> {
  service ??= await testService(site.storage, urls);
  const response = await service.send('/releases');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const body = { '@id': operatedReleasesPath, '@type': 'OperatedReleases', ...(await response.json()) };
  const parsed = operatedReleases.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

const release = ({ releases }: OperatedReleases, name: string) => releases.find((one) => one.name === name);
const count = (version: string, visitors: number, ...failed: string[]) => ({
  name: 'remote-checkout',
  version,
  visitors,
  failed,
});

describe('the live releases', () => {
  it('are the shell, then the remotes by name, each with its history and its owner', async () => {
    await site.publishAs({ ...checkout('2'), commit: 'c0ffee0123456789', owner } as ReturnType<typeof checkout>);
    await promote(site.storage, ['remote-checkout'], { operator, clock: () => new Date('2026-02-01T00:00:00.000Z') });
    await site.publishAs(listings('2'));
    await site.promote('remote-listings');
    const reply = await read();
    expect(reply.build).toBe((await site.live()).id);
    expect(reply.releases.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'shell@1.0.0',
      'remote-checkout@1.0.1',
      'remote-listings@1.0.1',
    ]);
    expect(release(reply, 'remote-checkout')).toEqual({
      name: 'remote-checkout',
      version: '1.0.1',
      commit: 'c0ffee0123456789',
      since: '2026-02-01T00:00:00.000Z',
      by: 'Mia Chen',
      ciRun: 'https://ci.example/runs/7',
      owner,
      before: ['1.0.0'],
      opened: 0,
      failed: 0,
      renderTimes: [],
    });
    expect(release(reply, 'shell')).toMatchObject({ owner: null, before: [], commit: 'abc' });
    expect(reply).toMatchObject({ canary: null, quarantines: [], problems: [] });
  });

  it('list the last ten versions to return to', async () => {
    for (let version = 2; version <= 13; version += 1) {
      await site.publishAs(checkout(String(version)));
      await site.promote('remote-checkout');
    }
    const { before = [] } = release(await read(), 'remote-checkout') ?? {};
    expect([before.length, before[0], before.at(-1)]).toEqual([10, '1.0.11', '1.0.2']);
  });

  it('are none before the first promotion', async () => {
    await rm(join(site.store, keys.latest));
    expect(await read()).toMatchObject({ build: null, releases: [], canary: null, log: [], problems: [] });
  });
});

describe('what the gateways counted', () => {
  it('is added up, and a network that failed at two gateways counts once', async () => {
    gateways[0]?.health.releases.push(count('1.0.0', 30, 'a', 'b'), count('0.9.0', 7, 'x'));
    gateways[1]?.health.releases.push(count('1.0.0', 12, 'b', 'c'));
    const reply = await read();
    expect(release(reply, 'remote-checkout')).toMatchObject({ opened: 42, failed: 3 });
    expect(release(reply, 'remote-listings')).toMatchObject({ opened: 0, failed: 0 });
  });

  it('has the render times of the live version by page, from the fastest gateway', async () => {
    const server = { orders: { file: 'orders.8.cjs', integrity: `sha384-${'A'.repeat(64)}` } };
    await writeFile(join(site.store, keys.build((await site.live()).id)), JSON.stringify(await withServer(server)));
    const measured = { name: 'remote-checkout', version: '1.0.0', file: 'orders.8.cjs', medianMs: 12.5, count: 20 };
    gateways[0]?.health.renderTimes?.push(measured, { ...measured, file: 'other.cjs', count: 1, medianMs: 2 });
    gateways[0]?.health.renderTimes?.push({ ...measured, version: '0.9.0' }, { ...measured, name: 'remote-listings' });
    gateways[1]?.health.renderTimes?.push({ ...measured, medianMs: 8, count: 5 });
    expect(release(await read(), 'remote-checkout')?.renderTimes).toEqual([
      { page: 'orders', medianMs: 8, count: 25 },
      { page: 'other.cjs', medianMs: 2, count: 1 },
    ]);
  });

  it('is missing from a gateway that does not respond, with the reason', async () => {
    gateways[0]?.health.releases.push(count('1.0.0', 30, 'a'));
    const reply = await read([gateways[0]?.url ?? '', 'http://127.0.0.1:9']);
    expect(reply.problems).toEqual([expect.stringMatching(/^A gateway could not be read.+http:\/\/127\.0\.0\.1:9: /)]);
    expect(release(reply, 'remote-checkout')).toMatchObject({ opened: 30, failed: 1 });
  });
});

describe('a canary', () => {
  it('has its share, its steps and the version that everyone else gets', async () => {
    await site.publishAs(checkout('2'));
    const widening = { percent: '5', widen: '25', every: '1h' };
    await startCanary(site.storage, ['remote-checkout'], { ...widening, operator: { by: 'Mia Chen' } });
    gateways[0]?.health.releases.push(count('1.0.1', 9, 'a', 'b'));
    const reply = await read();
    expect(reply.canary).toMatchObject({
      releases: [{ release: 'remote-checkout@1.0.1', opened: 9, failed: 2 }],
      percent: 5,
      steps: [
        { percent: 5, by: 'Mia Chen' },
        { percent: 25, by: 'Mia Chen' },
      ],
      problem: null,
    });
    expect(reply.build).toBe((await site.live()).id);
    expect(release(reply, 'remote-checkout')).toMatchObject({ version: '1.0.0', before: [] });
    expect(reply.log.map(({ kind, percent }) => [kind, percent])).toEqual([
      ['canary', 5],
      ['promote', null],
    ]);
  });

  it('that gateways refuse has the reason, and the live releases are shown', async () => {
    await site.publishAs(checkout('2'));
    await startCanary(site.storage, ['remote-checkout'], { percent: '5' });
    const id = await canaryId();
    await rm(join(site.store, keys.buildEnvelope(id)));
    const reply = await read();
    expect(reply.canary?.problem).toContain(`build ${id} is not trusted`);
    expect(reply.releases).toHaveLength(3);
  });

  it('whose file is missing does not hide the log', async () => {
    await site.publishAs(checkout('2'));
    await startCanary(site.storage, ['remote-checkout'], { percent: '5' });
    const id = await canaryId();
    await rm(join(site.store, keys.build(id)));
    const reply = await read();
    expect(reply.log.map(({ kind }) => kind)).toEqual(['promote']);
    expect(reply.canary).toMatchObject({ releases: [], problem: expect.stringContaining('it is missing') });
    expect(reply.problems).toEqual([expect.stringContaining(`builds/meta/${id}.json is missing`)]);
  });
});

describe('the log', () => {
  it('has the last fifty changes, newest first, with who made them and why', async () => {
    await site.publishAs(checkout('2'));
    await promote(site.storage, ['remote-checkout'], { operator });
    await rollBack(site.storage, 'remote-checkout', { operator: { by: 'Sam Roy' } });
    const { log } = await read();
    expect(log.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'roll-back Sam Roy',
      'promote Mia Chen',
      expect.stringContaining('promote '),
    ]);
    expect(log[1]).toMatchObject({
      reason: 'shorter checkout',
      ciRun: 'https://ci.example/runs/7',
      changes: [{ name: 'remote-checkout', from: '1.0.0', to: '1.0.1' }],
    });
    for (let changes = 0; changes < 49; changes += 1) await rollBackAndForth(changes % 2 === 0 ? '1.0.1' : '1.0.0');
    expect((await read()).log).toHaveLength(50);
  });

  it('says when the chain of builds is broken, also after it was read once', async () => {
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout');
    const first = (await read()).log.at(-1)?.build ?? '';
    await site.publishAs(checkout('3'));
    await rm(join(site.store, keys.build(first)));
    await site.promote('remote-checkout');
    const reply = await read();
    expect(reply.problems).toEqual([expect.stringContaining(`The history is broken: builds/meta/${first}.json`)]);
    expect(reply.log.at(-1)?.changes).toBeNull();
    expect(reply.releases).toHaveLength(3);
  });
});

it('lists a quarantine until an operator lifts it', async () => {
  await site.publishAs(checkout('2'));
  await site.promote('remote-checkout');
  const target = 'remote-checkout@1.0.1';
  const watch = { by: 'release watch', reason: 'quarantine: failed at 9 of 24 networks', quarantined: target };
  await rollBack(site.storage, 'remote-checkout', { operator: watch });
  const reply = await read();
  expect(reply.quarantines).toEqual([{ release: target, at: expect.any(String), reason: watch.reason }]);
  expect(reply.log[0]).toMatchObject({ kind: 'quarantine', by: 'release watch' });
  await promote(site.storage, [target], { operator, liftQuarantine: true });
  expect((await read()).quarantines).toEqual([]);
});

it('a live build that was changed in the store is a problem, and is still shown', async () => {
  const file = join(site.store, keys.build((await site.live()).id));
  await writeFile(file, JSON.stringify({ ...(await withServer({})), extra: true }));
  const reply = await read();
  expect(reply.problems).toEqual([expect.stringMatching(/^The live build .+ is not trusted: /)]);
  expect(reply.releases).toHaveLength(3);
  await writeFile(file, '{"id":');
  const damaged = await read();
  expect(damaged.problems[0]).toMatch(/^The live build .+ cannot be read: /);
  expect(damaged.releases).toEqual([]);
});

/** Returns the live build with these server modules of remote-checkout. Its signature does not fit any more. */
async function withServer(server: object) {
  const stored = await site.storage.read(keys.build((await site.live()).id));
  const build = JSON.parse(stored?.bytes.toString() ?? '');
  build.remotes['remote-checkout'].server = server;
  return build;
}

const canaryId = async () => (await readPointer(site.storage)).headId ?? '';

async function rollBackAndForth(to: string): Promise<void> {
  expect(await rollBack(site.storage, 'remote-checkout', { to })).toHaveProperty('live');
}
