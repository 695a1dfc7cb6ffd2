import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { operatedReleasesPath, releaseChangesPath } from 'shared-contract/operations/releases';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { changeRelease, readReleases } from './release-service.ts';
import {
  type FakeReleaseService,
  fakeReleaseService,
  noReleases,
  releaseServiceKey,
} from './testing/release-service.ts';

const operator = {
  id: '75000000-0000-4000-8000-000000000001',
  username: 'olivia@example.com',
  emailVerified: true,
  firstName: 'Olivia',
  lastName: 'Nguyen',
};
const change = { kind: 'roll-back', name: 'remote-checkout', from: '1.4.0', to: '1.3.0', reason: 'It fails.' } as const;
const lines: string[] = [];

let service: FakeReleaseService;
let backend: TestBackend;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  backend = await testBackend({ operators: [operator.username], releaseServiceKey, logLevel: 'warn', logTo });
});
afterAll(() => backend.close());
beforeEach(async () => {
  service?.close();
  service = await fakeReleaseService();
  backend.config.releaseServiceUrl = service.url;
  lines.length = 0;
});
afterAll(() => service.close());

const read = () => backend.inject({ url: operatedReleasesPath }, operator);
const post = (payload: object = change) =>
  backend.inject({ method: 'POST', url: releaseChangesPath, payload }, operator);
const logged = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'an operator asked to change a release');

describe('releases', () => {
  it('are those of the release service, which gets the key', async () => {
    service.replies.GET = { status: 200, body: { ...noReleases, build: 'b1', problems: ['One gateway is away.'] } };
    expect((await read()).json()).toMatchObject({
      '@id': operatedReleasesPath,
      '@type': 'OperatedReleases',
      build: 'b1',
      problems: ['One gateway is away.'],
    });
    expect(service.requests).toEqual([
      { method: 'GET', url: '/releases', authorization: `Bearer ${releaseServiceKey}`, body: null },
    ]);
  });

  it('have a wrong shape: the detail names the fields, and not their values', async () => {
    service.replies.GET = { status: 200, body: { ...noReleases, log: 'secret' } };
    const { detail } = (await read()).json();
    expect(detail).toMatch(/can’t read the reply of the release service \(log\)/);
    expect(detail).not.toContain('secret');
  });
});

describe('a change', () => {
  it('reaches the release service with the name of the operator, and the log with the id', async () => {
    const response = await post();
    expect([response.statusCode, response.json()]).toEqual([200, { build: 'b2', canary: null }]);
    expect(service.requests).toEqual([
      {
        method: 'POST',
        url: '/changes',
        authorization: `Bearer ${releaseServiceKey}`,
        body: { ...change, by: `Olivia Nguyen, user ${operator.id.slice(0, 8)}` },
      },
    ]);
    expect(logged()).toMatchObject([
      { operator: operator.id, change: { kind: 'roll-back', name: 'remote-checkout' }, outcome: 'b2' },
    ]);
    expect(lines.join()).not.toMatch(/Olivia|olivia/);
  });

  it('sends no email address, also when it is the name of the operator', async () => {
    const named = { ...operator, id: '75000000-0000-4000-8000-000000000002', lastName: 'olivia@example.com' };
    await backend.inject({ method: 'POST', url: releaseChangesPath, payload: change }, named);
    expect(service.requests).toMatchObject([
      { body: { by: expect.stringMatching(/^Olivia \[e-mail\], user \w{8}$/) } },
    ]);
  });

  it('masks addresses in the reason, because the audit log is never deleted', async () => {
    await post({ ...change, reason: 'jane@example.com can’t pay' });
    expect(service.requests).toMatchObject([{ body: { reason: '[e-mail] can’t pay' } }]);
  });

  it('is a conflict with all reasons when it is refused', async () => {
    service.replies.POST = { status: 409, body: { refused: ['1.5.0 is live.', 'A canary runs.'] } };
    const response = await post();
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'release-change-refused', detail: '1.5.0 is live.\nA canary runs.' }),
    ]);
    expect(logged()).toMatchObject([{ outcome: 'refused' }]);
  });

  it('needs a reason on one line, and sends nothing without', async () => {
    for (const reason of ['', ' ', '–', '\u200b', 'two\nlines', 'turned \u202eround']) {
      expect((await post({ ...change, reason })).statusCode).toBe(422);
    }
    expect(service.requests).toEqual([]);
  });

  it('holds no database connection while the release service works', async () => {
    service.replies.POST = undefined;
    const headers = await backend.signInAs(operator);
    // The pool of a test backend has four connections.
    const waiting = Array.from({ length: 8 }, () =>
      backend.inject({ method: 'POST', url: releaseChangesPath, payload: change }, headers),
    );
    while (service.requests.length < 8) await wait(10);
    expect((await backend.inject({ url: '/api/overview' }, headers)).statusCode).toBe(200);
    service.close();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503));
  });
});

describe('without the release service', () => {
  const details = async () => {
    const replies = [await read(), await post()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    return replies.map((reply) => reply.json().detail as string);
  };

  it('says which setting is missing', async () => {
    backend.config.releaseServiceUrl = undefined;
    for (const detail of await details()) expect(detail).toMatch(/Set RELEASE_SERVICE_URL at the backends/);
    backend.config.releaseServiceUrl = service.url;
    backend.config.releaseServiceKey = undefined;
    for (const detail of await details()) expect(detail).toMatch(/Set RELEASE_SERVICE_KEY at the backends/);
    backend.config.releaseServiceKey = releaseServiceKey;
  });

  it('says that it did not respond, and what to check', async () => {
    service.close();
    const [onRead, onChange] = await details();
    expect(onRead).toMatch(/^The release service didn’t respond\. Check that “pnpm release watch” is running/);
    expect(onChange).toMatch(/didn’t respond\. Reload to see whether the change was made\. Check/);
    expect(logged()).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('says that the keys differ', async () => {
    service.replies.GET = service.replies.POST = { status: 401, body: { problem: 'Only for the backend.' } };
    for (const detail of await details()) expect(detail).toMatch(/rejected the key\. Set the same RELEASE_SERVICE_KEY/);
  });

  it('repeats what the release service says', async () => {
    service.replies.GET = { status: 500, body: 'no JSON object' };
    service.replies.POST = { status: 400, body: { problem: 'There is no remote-chekout.' } };
    const [onRead, onChange] = await details();
    expect(onRead).toMatch(/^The release service replied with 500: The output of/);
    expect(onChange).toBe('The release service replied with 400: There is no remote-chekout.');
  });

  it('waits for a limited time', async () => {
    service.replies.GET = service.replies.POST = undefined;
    const config = { releaseServiceUrl: service.url, releaseServiceKey };
    await expect(readReleases(config, 30)).rejects.toMatchObject({ status: 503 });
    await expect(changeRelease(config, { change, by: 'Olivia Nguyen' }, 30)).rejects.toMatchObject({ status: 503 });
  });
});
