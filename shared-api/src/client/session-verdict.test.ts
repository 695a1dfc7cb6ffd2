import { describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { isSessionEnded } from '../errors/session-ended.ts';
import { failureOf, get, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';
import type { ApiPorts } from './api-ports.ts';

const server = scriptedServer();

describe('a 401', () => {
  it('causes one refresh and one retry', async () => {
    server.responses = [problem(401), { body: { ok: true } }];
    const rejected: (string | null)[] = [];
    await server
      .client({
        freshAccessToken: async (token) => {
          rejected.push(token);
          return { kind: 'token', token: 'second' };
        },
      })
      .send(get());
    expect(rejected).toEqual(['first']);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it.each([
    ['gone', { kind: 'ended', reason: 'API auth error: 401' } as const, isSessionEnded],
    ['alive', { kind: 'alive' } as const, isApiProblem],
  ])('after the retry, too, makes the client check the session, which is %s', async (_name, verdict, recognised) => {
    server.responses = [problem(401), problem(401)];
    const ports: Partial<ApiPorts> = {
      freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      sessionVerdict: async () => verdict,
    };
    expect(recognised(await failureOf(server.client(ports).send(get())))).toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['refused', { kind: 'ended', reason: 'API auth error: 400' } as const, isSessionEnded],
    ['not possible now', { kind: 'unavailable' } as const, isNetworkFailure],
    ['without a session', { kind: 'none' } as const, isApiProblem],
  ])('is not retried when the refresh is %s', async (_name, outcome, recognised) => {
    server.responses = [problem(401)];
    expect(recognised(await failureOf(server.client({ freshAccessToken: async () => outcome }).send(get())))).toBe(
      true,
    );
    expect(server.requests).toHaveLength(1);
  });
});

describe('a 400', () => {
  const ended: Partial<ApiPorts> = {
    sessionVerdict: async (status) => ({ kind: 'ended', reason: `API auth error: ${status}` }),
  };

  it('(c.37) under /auth/ makes the client check the session', async () => {
    server.responses = [problem(400), problem(400)];
    const call: Call = { method: 'POST', path: '/api/auth/sessions', body: {} };
    const error = await failureOf(server.client(ended).send(call));
    expect(isSessionEnded(error) && error.reason).toBe('API auth error: 400');
    expect(isApiProblem(await failureOf(server.client().send(call)), { status: 400 })).toBe(true);
  });

  it.each([
    ['elsewhere', '/api/orders'],
    ['with /auth/ in its query only', '/api/orders?next=/auth/x'],
    ['encoded into a path', '/api/orders/%2Fauth%2F'],
  ])('(c.37) %s does not make the client check the session', async (_name, path) => {
    server.responses = [problem(400)];
    expect(isApiProblem(await failureOf(server.client(ended).send(get(path))), { status: 400 })).toBe(true);
  });

  it('(c.37) of another origin does not make the client check the session', async () => {
    server.responses = [problem(400)];
    const foreign = server.client({ ...ended, baseUrl: 'http://localhost:1' }).send(get(`${server.origin}/auth/x`));
    expect(isApiProblem(await failureOf(foreign), { status: 400 })).toBe(true);
  });
});

describe('an access token that expires', () => {
  const fresh: Partial<ApiPorts> = { freshAccessToken: async () => ({ kind: 'token', token: 'second' }) };

  it('(c.40) during a POST causes one retry with the same idempotency key and body', async () => {
    server.responses = [problem(401), { body: { ok: true } }];
    const call: Call = { method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' };
    await server.client(fresh).send(call);
    expect(server.requests.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['k', '{"a":1}'],
      ['k', '{"a":1}'],
    ]);
  });

  it('(c.34) during 20 parallel requests causes one retry of each, and each gets its own response', async () => {
    const sent: [string, string][] = [];
    const fetch: ApiPorts['fetch'] = async (url, { headers }) => {
      const token = new Headers(headers).get('authorization') ?? '';
      const path = new URL(url).pathname;
      sent.push([path, token]);
      return token === 'Bearer second' ? Response.json({ path }) : new Response('', { status: 401 });
    };
    const paths = Array.from({ length: 20 }, (_, index) => `/api/orders/${index}`);
    const client = server.client({ ...fresh, fetch });
    const found = await Promise.all(paths.map((path) => client.send(get(path))));
    expect(found.map(({ body }) => (body as { path: string }).path)).toEqual(paths);
    expect(sent.filter(([, token]) => token === 'Bearer second').map(([path]) => path)).toEqual(paths);
    expect(sent).toHaveLength(40);
  });
});
