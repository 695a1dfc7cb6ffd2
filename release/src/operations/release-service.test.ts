import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { auditLog, promote, readHistory, startCanary } from '../index.ts';
import { watchReleases, watchSettings } from '../quarantine/index.ts';
import { checkout, listings } from '../testing/releases.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
let service: TestService;
beforeEach(async () => {
  site = await testSite();
  await site.publishAs(checkout('2'));
  await site.promote('remote-checkout');
  service = await testService(site.storage, []);
});
afterEach(async () => {
  await service.stop();
  await site.remove();
});

const by = 'olivia@example.com';
const reason = 'payments fail in Perth';
const rollBackRequest = { kind: 'roll-back', name: 'remote-checkout', from: '1.0.1', to: '1.0.0', reason, by };
const withdrawRequest = { kind: 'withdraw', name: 'remote-checkout', from: '1.0.1', reason, by };

const lastEntry = async () => auditLog(await readHistory(site.storage, (await site.live()).id))[0];
const liveVersion = async () => versions(await site.live())['remote-checkout'];

describe('an operator', () => {
  it('rolls back a release, urgently, and the audit log says who and why', async () => {
    const response = await service.post(rollBackRequest);
    const { id, urgent } = await site.live();
    expect([response.status, await response.json()]).toEqual([200, { build: id, canary: null }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([await liveVersion(), urgent]).toEqual(['1.0.0', true]);
    expect(await lastEntry()).toMatchObject({
      build: id,
      kind: 'roll-back',
      by: 'olivia@example.com (operator page)',
      reason,
      changes: [{ name: 'remote-checkout', from: '1.0.1', to: '1.0.0' }],
    });
    expect(service.said.at(-1)).toBe(
      `remote-checkout@1.0.1 was rolled back to 1.0.0 by olivia@example.com (operator page): ${reason}`,
    );
  });

  it('withdraws a remote, and the audit log says who and why', async () => {
    const response = await service.post(withdrawRequest);
    expect([response.status, await response.json()]).toEqual([200, { build: (await site.live()).id, canary: null }]);
    expect(await liveVersion()).toBeUndefined();
    expect(await lastEntry()).toMatchObject({ kind: 'withdraw', by: 'olivia@example.com (operator page)', reason });
  });

  it('reads what became of the canary', async () => {
    await site.publishAs(listings('2'));
    await startCanary(site.storage, ['remote-listings'], { percent: '5', operator: { by: 'Mia Chen' } });
    const { canary } = await (await service.post(rollBackRequest)).json();
    expect(canary).toContain('remote-listings@1.0.1 goes on');
  });

  it.each([rollBackRequest, withdrawRequest])('changes nothing when another version is live: $kind', async (change) => {
    await site.publishAs(checkout('3'));
    await site.promote('remote-checkout');
    const before = (await site.live()).id;
    const response = await service.post(change);
    expect([response.status, await response.json()]).toEqual([
      409,
      { refused: ['remote-checkout@1.0.1 is not live any more'] },
    ]);
    expect((await site.live()).id).toBe(before);
  });

  it('that sends the same change twice at a time changes it once', async () => {
    const statuses = await Promise.all([service.post(rollBackRequest), service.post(rollBackRequest)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await liveVersion()).toBe('1.0.0');
  });

  it.each([
    ['a version that was never live', { to: '2.0.0' }, 'was never live'],
    ['a package that is not live', { name: 'remote-x' }, 'remote-x is not live'],
    ['a name of the language', { name: 'constructor' }, 'constructor is not live'],
  ])('gets the reason when it cannot roll back: %s', async (_what, other, refused) => {
    const response = await service.post({ ...rollBackRequest, ...other });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ refused: [expect.stringContaining(refused)] });
  });

  it('gets the reason when it cannot withdraw, and when the release is in quarantine', async () => {
    const shell = await service.post({ ...withdrawRequest, name: 'shell', from: '1.0.0' });
    expect(await shell.json()).toEqual({ refused: [expect.stringContaining('shell cannot be withdrawn')] });
    const elsewhere = await service.post({ ...withdrawRequest, name: 'constructor' });
    expect(elsewhere.status).toBe(409);
    const watch = { by: 'release watch', reason: 'quarantine: failed', quarantined: 'remote-checkout@1.0.0' };
    await site.publishAs(checkout('3'));
    await promote(site.storage, ['remote-checkout'], { operator: watch });
    const back = await service.post({ ...rollBackRequest, from: '1.0.2' });
    expect(await back.json()).toEqual({ refused: [expect.stringContaining('1.0.0 is in quarantine')] });
  });
});

describe('a request', () => {
  it.each([
    ['no JSON', '{"kind":'],
    ['no change', {}],
    ['an unknown kind', { ...rollBackRequest, kind: 'promote' }],
    ['no version that the operator saw', { ...withdrawRequest, from: undefined }],
    ['no reason', { ...rollBackRequest, reason: ' ' }],
    ['a reason of several lines', { ...rollBackRequest, reason: 'slow\n1 Jan  promote  by Mia' }],
    ['a reason with control characters', { ...rollBackRequest, reason: 'a\u001b[2J' }],
    ['no operator', { ...rollBackRequest, by: undefined }],
    ['an empty operator', { ...rollBackRequest, by: '' }],
    ['an operator of several lines', { ...rollBackRequest, by: 'olivia\nMia' }],
    ['a long operator', { ...rollBackRequest, by: 'o'.repeat(121) }],
  ])('with %s is a problem, and changes nothing', async (_what, body) => {
    const response = await service.post(body);
    expect([response.status, await response.json()]).toEqual([400, { problem: expect.any(String) }]);
    expect(await liveVersion()).toBe('1.0.1');
  });

  it.each([
    ['/releases', {}],
    ['/releases', { authorization: 'Bearer ' }],
    ['/releases', { authorization: `Bearer ${'k'.repeat(31)}j` }],
    ['/releases', { authorization: 'k'.repeat(32) }],
    ['/changes', { authorization: `Bearer ${'k'.repeat(33)}` }],
    ['/elsewhere', {}],
  ])('for %s without the key (%j) is refused, and changes nothing', async (path, headers: Record<string, string>) => {
    const post = { method: 'POST', body: JSON.stringify(rollBackRequest) };
    const response = await service.send(path, {
      ...(path === '/changes' && post),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([401, { problem: expect.any(String) }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await liveVersion()).toBe('1.0.1');
  });

  it('to another address, with another method or of more than 16 KiB is refused', async () => {
    const statuses = [
      await service.send('/'),
      await service.send('/changes'),
      await service.send('/releases', { method: 'DELETE' }),
      await service.send('/releases', { method: 'HEAD' }),
      await service.post({ ...rollBackRequest, more: 'x'.repeat(16 * 1024) }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 413]);
  });
});

describe('the watch', () => {
  it('stops its service with itself', async () => {
    await service.stop();
    await expect(service.send('/releases')).rejects.toThrow('fetch failed');
  });

  it('listens nowhere without the setting', async () => {
    const said: string[] = [];
    const watch = await watchReleases(site.storage, { ...watchSettings({}), gateways: [] }, (line) => said.push(line));
    await watch.stop();
    expect(said).toEqual([]);
  });

  it('does not start when the port is taken', async () => {
    const port = Number(new URL(service.url).port);
    const taken = { ...watchSettings({}), gateways: [], service: { port, host: '127.0.0.1', key: service.key } };
    await expect(watchReleases(site.storage, taken, () => {})).rejects.toThrow(
      `RELEASE_SERVICE_PORT: expected a free port at 127.0.0.1, got ${port} (EADDRINUSE)`,
    );
  });
});

it('lists the pages of the shell and of the live remotes, as page tables write them', async () => {
  const { pages } = await (await service.send('/pages')).json();
  expect(pages).toEqual(expect.arrayContaining(['/orders', '/unauthorized']));
  await service.post(withdrawRequest);
  expect((await (await service.send('/pages')).json()).pages).not.toContain('/orders');
});
