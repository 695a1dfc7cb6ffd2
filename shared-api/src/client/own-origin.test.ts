import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { failureOf, get, okBody, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';

const api = scriptedServer();

describe('headers', () => {
  it('sends a Bearer token and asks for JSON-LD', async () => {
    await api.client().call(get(), okBody);
    expect(api.seen[0]?.headers).toMatchObject({ authorization: 'Bearer first', accept: 'application/ld+json' });
  });

  it('writes merge-patch for PATCH and plain JSON for POST', async () => {
    await api.client().call({ method: 'PATCH', path: '/api/orders/1', body: { a: null }, ifMatch: '"7"' }, okBody);
    await api.client().call({ method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' }, okBody);
    expect(api.seen[0]?.headers).toMatchObject({ 'content-type': 'application/merge-patch+json', 'if-match': '"7"' });
    expect(api.seen[0]?.body).toBe('{"a":null}');
    expect(api.seen[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' });
  });

  it('(c.54) keeps token and CSRF token from every other api.origin', async () => {
    await api
      .client({ baseUrl: 'http://localhost:1' })
      .call({ method: 'POST', path: `${api.origin}/api/orders`, body: {} }, okBody);
    expect(api.seen[0]?.headers.authorization).toBeUndefined();
    expect(api.seen[0]?.headers['x-csrf-token']).toBeUndefined();
  });

  it.each<[string, (own: URL) => string]>([
    ['another port', ({ port }) => `http://127.0.0.1:${port}/api/orders`],
    ['our own name before an @', ({ host, port }) => `http://${host}@127.0.0.1:${port}/api/orders`],
    ['no scheme', ({ port }) => `//127.0.0.1:${port}/api/orders`],
    ['backslashes', ({ port }) => `\\\\127.0.0.1:${port}\\api/orders`],
  ])('(c.54) and so for one that is written with %s', async (_name, write) => {
    const url = write(new URL(api.origin));
    const asked = api.client({ baseUrl: 'http://localhost:1', csrfToken: async () => 'csrf-1' });
    await asked.call({ method: 'POST', path: url, body: {} }, okBody).catch(() => {});
    for (const { headers } of api.seen)
      expect([headers.authorization, headers['x-csrf-token']]).toEqual([undefined, undefined]);
  });

  it.each([301, 302, 303, 307, 308])(
    '(c.54) does not follow a redirect (%s) that leads elsewhere, nor one that stays',
    async (status) => {
      const heard: string[] = [];
      const elsewhere = createServer((request, response) => {
        heard.push(String(request.headers.authorization));
        response.end('{"ok":true}');
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      const foreign = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
      for (const location of [foreign, foreign.replace('localhost', '127.0.0.1'), '/api/orders/2']) {
        api.answers = [{ status, headers: { location } }];
        const call: Call = { method: 'POST', path: '/api/orders', body: {} };
        expect(isNetworkFailure(await failureOf(api.client().call(call, okBody)))).toBe(true);
      }
      expect([heard, api.seen.map(({ path }) => path)]).toEqual([[], Array(3).fill('/api/orders')]);
      elsewhere.closeAllConnections();
      elsewhere.close();
    },
  );
});
