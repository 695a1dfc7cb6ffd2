import { describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { failureOf, okBody, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';
import type { ApiPorts } from './api-ports.ts';

const api = scriptedServer();

describe('CSRF token', () => {
  it.each<[Call['method'], string, boolean]>([
    ['POST', '/api/orders', true],
    ['DELETE', '/api/order-items/1', true],
    ['GET', '/api/orders', false],
    ['POST', '/api/auth/refresh-token', false],
    ['POST', '/elsewhere', false],
  ])('%s %s carries one: %s', async (method, path, carries) => {
    await api.client().call({ method, path }, okBody);
    expect(api.seen[0]?.headers['x-csrf-token']).toBe(carries ? 'csrf-1' : undefined);
  });

  it('warns and sends the request all the same when there is none', async () => {
    await api.client({ csrfToken: async () => null }).call({ method: 'POST', path: '/api/orders', body: {} }, okBody);
    expect(api.warnings).toHaveLength(1);
    expect(api.seen).toHaveLength(1);
  });

  it('(c.42) fetches a new one after a refusal and repeats once, with the same idempotency key', async () => {
    api.answers = [problem(403, 'csrf'), { body: { ok: true } }];
    const csrfToken = async ({ renew }: { renew: boolean }) => (renew ? 'csrf-2' : null);
    await api
      .client({ csrfToken })
      .call({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' }, okBody);
    expect(api.seen.map(({ headers }) => [headers['x-csrf-token'], headers['idempotency-key']])).toEqual([
      [undefined, 'k'],
      ['csrf-2', 'k'],
    ]);
  });

  it.each([
    ['missing', null],
    ['rotated', 'rotated'],
    ['of an old session', 'old'],
  ])('(c.42) that is %s costs one refusal and one repeat', async (_name, held) => {
    api.answers = [problem(403, 'csrf'), { body: { ok: true } }];
    const asked: boolean[] = [];
    const csrfToken = async ({ renew }: { renew: boolean }) => {
      asked.push(renew);
      return renew ? 'new' : held;
    };
    await api
      .client({ csrfToken })
      .call({ method: 'PATCH', path: '/api/orders/1', body: { a: 1 }, ifMatch: '"7"' }, okBody);
    expect(api.seen.map(({ headers, body }) => [headers['x-csrf-token'], headers['if-match'], body])).toEqual([
      [held ?? undefined, '"7"', '{"a":1}'],
      ['new', '"7"', '{"a":1}'],
    ]);
    expect(asked).toEqual([false, true]);
  });

  it.each([
    ['first the access token, then this one', [problem(401), problem(403, 'csrf')]],
    ['first this one, then the access token', [problem(403, 'csrf'), problem(401)]],
  ])(
    '(c.42) of a session that was signed in anew: both are old, %s, and each is renewed once',
    async (_name, refusals) => {
      api.answers = [...refusals, { body: { ok: true } }];
      const ports: Partial<ApiPorts> = {
        csrfToken: async ({ renew }) => (renew ? 'csrf-2' : 'csrf-1'),
        freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      };
      await api.client(ports).call({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' }, okBody);
      expect(api.seen).toHaveLength(3);
      expect(api.seen[2]?.headers).toMatchObject({
        authorization: 'Bearer second',
        'x-csrf-token': 'csrf-2',
        'idempotency-key': 'k',
      });
    },
  );

  it('is not asked for anew without an answer to give', async () => {
    api.answers = [problem(403, 'csrf')];
    const error = await failureOf(
      api.client({ csrfToken: async () => null }).call({ method: 'POST', path: '/api/orders' }, okBody),
    );
    expect(isApiProblem(error, { code: 'csrf' })).toBe(true);
    expect(api.seen).toHaveLength(1);
  });

  it('does not repeat another 403, nor a second refusal', async () => {
    api.answers = [problem(403, 'forbidden')];
    expect(isApiProblem(await failureOf(api.client().call({ method: 'POST', path: '/api/orders' }, okBody)))).toBe(
      true,
    );
    api.answers = [problem(403, 'csrf'), problem(403, 'csrf')];
    expect(
      isApiProblem(await failureOf(api.client().call({ method: 'POST', path: '/api/orders' }, okBody)), {
        code: 'csrf',
      }),
    ).toBe(true);
    expect(api.seen).toHaveLength(3);
  });
});
