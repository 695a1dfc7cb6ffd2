import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from 'backend/testing';
import { otlpReceiver, type ReceivedSpan } from 'traces/testing';
import { startTracedServers } from './testing/start-traced-servers.ts';

/** A word in place of personal data: nothing that is sent to the collector may contain it. */
const secret = 'zanzibar';
const owner = { id: '51000000-0000-4000-8000-000000000001', username: `${secret}@example.com` };

let folder: string;
let data: TestBackend;
let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let servers: Awaited<ReturnType<typeof startTracedServers>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  [data, collector] = await Promise.all([testBackend(), otlpReceiver()]);
  servers = await startTracedServers({ databaseUrl: data.url, folder, collector: collector.url });
});
afterAll(async () => {
  await servers?.stop();
  await collector?.close();
  await data?.close();
  await rm(folder, { recursive: true, force: true });
});

const named = (spans: readonly ReceivedSpan[], name: string) => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`Expected a span ${name}, got ${spans.map((span) => span.name)}.`);
  return found;
};

/** The headers of a signed-out browser, with secrets in them. */
async function guestHeaders(): Promise<Record<string, string>> {
  const response = await fetch(`${servers.url}/api/auth/csrf-token`);
  const { csrfToken } = await response.json();
  return {
    'x-csrf-token': csrfToken,
    'content-type': 'application/json',
    'user-agent': secret,
    'x-forwarded-for': '203.0.113.77',
    origin: servers.url,
    cookie: `${response.headers.get('set-cookie')?.split(';')[0]}; other=${secret}`,
  };
}

describe('a request through gateway and backend', () => {
  let spans: ReceivedSpan[];
  let serverTiming: string | null;
  beforeAll(async () => {
    const headers = await guestHeaders();
    const listing = await data.insert.listing({ ownerId: owner.id, contactEmail: owner.username });
    await fetch(`${servers.url}/api/suburbs?q=${secret}`);
    const response = await fetch(`${servers.url}/api/enquiries`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        listing: `/api/listings/${listing.id}`,
        name: secret,
        email: `${secret}@example.com`,
        reasons: ['price'],
        message: `Is this ${secret}?`,
      }),
    });
    serverTiming = response.headers.get('server-timing');
    expect(response.status).toBe(201);
    spans = await collector.until(
      'GET /api/*',
      'POST /api/*',
      'POST /api/enquiries',
      'GET /api/suburbs',
      'job search-totals',
    );
  });

  it('is one trace from the gateway to the statements of the database', () => {
    const gateway = named(spans, 'POST /api/*');
    const trace = spans.filter(({ traceId }) => traceId === gateway.traceId);
    expect(gateway).toMatchObject({ service: 'gateway', parentId: undefined });
    const passedOn = trace.find(({ parentId }) => parentId === gateway.spanId);
    expect(passedOn).toMatchObject({ service: 'gateway', name: expect.stringMatching(/^POST 127\.0\.0\.1:\d+$/) });
    const backend = named(trace, 'POST /api/enquiries');
    expect(backend).toMatchObject({ service: 'backend', parentId: passedOn?.spanId });
    const statements = trace.filter(({ attributes }) => attributes['db.system.name']);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT enquiries', 'COMMIT']));
    expect(new Set(statements.map(({ parentId }) => parentId))).toEqual(new Set([backend.spanId]));
    expect(named(trace, 'INSERT enquiries').attributes['db.query.text']).toMatch(/^insert into "enquiries" .*\$1/);
    expect(trace).toHaveLength(statements.length + 3);
  });

  it('has the same request id in both servers, which is that of the log', () => {
    const gateway = named(spans, 'POST /api/*');
    const id = gateway.attributes['request.id'];
    expect(named(spans, 'POST /api/enquiries').attributes['request.id']).toBe(id);
    const logged = servers.lines.filter((line) => line.includes(String(id))).map((line) => JSON.parse(line));
    const withTrace = logged.filter(({ trace_id }) => trace_id === gateway.traceId);
    expect(withTrace.map(({ msg }) => msg).sort()).toEqual(['request', 'request completed']);
  });

  it('tells the browser its trace', () => {
    const { traceId, spanId } = named(spans, 'POST /api/*');
    expect(serverTiming).toBe(`traceparent;desc="00-${traceId}-${spanId}-01"`);
  });

  it('leaves jobs to traces of their own', () => {
    const job = named(spans, 'job search-totals');
    expect(job).toMatchObject({ parentId: undefined, attributes: { 'job.name': 'search-totals', 'job.attempt': 1 } });
    expect(spans.some(({ parentId, attributes }) => parentId === job.spanId && attributes['db.query.text'])).toBe(true);
  });

  it('leaves no personal data in any span', () => {
    for (const text of [secret, '203.0.113.77', '/listings/', 'token=']) expect(collector.raw()).not.toContain(text);
    for (const { attributes } of spans) expect(String(attributes['db.query.text'] ?? '')).not.toContain("'");
  });
});

it('what a browser reports is in the trace of the servers that responded', async () => {
  const headers = await guestHeaders();
  const response = await fetch(`${servers.url}/api/suburbs?q=rich`, { headers });
  const [, traceparent] = /desc="(.+)"/.exec(response.headers.get('server-timing') ?? '') ?? [];
  const span = { kind: 'request', traceparent, endedAgo: 5, duration: 20, events: { responseStart: 15 } };
  const body = JSON.stringify({ spans: [span] });
  const reported = await fetch(`${servers.url}/api/browser-spans`, { method: 'POST', headers, body });
  expect(reported.status).toBe(204);
  const received = await collector.untilSpan('a span of the browser', ({ service }) => service === 'browser');
  const parent = await collector.untilSpan('its parent', ({ spanId }) => spanId === received.parentId);
  expect(parent).toMatchObject({ service: 'gateway', name: 'GET /api/*', traceId: received.traceId });
  const trace = collector.spans().filter(({ traceId }) => traceId === received.traceId);
  expect(trace.map(({ service }) => service)).toEqual(expect.arrayContaining(['gateway', 'backend', 'browser']));
  expect(trace.some(({ attributes }) => attributes['db.query.text'])).toBe(true);
});

it('the traceparent of a client is not continued, neither by the gateway nor behind it', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${servers.url}/api/places?q=rich`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  const spans = await collector.until('GET /api/places');
  const { service, parentId } = named(spans, 'GET /api/places');
  expect(service).toBe('backend');
  expect(parentId).not.toBe('b7ad6b7169203331');
  const linked = await collector.untilSpan(`a span with a link to ${traceId}`, ({ links }) => links.includes(traceId));
  expect(linked).toMatchObject({ service: 'gateway', parentId: undefined });
  expect(collector.spans().map((span) => span.traceId)).not.toContain(traceId);
});
