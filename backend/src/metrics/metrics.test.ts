import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { type Backend, createBackend } from '../create-backend.ts';
import { connect, type OpenDatabase } from '../database/open-database.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

const registry = new Registry();
let site: TestBackend;
let opened: OpenDatabase;
let backend: Backend;
beforeAll(async () => {
  site = await testBackend();
  opened = connect(site.url, 3);
  const fileStorage = join(site.config.dataFolder, 'files');
  const replica = { databaseUrl: site.url, databaseReadUrl: site.url, fileStorage };
  backend = await createBackend({ ...site.config, ...replica, worker: 'separate' }, opened, registry);
});
afterAll(async () => {
  await backend.close();
  await opened.close();
  await site.close();
});

it('measures requests by the pattern of their route, connections and jobs', async () => {
  await backend.app.inject('/api/listings/50000000-0000-4000-8000-00000000000a');
  const text = await registry.metrics();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/listings\/:\w+",status="404"\} 1$/m,
  );
  expect(text).toMatch(/^database_connections\{pool="primary",state="open"\} [1-3]$/m);
  expect(text).toMatch(/^database_connections\{pool="replica",state="waiting"\} 0$/m);
  expect(text).toMatch(/^jobs\{queue="refunds",state="ready"\} \d+$/m);
  expect(text).not.toContain('50000000');
});

it('takes the id of a request from the gateway, and only an id', async () => {
  const traceOf = async (id: string) =>
    (await backend.app.inject({ url: '/api/no-such-thing', headers: { 'x-request-id': id } })).json().traceId;
  const given = '0f0e0d0c-1111-4222-8333-444455556666';
  expect(await traceOf(given)).toBe(given);
  expect(await traceOf('one\nline more')).toMatch(/^[0-9a-f-]{36}$/);
});
