import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { isApiProblem } from '../errors/api-problem.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { isSessionEnded } from '../errors/session-ended.ts';
import { failureOf, get, okBody, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';
import type { ApiPorts } from './api-ports.ts';

const api = scriptedServer();

describe('a 401', () => {
  it('gets one refresh and one repeat', async () => {
    api.answers = [problem(401), { body: { ok: true } }];
    const rejected: (string | null)[] = [];
    await api
      .client({
        freshAccessToken: async (token) => {
          rejected.push(token);
          return { kind: 'token', token: 'second' };
        },
      })
      .call(get(), okBody);
    expect(rejected).toEqual(['first']);
    expect(api.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it.each([
    ['gone', { kind: 'ended', reason: 'API auth error: 401' } as const, isSessionEnded],
    ['alive', { kind: 'alive' } as const, isApiProblem],
  ])('a second time asks the session; %s', async (_name, verdict, recognised) => {
    api.answers = [problem(401), problem(401)];
    const ports: Partial<ApiPorts> = {
      freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      sessionVerdict: async () => verdict,
    };
    expect(recognised(await failureOf(api.client(ports).call(get(), okBody)))).toBe(true);
    expect(api.seen).toHaveLength(2);
  });

  it.each([
    ['refused', { kind: 'ended', reason: 'API auth error: 400' } as const, isSessionEnded],
    ['impossible just now', { kind: 'unavailable' } as const, isNetworkFailure],
    ['for nobody', { kind: 'none' } as const, isApiProblem],
  ])('with a refresh that is %s is not repeated', async (_name, answer, recognised) => {
    api.answers = [problem(401)];
    expect(recognised(await failureOf(api.client({ freshAccessToken: async () => answer }).call(get(), okBody)))).toBe(
      true,
    );
    expect(api.seen).toHaveLength(1);
  });
});

describe('a 400', () => {
  const ended: Partial<ApiPorts> = {
    sessionVerdict: async (status) => ({ kind: 'ended', reason: `API auth error: ${status}` }),
  };

  it('(c.37) under /auth/ asks the session', async () => {
    api.answers = [problem(400), problem(400)];
    const call: Call = { method: 'POST', path: '/api/auth/sessions', body: {} };
    const error = await failureOf(api.client(ended).call(call, okBody));
    expect(isSessionEnded(error) && error.reason).toBe('API auth error: 400');
    expect(isApiProblem(await failureOf(api.client().call(call, okBody)), { status: 400 })).toBe(true);
  });

  it.each([
    ['elsewhere', '/api/orders'],
    ['with /auth/ in its query only', '/api/orders?next=/auth/x'],
    ['encoded into a path', '/api/orders/%2Fauth%2F'],
  ])('(c.37) %s does not', async (_name, path) => {
    api.answers = [problem(400)];
    expect(isApiProblem(await failureOf(api.client(ended).call(get(path), okBody)), { status: 400 })).toBe(true);
  });

  it('(c.37) of another api.origin does not', async () => {
    api.answers = [problem(400)];
    const foreign = api.client({ ...ended, baseUrl: 'http://localhost:1' }).call(get(`${api.origin}/auth/x`), okBody);
    expect(isApiProblem(await failureOf(foreign), { status: 400 })).toBe(true);
  });
});

describe('an access token that ends', () => {
  const fresh: Partial<ApiPorts> = { freshAccessToken: async () => ({ kind: 'token', token: 'second' }) };

  it('(c.40) under a POST repeats it once, with the same idempotency key and body', async () => {
    api.answers = [problem(401), { body: { ok: true } }];
    const call: Call = { method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' };
    await api.client(fresh).call(call, okBody);
    expect(api.seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['k', '{"a":1}'],
      ['k', '{"a":1}'],
    ]);
  });

  it('(c.34) under 20 parallel requests repeats each once, and each gets its own answer', async () => {
    const sent: [string, string][] = [];
    const fetch: ApiPorts['fetch'] = async (url, { headers }) => {
      const token = new Headers(headers).get('authorization') ?? '';
      const path = new URL(url).pathname;
      sent.push([path, token]);
      return token === 'Bearer second' ? Response.json({ path }) : new Response('', { status: 401 });
    };
    const paths = Array.from({ length: 20 }, (_, index) => `/api/orders/${index}`);
    const asking = api.client({ ...fresh, fetch });
    const found = await Promise.all(paths.map((path) => asking.call(get(path), z.object({ path: z.string() }))));
    expect(found.map(({ value }) => value.path)).toEqual(paths);
    expect(sent.filter(([, token]) => token === 'Bearer second').map(([path]) => path)).toEqual(paths);
    expect(sent).toHaveLength(40);
  });
});
