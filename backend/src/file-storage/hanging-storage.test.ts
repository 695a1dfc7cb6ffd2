import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { maxRunning, maxWaiting } from '../uploads/upload-queue.ts';
import { fileDeletions } from './file-storage-tables.ts';

/** More than the pool of the test backend has connections. */
const uploads = 6;

/** Requests to the bucket, which answers none of them until {@link refuseAll}. */
const hanging: ServerResponse[] = [];
let isHanging = true;
let bucket: Server;
let backend: TestBackend;
beforeAll(async () => {
  bucket = createServer((request, response) => {
    request.resume();
    if (isHanging) hanging.push(response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
  Object.assign(process.env, credentials, { AWS_REGION: 'test', AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` });
  backend = await testBackend({ fileStorage: 's3://hanging/files' });
});
afterAll(async () => {
  await backend.close();
  bucket.closeAllConnections();
  bucket.close();
});

beforeEach(() => {
  isHanging = true;
});

function refuseAll() {
  isHanging = false;
  for (const response of hanging.splice(0)) response.writeHead(403).end();
}

async function uploadsOf(owner: { id: string }) {
  const property = await backend.insert.property({ ownerId: owner.id });
  const headers = { ...(await backend.signInAs(owner)), 'content-type': 'application/pdf' };
  const url = `/api/properties/${property.id}/documents?name=lease.pdf&category=other`;
  return { property, headers, upload: () => backend.inject({ method: 'POST', url, payload: aPdf }, headers) };
}

async function waitUntil(isTrue: () => boolean) {
  const deadline = performance.now() + 10_000;
  while (!isTrue() && performance.now() < deadline) await wait(20);
}

it('holds no connection of the database while the storage hangs', async () => {
  const { property, headers, upload } = await uploadsOf({ id: crypto.randomUUID() });
  const replies = Promise.all(Array.from({ length: uploads }, upload));
  await waitUntil(() => hanging.length >= uploads);
  expect(hanging.length).toBe(uploads);

  const other = sql`pid <> pg_backend_pid() and datname = current_database()`;
  const open = await backend.database.execute(
    sql`select 1 from pg_stat_activity where state like 'idle in%' and ${other}`,
  );
  expect(open.rowCount).toBe(0);
  expect((await backend.inject({ url: `/api/properties/${property.id}` }, headers)).statusCode).toBe(200);

  refuseAll();
  for (const reply of await replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'file-storage' });
  }
  expect(await backend.database.$count(storedFiles)).toBe(0);
  const due = sql`due_at between now() + interval '50 minutes' and now() + interval '1 hour'`;
  expect(await backend.database.$count(fileDeletions, due)).toBe(uploads);
});

it('has a few uploads in memory while the storage hangs, lets some wait and rejects the others', async () => {
  const { upload } = await uploadsOf({ id: crypto.randomUUID() });
  const rejected: number[] = [];
  const tooMany = 3;
  const replies = Promise.all(
    Array.from({ length: maxRunning + maxWaiting + tooMany }, async () => {
      const reply = await upload();
      if (reply.json().code !== 'uploads-busy') return;
      expect(reply.statusCode).toBe(503);
      rejected.push(Number(reply.headers['retry-after']));
    }),
  );
  await waitUntil(() => rejected.length >= tooMany && hanging.length >= maxRunning);
  expect(rejected).toEqual([10, 10, 10]);
  expect(hanging).toHaveLength(maxRunning);
  refuseAll();
  await replies;
  expect(rejected).toHaveLength(tooMany);
}, 30_000);
