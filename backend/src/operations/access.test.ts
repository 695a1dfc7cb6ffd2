import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../http/route.ts';
import { samples } from '../owner-scope/testing/samples.ts';
import { routes } from '../routes.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { type FakeReleaseService, fakeReleaseService, releaseServiceKey } from './testing/release-service.ts';

const operator = { id: '74000000-0000-4000-8000-000000000001', username: 'Olivia@Example.com', emailVerified: true };
const unverified = { ...operator, id: '74000000-0000-4000-8000-000000000002', emailVerified: false };
/** Its k is the Kelvin sign, which becomes an ASCII letter in lower case. */
const lookalike = {
  id: '74000000-0000-4000-8000-000000000004',
  username: 'jac\u212a@example.com',
  emailVerified: true,
};
const owner = { id: '74000000-0000-4000-8000-000000000003', username: 'mia@example.com', emailVerified: true };

let service: FakeReleaseService;
let backend: TestBackend;
let switchedOff: TestBackend;
beforeAll(async () => {
  service = await fakeReleaseService();
  const settings = { releaseServiceUrl: service.url, releaseServiceKey };
  backend = await testBackend({ ...settings, operators: ['jack@example.com', 'olivia@example.com'] });
  switchedOff = await testBackend(settings);
});
afterAll(async () => {
  service.close();
  await backend.close();
  await switchedOff.close();
});

const operations = routes.filter(({ path }) => path.startsWith('/api/operations/'));

function send(on: TestBackend, { method, path }: Route, user?: typeof operator) {
  const payload = samples[`${method} ${path}`]?.body?.({} as never);
  return on.inject({ method, url: path, ...(payload && { payload }) }, user);
}

it('tests all four routes', () => expect(operations).toHaveLength(4));

describe.each(operations.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
  it('responds to an operator, whatever the case of the address', async () => {
    expect((await send(backend, route, operator)).statusCode).toBe(200);
  });

  it('is 401 for a visitor', async () => {
    expect((await send(backend, route)).statusCode).toBe(401);
    expect((await send(switchedOff, route)).statusCode).toBe(401);
  });

  it('is the same 404 as a missing row for everyone else, and asks nothing of the release service', async () => {
    const before = service.requests.length;
    const replies = [
      await send(backend, route, owner),
      await send(backend, route, unverified),
      await send(backend, route, lookalike),
      await send(switchedOff, route, operator),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'not-found', detail: 'There is nothing at this address.' }),
      ]);
    }
    expect(service.requests).toHaveLength(before);
  });
});
