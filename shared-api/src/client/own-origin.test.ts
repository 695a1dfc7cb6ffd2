import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { failureOf, get, scriptedServer } from '../testing/scripted-server.ts';
import type { Call } from './api-client.ts';

const server = scriptedServer();

describe('headers', () => {
  it('carry a Bearer token and accept JSON-LD', async () => {
    await server.client().send(get());
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer first', accept: 'application/ld+json' });
  });

  it('name a merge patch for PATCH and plain JSON for POST', async () => {
    await server.client().send({ method: 'PATCH', path: '/api/orders/1', body: { a: null }, ifMatch: '"7"' });
    await server.client().send({ method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' });
    expect(server.requests[0]?.headers).toMatchObject({
      'content-type': 'application/merge-patch+json',
      'if-match': '"7"',
    });
    expect(server.requests[0]?.body).toBe('{"a":null}');
    expect(server.requests[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' });
  });

  it('(c.54) never carry a token to another origin', async () => {
    await server
      .client({ baseUrl: 'http://localhost:1' })
      .send({ method: 'POST', path: `${server.origin}/api/orders`, body: {} });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    expect(server.requests[0]?.headers['x-csrf-token']).toBeUndefined();
  });

  it.each<[string, (own: URL) => string]>([
    ['another port', ({ port }) => `http://127.0.0.1:${port}/api/orders`],
    ['our own name before an @', ({ host, port }) => `http://${host}@127.0.0.1:${port}/api/orders`],
    ['no scheme', ({ port }) => `//127.0.0.1:${port}/api/orders`],
    ['backslashes', ({ port }) => `\\\\127.0.0.1:${port}\\api/orders`],
  ])('(c.54) never carry a token to an origin written with %s', async (_name, write) => {
    const url = write(new URL(server.origin));
    const client = server.client({ baseUrl: 'http://localhost:1', csrfToken: async () => 'csrf-1' });
    await client.send({ method: 'POST', path: url, body: {} }).catch(() => {});
    for (const { headers } of server.requests)
      expect([headers.authorization, headers['x-csrf-token']]).toEqual([undefined, undefined]);
  });

  it.each([301, 302, 303, 307, 308])(
    '(c.54) are not sent to the target of a redirect (%s), whether it is another origin or our own',
    async (status) => {
      const received: string[] = [];
      const elsewhere = createServer((request, response) => {
        received.push(String(request.headers.authorization));
        response.end('{"ok":true}');
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      const foreign = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
      for (const location of [foreign, foreign.replace('localhost', '127.0.0.1'), '/api/orders/2']) {
        server.responses = [{ status, headers: { location } }];
        const call: Call = { method: 'POST', path: '/api/orders', body: {} };
        expect(isNetworkFailure(await failureOf(server.client().send(call)))).toBe(true);
      }
      expect([received, server.requests.map(({ path }) => path)]).toEqual([[], Array(3).fill('/api/orders')]);
      elsewhere.closeAllConnections();
      elsewhere.close();
    },
  );
});
