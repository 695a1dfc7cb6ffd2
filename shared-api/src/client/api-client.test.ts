import { describe, expect, it, jest } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { isContractMismatch } from '../errors/contract-mismatch.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { failureOf, get, problem, scriptedServer } from '../testing/scripted-server.ts';

const server = scriptedServer();

describe('responses', () => {
  it('throws an ApiProblem that names the fields of a 422', async () => {
    server.responses = [
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
    const error = await failureOf(server.client().send({ method: 'POST', path: '/api/listings', body: {} }));
    expect(isApiProblem(error, { status: 422 }) && error.violations).toEqual([
      { propertyPath: 'price', message: 'Too low' },
    ]);
  });

  it('throws an ApiProblem for an HTML error page', async () => {
    server.responses = [{ status: 404, body: '<html>' }];
    expect(isApiProblem(await failureOf(server.client().send(get())), { status: 404 })).toBe(true);
  });

  it.each([
    ['HTML', '<html>'],
    ['malformed JSON', '{"ok":'],
  ])('rejects %s as a ContractMismatch', async (_name, body) => {
    server.responses = [{ body }];
    expect(isContractMismatch(await failureOf(server.client().send(get('/api/orders/1?x=1'))))).toBe(true);
  });

  it('returns the body as it came, unknown fields included', async () => {
    server.responses = [{ body: { ok: true, addedLater: [1] } }];
    expect((await server.client().send(get())).body).toEqual({ ok: true, addedLater: [1] });
  });

  it('returns the entity tag, and accepts the empty body of a DELETE', async () => {
    server.responses = [{ body: { ok: true }, headers: { etag: '"3"' } }, { status: 204 }];
    expect((await server.client().send(get())).etag).toBe('"3"');
    await server.client().send({ method: 'DELETE', path: '/api/order-items/1' });
  });

  it('repeats a list’s name in the query and omits undefined', async () => {
    await server.client().send(get('/api/products', { query: { 'sku[]': ['a', 'b'], page: 2, none: undefined } }));
    expect(server.requests[0]?.path).toBe('/api/products?sku%5B%5D=a&sku%5B%5D=b&page=2');
  });
});

describe('a request without a response', () => {
  it('fails at the time-out, without a retry', async () => {
    server.responses = [{ hang: true }];
    const error = await failureOf(server.client({ timeoutMs: 50 }).send(get()));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
    expect(server.requests).toHaveLength(1);
  });

  it('fails at the time-out when the body stalls, too', async () => {
    server.responses = [{ halt: true }];
    const error = await failureOf(server.client({ timeoutMs: 100 }).send(get()));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
  });

  it.each(['success', 'download', 'refusal'] as const)('leaves no timer running after a %s', async (kind) => {
    jest.useFakeTimers();
    try {
      const file = new Response('%PDF-1.7 %%EOF', { headers: { 'content-type': 'application/pdf' } });
      const respond = () =>
        kind === 'download' ? file : new Response('{"ok":true}', { status: kind === 'refusal' ? 404 : 200 });
      const client = server.client({ fetch: async () => respond() });
      await (kind === 'download' ? client.download('/api/x', {}) : client.send(get()).catch(() => {}));
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets the caller abort', async () => {
    server.responses = [{ hang: true }];
    const controller = new AbortController();
    const work = failureOf(server.client().send(get('/api/orders', { signal: controller.signal })));
    controller.abort();
    expect(await work).toBe(controller.signal.reason);
  });

  it('marks a write as in flight until the response arrives', async () => {
    const marks: string[] = [];
    const startWrite = () => {
      marks.push('start');
      return () => marks.push('end');
    };
    server.responses = [problem(500)];
    await failureOf(server.client({ startWrite }).send({ method: 'POST', path: '/api/orders' }));
    await server.client({ startWrite }).send(get());
    expect(marks).toEqual(['start', 'end']);
  });
});
