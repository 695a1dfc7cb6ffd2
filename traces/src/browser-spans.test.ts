import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startTraces, type Tracing } from './index.ts';
import { otlpReceiver } from './testing/otlp-receiver.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-b7ad6b7169203331-01`;
const span = {
  name: 'browser request',
  parent,
  startMs: 1_000_000,
  endMs: 1_000_250,
  events: { responseStart: 200.5 },
};

let receiver: Awaited<ReturnType<typeof otlpReceiver>>;
let tracing: Tracing | null = null;
beforeEach(async () => {
  receiver = await otlpReceiver();
});
afterEach(async () => {
  await tracing?.close();
  await receiver.close();
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

async function startTracing(sampler: Record<string, string> = {}): Promise<Tracing> {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '20', ...sampler };
  Object.assign(process.env, environment);
  tracing = (await startTraces('backend')) as Tracing;
  return tracing;
}

it('a span of a browser belongs to the trace and the time that it names, and to a service of its own', async () => {
  (await startTracing()).addBrowserSpan(span);
  const [received] = await receiver.until('browser request');
  expect(received).toMatchObject({
    service: 'browser',
    traceId,
    parentId: 'b7ad6b7169203331',
    startMs: 1_000_000,
    endMs: 1_000_250,
    events: { responseStart: 200.5 },
    attributes: {},
  });
});

it.each([{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, ratio(0), ratio(0.0001)])(
  'is left out when the sampler would leave its trace out, whatever the browser says: %j',
  async (sampler) => {
    const started = await startTracing(sampler);
    started.addBrowserSpan(span);
    await started.close();
    expect(receiver.raw()).toBe('');
  },
);

function ratio(share: number) {
  return { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: String(share) };
}

it('is sent when the sampler has taken its trace', async () => {
  const started = await startTracing(ratio(0.5));
  const taken = started.startSpan('first', { kind: 'server' });
  const other = { ...span, name: 'browser document', parent: taken.traceparent };
  for (let sent = 0; sent < 20; sent += 1) {
    const next = started.startSpan('next', { kind: 'server' });
    if (next.isSampled) started.addBrowserSpan({ ...other, parent: next.traceparent });
    next.end();
  }
  await started.close();
  const names = receiver.spans().map(({ name }) => name);
  const count = (wanted: string) => names.filter((name) => name === wanted).length;
  expect(count('next')).toBeGreaterThan(0);
  expect(count('browser document')).toBe(count('next'));
});
