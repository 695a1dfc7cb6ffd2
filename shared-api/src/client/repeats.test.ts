import { describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { isApiProblem } from '../errors/api-problem.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { createQueryClient } from '../query-client.ts';
import { failureOf, get, okBody, problem, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';

const api = scriptedServer();

describe('repeats', () => {
  const repeated = [408, 409, 425, 429, 500, 502, 503, 504];
  const others = [400, 402, 403, 404, 405, 410, 412, 413, 415, 418, 422, 423, 424, 428, 431, 451, 501, 505, 507, 511];
  const table = (['GET', 'POST', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    [...repeated, ...others].map((status) => [method, status, method === 'GET' && repeated.includes(status)] as const),
  );

  it.each(table)('%s answered %s is repeated: %s (SPEC §7)', async (method, status, isRepeated) => {
    api.answers = [problem(status), { body: { ok: true } }];
    const call: Call = { method, path: '/api/orders/1' };
    const done = api.client().call(call, okBody);
    if (isRepeated) expect(await done).toMatchObject({ value: { ok: true } });
    else expect(isApiProblem(await failureOf(done), { status })).toBe(true);
    expect(api.seen).toHaveLength(isRepeated ? 2 : 1);
  });

  it.each(repeated)('GET answered %s twice is not repeated again', async (status) => {
    api.answers = [problem(status), problem(status)];
    expect(isApiProblem(await failureOf(api.client().call(get(), okBody)), { status })).toBe(true);
    expect(api.seen).toHaveLength(2);
  });

  it.each<Call['method']>(['POST', 'PATCH', 'DELETE'])('%s whose connection broke is not repeated', async (method) => {
    api.answers = [{ cut: true }];
    expect(isNetworkFailure(await failureOf(api.client().call({ method, path: '/api/orders/1' }, okBody)))).toBe(true);
    expect(api.seen).toHaveLength(1);
  });

  it('happen here and nowhere else: the query library asks once', async () => {
    let asked = 0;
    const queries = createQueryClient();
    const queryFn = () => {
      asked += 1;
      return Promise.reject(new Error('no'));
    };
    await failureOf(queries.fetchQuery({ queryKey: ['x'], queryFn }));
    const observer = new QueryObserver(queries, { queryKey: ['y'], queryFn });
    const stop = observer.subscribe(() => {});
    await failureOf(observer.refetch({ throwOnError: true }));
    stop();
    const mutation = queries.getMutationCache().build(queries, { mutationFn: queryFn });
    await failureOf(mutation.execute(undefined));
    expect(asked).toBe(3);
    queries.clear();
  });

  it('takes a Retry-After longer than five seconds as the answer', async () => {
    api.answers = [{ ...problem(429), headers: { 'retry-after': '60' } }];
    await failureOf(api.client().call(get(), okBody));
    expect(api.seen).toHaveLength(1);
  });

  it('repeats a read whose connection broke', async () => {
    api.answers = [{ cut: true }, { body: { ok: true } }];
    await api.client().call(get(), okBody);
    expect(api.seen).toHaveLength(2);
  });
});
