import { describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { isApiProblem } from '../errors/api-problem.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { createQueryClient } from '../query-client.ts';
import { failureOf, get, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';

const server = scriptedServer();

describe('a retry', () => {
  const retried = [408, 409, 425, 429, 500, 502, 503, 504];
  const others = [400, 402, 403, 404, 405, 410, 412, 413, 415, 418, 422, 423, 424, 428, 431, 451, 501, 505, 507, 511];
  const table = (['GET', 'POST', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    [...retried, ...others].map((status) => [method, status, method === 'GET' && retried.includes(status)] as const),
  );

  it.each(table)('of %s after a %s happens: %s (SPEC §7)', async (method, status, isRetried) => {
    server.responses = [problem(status), { body: { ok: true } }];
    const call: Call = { method, path: '/api/orders/1' };
    const done = server.client().send(call);
    if (isRetried) expect(await done).toMatchObject({ body: { ok: true } });
    else expect(isApiProblem(await failureOf(done), { status })).toBe(true);
    expect(server.requests).toHaveLength(isRetried ? 2 : 1);
  });

  it.each(retried)('of GET that gets %s again is the last', async (status) => {
    server.responses = [problem(status), problem(status)];
    expect(isApiProblem(await failureOf(server.client().send(get())), { status })).toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  it.each<Call['method']>(['POST', 'PATCH', 'DELETE'])(
    'of %s after a broken connection does not happen',
    async (method) => {
      server.responses = [{ cut: true }];
      expect(isNetworkFailure(await failureOf(server.client().send({ method, path: '/api/orders/1' })))).toBe(true);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('happens in the client only: the query library fetches once', async () => {
    let calls = 0;
    const queries = createQueryClient();
    const queryFn = () => {
      calls += 1;
      return Promise.reject(new Error('no'));
    };
    await failureOf(queries.fetchQuery({ queryKey: ['x'], queryFn }));
    const observer = new QueryObserver(queries, { queryKey: ['y'], queryFn });
    const stop = observer.subscribe(() => {});
    await failureOf(observer.refetch({ throwOnError: true }));
    stop();
    const mutation = queries.getMutationCache().build(queries, { mutationFn: queryFn });
    await failureOf(mutation.execute(undefined));
    expect(calls).toBe(3);
    queries.clear();
  });

  it('does not wait for a Retry-After of more than five seconds', async () => {
    server.responses = [{ ...problem(429), headers: { 'retry-after': '60' } }];
    await failureOf(server.client().send(get()));
    expect(server.requests).toHaveLength(1);
  });

  it('of a read follows a broken connection', async () => {
    server.responses = [{ cut: true }, { body: { ok: true } }];
    await server.client().send(get());
    expect(server.requests).toHaveLength(2);
  });
});
