import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { logOptions, logRequests, requestIdHeader } from './request-log.ts';
import { gatewaySite } from './testing/gateway-site.ts';

const uuid = /^[0-9a-f-]{36}$/;
const registry = new Registry();
let site: Awaited<ReturnType<typeof gatewaySite>>;
beforeAll(async () => {
  site = await gatewaySite(registry);
});
afterAll(() => site.close());

describe('the id of a request', () => {
  it('goes to the backend, and replaces one that the client sent', async () => {
    await site.get('/api/orders', { [requestIdHeader]: '00000000-0000-4000-8000-000000000000' });
    const sent = site.seen.at(-1)?.headers[requestIdHeader];
    expect(sent).toMatch(uuid);
    expect(sent).not.toContain('0000-000000000000');
  });

  it('is all that the backend learns: the trace headers of a client end here, also without traces', async () => {
    const trace = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', tracestate: 'a=1' };
    await site.get('/api/orders', { ...trace, baggage: 'user=7' });
    const names = Object.keys(site.seen.at(-1)?.headers ?? {});
    expect(names.filter((name) => ['traceparent', 'tracestate', 'baggage'].includes(name))).toEqual([]);
  });

  it('is in responses with an error, and only there', async () => {
    const response = await site.get('/api/missing');
    expect(response.headers[requestIdHeader]).toBe(site.seen.at(-1)?.headers[requestIdHeader]);
    expect((await site.get('/assets/none.js')).headers[requestIdHeader]).toMatch(uuid);
    expect((await site.get('/api/orders')).headers[requestIdHeader]).toBeUndefined();
  });
});

it('the figures of pages have their path in the page table', async () => {
  await site.get('/listings/7?token=secret');
  await site.get('/no-such-page/secret');
  const text = await registry.metrics();
  expect(text).toContain('route="/listings/:listingId",status="200"');
  expect(text).toContain('route="no page",status="404"');
  expect(text).toContain('route="/api/*"');
  expect(text).not.toContain('secret');
});

it('the log has a line of JSON for each request, without its URL', async () => {
  const lines: string[] = [];
  const app = Fastify(logOptions({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } }));
  logRequests(app);
  app.get('/builds/meta/:file', async () => '{}');
  await app.inject('/builds/meta/b1.json?token=secret');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      name: 'gateway',
      msg: 'request',
      reqId: expect.stringMatching(uuid),
      method: 'GET',
      route: '/builds/meta/:file',
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(lines.join()).not.toContain('secret');
  await app.close();
});
