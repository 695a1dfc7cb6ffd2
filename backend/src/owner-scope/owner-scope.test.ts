import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../http/route.ts';
import {
  type FakeReleaseService,
  fakeReleaseService,
  releaseServiceKey,
} from '../operations/testing/release-service.ts';
import { routes } from '../routes.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import type { Sample } from './testing/sample.ts';
import { aWorldOf, type SampleData } from './testing/sample-data.ts';
import { samples } from './testing/samples.ts';

const owner = { id: '20000000-0000-4000-8000-000000000001' };
const stranger = { id: '20000000-0000-4000-8000-000000000002' };

const nameOf = (route: Route) => `${route.method} ${route.path}`;
const owned = routes.filter(({ access }) => access === 'owner').map((route) => ({ name: nameOf(route), route }));

let backend: TestBackend;
let releases: FakeReleaseService;
let world: SampleData;
let strangersHeaders: Record<string, string>;
let ownersHeaders: Record<string, string>;
beforeAll(async () => {
  releases = await fakeReleaseService();
  const operators = [`${owner.id}@example.com`];
  backend = await testBackend({ operators, releaseServiceUrl: releases.url, releaseServiceKey });
  ownersHeaders = await backend.signInAs({ ...owner, emailVerified: true });
  strangersHeaders = await backend.signInAs(stranger);
  world = await aWorldOf(backend.database, owner.id);
});
afterAll(async () => {
  await backend.close();
  releases.close();
});

it('has a sample of every operation that needs an owner, and no other', () => {
  expect(Object.keys(samples).sort()).toEqual(owned.map(({ name }) => name).sort());
});

it('covers every route of the app: those of the list, and /auth/ which has its own tests', () => {
  const listed = new Set(routes.map(({ path }) => path));
  const outside = backend.paths.filter((path) => !listed.has(path));
  expect(
    outside.filter((path) => !/^\/(api\/)?auth\/|^\/api(\/docs\.json(ld)?|\/contexts\/:name)?$|^\/health\//.test(path)),
  ).toEqual([]);
});

// Deletions run last, because the other tests need the data.
const order = ['GET', 'POST', 'PATCH', 'DELETE'];
const walk = [...owned].sort((a, b) => order.indexOf(a.route.method) - order.indexOf(b.route.method));

describe.each(walk)('$name', ({ name, route }) => {
  const sample = samples[name];
  if (!sample) return;
  const send = (headers: Record<string, string>) =>
    backend.inject(
      { method: route.method, url: sample.url(world), ...payloadOf(sample) },
      {
        ...headers,
        ...(sample.file ? { 'content-type': 'application/octet-stream' } : {}),
        ...(route.ifMatchRequired ? { 'if-match': '*' } : {}),
      },
    );

  it('rejects guests', async () => {
    expect((await send({})).statusCode).toBe(401);
  });

  it('rejects a made-up token', async () => {
    const { authorization: _, ...rest } = ownersHeaders;
    expect((await send({ ...rest, authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
  });

  if (route.method !== 'GET') {
    it('rejects a missing CSRF token and that of another session', async () => {
      const { 'x-csrf-token': _, ...rest } = ownersHeaders;
      const other = { ...rest, 'x-csrf-token': strangersHeaders['x-csrf-token'] ?? '' };
      for (const headers of [rest, other]) {
        const response = await send(headers);
        expect([response.statusCode, response.json().code]).toEqual([403, 'csrf']);
      }
    });
  }

  it(`is ${sample.foreign} for another user`, async () => {
    expectForeign(sample.foreign, await send(strangersHeaders));
  });

  if (sample.filters) {
    it('is empty for another user who filters by the owner’s ids', async () => {
      for (const filter of sample.filters?.(world) ?? []) {
        const response = await backend.inject({ url: `${sample.url(world)}?${filter}` }, strangersHeaders);
        expect([filter, response.statusCode, response.json().totalItems]).toEqual([filter, 200, 0]);
      }
    });
  }

  it('succeeds for the owner', async () => {
    const response = await send(ownersHeaders);
    expect([response.statusCode, response.statusCode < 300 ? '' : response.body]).toEqual([expect.any(Number), '']);
  });
});

function payloadOf({ body, file }: Sample): { payload?: object } {
  const payload = file ?? body?.(world);
  return payload ? { payload } : {};
}

type Answer = Awaited<ReturnType<TestBackend['inject']>>;

function expectForeign(kind: Sample['foreign'], response: Answer): void {
  if (kind === 'missing') expect(response.statusCode).toBe(404);
  if (kind === 'empty')
    expect([response.statusCode, response.json().totalItems, response.json().member]).toEqual([200, 0, []]);
  if (kind === 'rejected') expect([404, 422]).toContain(response.statusCode);
  if (kind === 'own') expect(response.statusCode).toBeLessThan(300);
  // The reply must not contain the owner's data.
  for (const id of Object.values(world)) if (kind !== 'rejected') expect(response.body).not.toContain(id);
}
