import { describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { failureOf, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';
import type { ApiPorts } from './api-ports.ts';

const server = scriptedServer();

describe('CSRF token', () => {
  it.each<[Call['method'], string, boolean]>([
    ['POST', '/api/orders', true],
    ['DELETE', '/api/order-items/1', true],
    ['GET', '/api/orders', false],
    ['POST', '/api/auth/refresh-token', false],
    ['POST', '/elsewhere', false],
  ])('%s %s carries it: %s', async (method, path, carries) => {
    await server.client().send({ method, path });
    expect(server.requests[0]?.headers['x-csrf-token']).toBe(carries ? 'csrf-1' : undefined);
  });

  it('is missing: the client warns and sends the request anyway', async () => {
    await server.client({ csrfToken: async () => null }).send({ method: 'POST', path: '/api/orders', body: {} });
    expect(server.warnings).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  it('(c.42) is fetched again after a rejection, for one retry with the same idempotency key', async () => {
    server.responses = [problem(403, 'csrf'), { body: { ok: true } }];
    const csrfToken = async ({ renew }: { renew: boolean }) => (renew ? 'csrf-2' : null);
    await server.client({ csrfToken }).send({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' });
    expect(server.requests.map(({ headers }) => [headers['x-csrf-token'], headers['idempotency-key']])).toEqual([
      [undefined, 'k'],
      ['csrf-2', 'k'],
    ]);
  });

  it.each([
    ['missing', null],
    ['rotated', 'rotated'],
    ['of an old session', 'old'],
  ])('(c.42) that is %s costs one rejection and one retry', async (_name, held) => {
    server.responses = [problem(403, 'csrf'), { body: { ok: true } }];
    const renewals: boolean[] = [];
    const csrfToken = async ({ renew }: { renew: boolean }) => {
      renewals.push(renew);
      return renew ? 'new' : held;
    };
    await server.client({ csrfToken }).send({ method: 'PATCH', path: '/api/orders/1', body: { a: 1 }, ifMatch: '"7"' });
    expect(server.requests.map(({ headers, body }) => [headers['x-csrf-token'], headers['if-match'], body])).toEqual([
      [held ?? undefined, '"7"', '{"a":1}'],
      ['new', '"7"', '{"a":1}'],
    ]);
    expect(renewals).toEqual([false, true]);
  });

  it.each([
    ['first the access token, then this one', [problem(401), problem(403, 'csrf')]],
    ['first this one, then the access token', [problem(403, 'csrf'), problem(401)]],
  ])(
    '(c.42) after another user has signed in: both tokens are old, %s, and each is renewed once',
    async (_name, rejections) => {
      server.responses = [...rejections, { body: { ok: true } }];
      const ports: Partial<ApiPorts> = {
        csrfToken: async ({ renew }) => (renew ? 'csrf-2' : 'csrf-1'),
        freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      };
      await server.client(ports).send({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' });
      expect(server.requests).toHaveLength(3);
      expect(server.requests[2]?.headers).toMatchObject({
        authorization: 'Bearer second',
        'x-csrf-token': 'csrf-2',
        'idempotency-key': 'k',
      });
    },
  );

  it('is not retried when no new token is available', async () => {
    server.responses = [problem(403, 'csrf')];
    const error = await failureOf(
      server.client({ csrfToken: async () => null }).send({ method: 'POST', path: '/api/orders' }),
    );
    expect(isApiProblem(error, { code: 'csrf' })).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  it('is not retried after another 403 or a second rejection', async () => {
    server.responses = [problem(403, 'forbidden')];
    expect(isApiProblem(await failureOf(server.client().send({ method: 'POST', path: '/api/orders' })))).toBe(true);
    server.responses = [problem(403, 'csrf'), problem(403, 'csrf')];
    expect(
      isApiProblem(await failureOf(server.client().send({ method: 'POST', path: '/api/orders' })), {
        code: 'csrf',
      }),
    ).toBe(true);
    expect(server.requests).toHaveLength(3);
  });
});
