import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTraces, type Tracing } from 'traces';
import { otlpReceiver } from 'traces/testing';
import { type TestBackend, testBackend } from '../testing/index.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const span = { kind: 'request', traceparent, endedAgo: 500, duration: 120.5, events: { responseStart: 100 } };

let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let tracing: Tracing | null;
let backend: TestBackend;
beforeAll(async () => {
  collector = await otlpReceiver();
  backend = await testBackend({ logEntriesPerMinute: 100 });
});
afterAll(async () => {
  await backend.close();
  await tracing?.close();
  await collector.close();
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

/** Without access and CSRF token. */
const post = (payload: object, headers: Record<string, string> = {}) =>
  backend.inject({
    method: 'POST',
    url: '/api/browser-spans',
    payload,
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4300', ...headers },
  });

it('accepts spans while traces are off, and sends none', async () => {
  expect((await post({ spans: [span] })).statusCode).toBe(204);
  expect(collector.raw()).toBe('');
});

describe('while traces are on', () => {
  beforeAll(async () => {
    Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' });
    tracing = await startTraces('backend');
  });

  it('sends spans with the times of the server’s clock', async () => {
    const before = Date.now();
    expect((await post({ spans: [span, { ...span, kind: 'document', events: {} }] })).statusCode).toBe(204);
    const sent = await collector.until('browser request', 'browser document');
    const request = sent.find(({ name }) => name === 'browser request');
    expect(request).toMatchObject({ service: 'browser', traceId, parentId: 'b7ad6b7169203331' });
    expect(request?.endMs).toBeGreaterThanOrEqual(before - 500);
    expect(request?.endMs).toBeLessThan(before + 5_000);
    expect((request?.endMs ?? 0) - (request?.startMs ?? 0)).toBeCloseTo(120.5, 1);
    expect(request?.events.responseStart).toBeCloseTo(100, 1);
  });

  it.each([
    ['a malformed traceparent', { ...span, traceparent: 'secret' }],
    ['a trace that was left out', { ...span, traceparent: traceparent.replace(/1$/, '0') }],
    ['a negative time', { ...span, duration: -1 }],
    ['a time of hours', { ...span, endedAgo: 4_000_000 }],
    ['another kind', { ...span, kind: 'secret' }],
  ])('rejects %s', async (_what, wrong) => {
    expect((await post({ spans: [wrong] })).statusCode).toBe(422);
    expect(collector.raw()).not.toContain('secret');
  });

  it('ignores moments that it does not know, which a newer shell may send', async () => {
    const newer = { ...span, duration: 130, events: { responseStart: 90, secretMoment: 1 } };
    expect((await post({ spans: [newer] })).statusCode).toBe(204);
    const sent = await collector.untilSpan(
      'the newer span',
      ({ events }) => Math.round(events.responseStart ?? 0) === 90,
    );
    expect(Object.keys(sent.events)).toEqual(['responseStart']);
    expect(collector.raw()).not.toContain('secret');
  });

  it('rejects more spans than a page sends at once, and requests of other sites', async () => {
    expect((await post({ spans: Array.from({ length: 51 }, () => span) })).statusCode).toBe(422);
    expect((await post({ spans: [span] }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('limits the requests of an address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 25; sent += 1) statuses.push((await post({ spans: [] })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
