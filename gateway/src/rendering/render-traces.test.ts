import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { startTraces, type Tracing } from 'traces';
import { otlpReceiver } from 'traces/testing';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { storeServerModules } from '../testing/server-modules.ts';

let folder: string;
let gateway: FastifyInstance;
let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let tracing: Tracing | null;
const seen: (string | undefined)[] = [];
const backend = createServer(({ headers }, response) => {
  seen.push(headers.traceparent as string | undefined);
  response.end('from the backend');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  collector = await otlpReceiver();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' });
  tracing = await startTraces('gateway', [backendUrl]);
  folder = await mkdtemp(join(tmpdir(), 'render-traces-'));
  await mkdir(join(folder, 'assets'));
  const page = `exports.render = async (url) => (await fetch('${backendUrl}/api/listings')).text();`;
  const live = await storeServerModules(folder, { fetching: page });
  await storeBuild(folder, live);
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: 'b', createdAt: live.createdAt }));
  const environment = {
    VERANDAH_RELEASES: folder,
    RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder),
    BACKEND_URL: backendUrl,
  };
  gateway = await createGateway(gatewayConfig(environment));
});
afterAll(async () => {
  await gateway.close();
  await tracing?.close();
  await collector.close();
  backend.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
  await rm(folder, { recursive: true });
});

it('a page that the gateway renders is a span, and the parent of the requests for its data', async () => {
  // The gateway answers without the page until its worker is ready.
  const deadline = performance.now() + 30_000;
  for (;;) {
    const { body } = await gateway.inject({ url: '/fetching?code=secret' });
    if (body.includes('from the backend')) break;
    if (performance.now() > deadline) throw new Error(`The page is not rendered after 30 s, got ${body}`);
    await wait(50);
  }
  // Renderings that failed before it have spans too.
  const render = await collector.untilSpan(
    `a rendering that the backend has seen: ${seen}`,
    ({ name, traceId, spanId }) => name === 'render remote-a' && seen.includes(`00-${traceId}-${spanId}-01`),
  );
  expect(render.attributes).toMatchObject({ 'page.release': 'remote-a@1.0.0', 'page.file': 'fetching.cjs' });
  const request = await collector.untilSpan('the request of the page', ({ spanId }) => spanId === render.parentId);
  expect(request.name).toBe('GET /fetching');
  expect(collector.raw()).not.toContain('secret');
});
