import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { currentTracing, inSpan, logTraceId, startTraces, type Tracing, traceRequests } from './index.ts';
import { otlpReceiver } from './testing/otlp-receiver.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let receiver: Awaited<ReturnType<typeof otlpReceiver>>;
let tracing: Tracing | null;
let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  receiver = await otlpReceiver();
  lines = [];
});
afterEach(async () => {
  await app?.close();
  // Otherwise the exporter would try again after the end of the test.
  receiver.recover();
  await tracing?.close();
  await receiver.close();
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

async function startServer(
  environment: Record<string, string> = {},
  options: Parameters<typeof traceRequests>[1] = {},
): Promise<void> {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    ...environment,
  });
  tracing = await startTraces('test');
  app = Fastify({
    logger: { level: 'info', ...logTraceId(), stream: { write: (line: string) => void lines.push(line) } },
  });
  traceRequests(app, options);
  app.post('/orders/:id', async (request) => {
    request.log.info('saved');
    await inSpan('work', { kind: 'internal', parent: currentTracing()?.current() }, async () => {});
    return 'saved';
  });
  app.get('/broken', async () => {
    throw Object.assign(new Error('secret'), { code: 'E_BROKEN' });
  });
}
const order = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/orders/7?code=secret', headers, payload: { name: 'secret' } });

describe('a request', () => {
  it('is a span with the pattern of its route, and the parent of its work', async () => {
    await startServer();
    await order({ 'x-secret': 'secret', 'user-agent': 'secret' });
    await app.inject('/broken');
    const spans = await receiver.until('POST /orders/:id', 'work', 'GET /broken');
    const request = spans.find(({ name }) => name === 'POST /orders/:id');
    expect(request).toMatchObject({
      service: 'test',
      parentId: undefined,
      attributes: { 'http.route': '/orders/:id', 'http.response.status_code': 200, 'request.id': 'req-1' },
    });
    expect(spans.find(({ name }) => name === 'work')?.parentId).toBe(request?.spanId);
    expect(spans.find(({ name }) => name === 'GET /broken')).toMatchObject({
      failed: true,
      attributes: { 'error.type': '500' },
    });
    expect(receiver.raw()).not.toContain('secret');
  });

  it('is the parent of its work, also when its body arrives late', async () => {
    await startServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const late = request({ port, host: '127.0.0.1', path: '/orders/7', method: 'POST' });
    late.setHeader('content-type', 'application/json').flushHeaders();
    await wait(50);
    late.end('{"name":"secret"}');
    const [response] = await once(late, 'response');
    response.resume();
    const spans = await receiver.until('POST /orders/:id', 'work');
    const parent = spans.find(({ name }) => name === 'POST /orders/:id');
    expect(spans.find(({ name }) => name === 'work')?.parentId).toBe(parent?.spanId);
  });

  it('has its trace in its lines of the log', async () => {
    await startServer();
    await order();
    const [request] = await receiver.until('POST /orders/:id');
    const logged = lines.map((line) => JSON.parse(line)).filter(({ trace_id }) => trace_id !== undefined);
    expect(logged.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
      ['saved', request?.traceId],
      ['request completed', request?.traceId],
    ]);
  });

  it('of a load balancer that checks the health is none', async () => {
    await startServer();
    await app.inject('/health/live');
    await order();
    await receiver.until('POST /orders/:id');
    expect(receiver.spans()).toHaveLength(2);
  });
});

describe('the traceparent of a client', () => {
  const received = async () => (await receiver.until('POST /orders/:id')).find(({ name }) => name !== 'work');

  it('is a link, and neither a parent nor a reason to sample', async () => {
    await startServer();
    await order({ traceparent });
    expect(await received()).toMatchObject({ parentId: undefined, links: ['0af7651916cd43dd8448eb211c80319c'] });
  });

  it('does not make a sampler record that records nothing', async () => {
    await startServer({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    await order({ traceparent });
    await tracing?.close();
    expect(receiver.raw()).toBe('');
    expect(lines.join()).not.toContain('trace_id');
  });

  it('is the parent in a server that only our own servers reach', async () => {
    await startServer({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { isInternal: true });
    await order({ traceparent });
    expect(await received()).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentId: 'b7ad6b7169203331',
    });
  });

  it.each(['', '00-short-01', '00-00000000000000000000000000000000-b7ad6b7169203331-01', `${traceparent}\u00e9`])(
    'is ignored when it is malformed: %j',
    async (malformed) => {
      await startServer({}, { isInternal: true });
      await order({ traceparent: malformed });
      expect(await received()).toMatchObject({ parentId: undefined });
    },
  );
});

describe('the collector', () => {
  it('that is down delays neither requests nor the end, and is in the log once', async () => {
    await receiver.close();
    await startServer();
    for (let sent = 0; sent < 20; sent++) expect((await order()).statusCode).toBe(200);
    await expectSoon(async () => expect(lines.join()).toContain('traces cannot be sent'));
    const started = performance.now();
    await tracing?.close();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(lines.filter((line) => line.includes('traces cannot be sent'))).toHaveLength(1);
    receiver = await otlpReceiver();
  });

  it('that hangs delays neither requests nor the end', async () => {
    await receiver.close();
    receiver = await otlpReceiver({ hangs: true });
    // Without a limit of our own, the end would wait for this one.
    await startServer({ OTEL_EXPORTER_OTLP_TIMEOUT: '60000' });
    const before = performance.now();
    for (let sent = 0; sent < 20; sent++) expect((await order()).statusCode).toBe(200);
    expect(performance.now() - before).toBeLessThan(2_000);
    const started = performance.now();
    await tracing?.close();
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('tells the browser its trace in responses that the server names', async () => {
  await startServer({}, { isAnnounced: ({ method }) => method === 'POST' });
  const { headers } = await order();
  const [span] = await receiver.until('POST /orders/:id');
  expect(headers['server-timing']).toMatch(new RegExp(`^traceparent;desc="00-${span?.traceId}-[0-9a-f]{16}-01"$`));
  expect((await app.inject('/broken')).headers['server-timing']).toBeUndefined();
});

it('imports no library and has no effect when it is off', () => {
  const program = `
    const imported = [];
    (await import('node:module')).registerHooks({ resolve(specifier, context, next) {
      imported.push(specifier);
      return next(specifier, context);
    } });
    const { startTraces, logTraceId } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    const tracing = await startTraces('test');
    console.log(JSON.stringify([tracing, logTraceId(), imported.filter((name) => name.includes('opentelemetry'))]));`;
  const env = (variables: Record<string, string>) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program], { env: variables, encoding: 'utf8' });
  const off = '[null,{},[]]\n';
  expect(env({}).stdout).toBe(off);
  expect(env({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SDK_DISABLED: 'true' }).stdout).toBe(off);
  expect(env({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }).stdout).toContain('@opentelemetry/');
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
])('names %s when its value is wrong', async (name, value) => {
  await expect(startServer({ [name]: value })).rejects.toThrow(`${name}: expected`);
});

async function expectSoon(check: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const failure = await check().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (performance.now() > deadline) throw failure;
    await wait(50);
  }
}
