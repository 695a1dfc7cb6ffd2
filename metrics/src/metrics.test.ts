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

it('groups requests as the server says', async () => {
  metrics = await startMetrics('gateway', { port: 0, host: '127.0.0.1' });
  const app = Fastify();
  measureRequests(app, metrics.registry, () => '/listings/:listingId');
  app.get('/*', async () => 'a page');
  await app.inject('/listings/7');
  expect(await metrics.registry.metrics()).toContain('route="/listings/:listingId",status="200"');
  await app.close();
});
