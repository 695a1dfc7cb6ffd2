import { describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { isApiProblem } from '../errors/api-problem.ts';
import { isContractMismatch } from '../errors/contract-mismatch.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { failureOf, get, okBody, problem, scriptedServer } from '../testing/scripted-server.ts';

const api = scriptedServer();

describe('answers', () => {
  it('names the fields of a 422', async () => {
    api.answers = [
      {
        status: 422,
        body: {
          type: 't',
          title: 'Invalid',
          detail: 'd',
          status: 422,
          violations: [{ propertyPath: 'price', message: 'Too low' }],
        },
      },
    ];
    const error = await failureOf(api.client().call({ method: 'POST', path: '/api/listings', body: {} }, okBody));
    expect(isApiProblem(error, { status: 422 }) && error.violations).toEqual([
      { propertyPath: 'price', message: 'Too low' },
    ]);
  });

  it('makes a problem of an HTML error page', async () => {
    api.answers = [{ status: 404, body: '<html>' }];
    expect(isApiProblem(await failureOf(api.client().call(get(), okBody)), { status: 404 })).toBe(true);
  });

  it.each([
    ['another shape', { ok: 'yes' }],
    ['HTML', '<html>'],
    ['nothing', undefined],
  ])('refuses %s', async (_name, body) => {
    api.answers = [{ body }];
    expect(isContractMismatch(await failureOf(api.client().call(get('/api/orders/1?x=1'), okBody)))).toBe(true);
  });

  it('gives the entity tag and takes an empty body for a DELETE', async () => {
    api.answers = [{ body: { ok: true }, headers: { etag: '"3"' } }, { status: 204 }];
    expect((await api.client().call(get(), okBody)).etag).toBe('"3"');
    await api.client().call({ method: 'DELETE', path: '/api/order-items/1' }, z.unknown());
  });

  it('repeats lists in the query and leaves out what is undefined', async () => {
    await api.client().call(get('/api/products', { query: { 'sku[]': ['a', 'b'], page: 2, none: undefined } }), okBody);
    expect(api.seen[0]?.path).toBe('/api/products?sku%5B%5D=a&sku%5B%5D=b&page=2');
  });
});

describe('no answer', () => {
  it('ends at the time-out, without a second try', async () => {
    api.answers = [{ hang: true }];
    const error = await failureOf(api.client({ timeoutMs: 50 }).call(get(), okBody));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
    expect(api.seen).toHaveLength(1);
  });

  it('ends at the time-out too when the body stands still', async () => {
    api.answers = [{ halt: true }];
    const error = await failureOf(api.client({ timeoutMs: 100 }).call(get(), okBody));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
  });

  it.each(['call', 'download', 'refusal'] as const)('leaves no timer behind an answered %s', async (kind) => {
    jest.useFakeTimers();
    try {
      const answer = () => new Response('{"ok":true}', { status: kind === 'refusal' ? 404 : 200 });
      const client = api.client({ fetch: async () => answer() });
      await (kind === 'download' ? client.download('/api/x', {}) : client.call(get(), okBody).catch(() => {}));
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets the caller abort', async () => {
    api.answers = [{ hang: true }];
    const controller = new AbortController();
    const work = failureOf(api.client().call(get('/api/orders', { signal: controller.signal }), okBody));
    controller.abort();
    expect(await work).toBe(controller.signal.reason);
  });

  it('marks a write in flight until it is answered', async () => {
    const marks: string[] = [];
    const startWrite = () => {
      marks.push('start');
      return () => marks.push('end');
    };
    api.answers = [problem(500)];
    await failureOf(api.client({ startWrite }).call({ method: 'POST', path: '/api/orders' }, okBody));
    await api.client({ startWrite }).call(get(), okBody);
    expect(marks).toEqual(['start', 'end']);
  });
});
