import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { type Metrics, measureRequests, startMetrics } from './index.ts';

let metrics: Metrics;
afterEach(() => metrics.close());

it('serves the figures of the process and of its requests, without URLs', async () => {
  metrics = await startMetrics('backend', { port: 0, host: '127.0.0.1' });
  const app = Fastify();
  measureRequests(app, metrics.registry);
  app.get('/orders/:id', async () => 'an order');
  await app.inject('/orders/7?code=secret');
  await app.inject('/orders/8');
  await app.inject('/secret');

  const response = await fetch(metrics.url);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toContain(
    'http_request_duration_seconds_count{server="backend",method="GET",route="/orders/:id",status="200"} 2',
  );
  expect(text).toContain('route="unknown",status="404"');
  expect(text).toMatch(/^process_resident_memory_bytes\{server="backend"\} \d+$/m);
  expect(text).not.toContain('secret');
  await app.close();
});

it('names its setting when the port is taken', async () => {
  metrics = await startMetrics('gateway', { port: 0, host: '127.0.0.1' });
  const taken = Number(new URL(metrics.url).port);
  await expect(startMetrics('gateway', { port: taken, host: '127.0.0.1' })).rejects.toThrow(
    `METRICS_PORT: expected a free port, got ${taken}`,
  );
});

it('does not keep a process running that fails to start', async () => {
  const program = `
    const { startMetrics } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    await startMetrics('worker', { port: 0, host: '127.0.0.1' });
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('groups requests as the server says', async () => {
  metrics = await startMetrics('gateway', { port: 0, host: '127.0.0.1' });
  const app = Fastify();
  measureRequests(app, metrics.registry, () => '/listings/:listingId');
  app.get('/*', async () => 'a page');
  await app.inject('/listings/7');
  expect(await metrics.registry.metrics()).toContain('route="/listings/:listingId",status="200"');
  await app.close();
});
