import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aPdf, insertProperty, signInAs } from 'backend/testing';
import { folderStorage, keysIn, openStorage } from 'storage';
import { openTestBucket } from 'storage/testing';
import { copyStore, goLive, orders } from './testing/release-store.ts';
import { type SeveralServers, startSeveralServers } from './testing/several-servers.ts';

/* Releases, photos and documents in a bucket of a Ceph gateway, with two gateways and two backends. */

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let site: SeveralServers;
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await startSeveralServers(bucket);
  // A gateway is ready once it has copied the releases.
  await Promise.all(site.gatewayUrls.map((url) => untilBuild(url, orders().id)));
});
afterAll(async () => {
  await site?.close();
  await bucket?.close();
});

async function untilBuild(url: string, id: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (((await (await fetch(`${url}/health/ready`)).json()) as { build: string }).build !== id) {
    if (performance.now() > deadline) throw new Error(`${url} does not serve the build ${id} after 10 s.`);
    await wait(50);
  }
}

it('serves releases from the bucket at every gateway, and a new build within seconds', async () => {
  for (const url of site.gatewayUrls) {
    expect((await fetch(`${url}/orders`)).status).toBe(200);
    expect(await (await fetch(`${url}/assets/shell/shell.1.js`)).text()).toBe('export {}');
  }
  const next = orders({ id: '2' });
  await goLive(site.releases, next);
  await copyStore(folderStorage(site.releases), await openStorage(`${bucket.address}/releases`));
  await Promise.all(site.gatewayUrls.map((url) => untilBuild(url, next.id)));
});

it('stores a document in the bucket, which both backends can read', async () => {
  const owner = { id: randomUUID() };
  const { database, close } = await site.openDatabase();
  const { id: propertyId } = await insertProperty(database, { ownerId: owner.id });
  const headers = await signInAs(database, owner, new Date());
  await close();
  const made = await fetch(`${site.url}/api/properties/${propertyId}/documents?name=lease.pdf&category=other`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: aPdf,
  });
  expect(made.status).toBe(201);
  const { versions } = (await made.json()) as { versions: [{ id: string }] };
  for (let request = 0; request < 6; request += 1) {
    const file = await fetch(`${site.url}/api/document-versions/${versions[0].id}/file`, { headers });
    expect(Buffer.from(await file.arrayBuffer()).equals(aPdf)).toBe(true);
  }
  const files = await keysIn(await openStorage(`${bucket.address}/files`), '');
  expect(files).toEqual([expect.stringMatching(/^files\/[0-9a-f-]{36}$/), 'storage.json']);
});

it('serves pages while the bucket is down, also after a gateway was killed', async () => {
  await bucket.close();
  await site.gateways[0]?.kill();
  await site.gateways[0]?.start();
  for (const url of site.gatewayUrls) {
    expect((await fetch(`${url}/orders`)).status).toBe(200);
    expect((await fetch(`${url}/assets/shell/shell.1.js`)).status).toBe(200);
  }
});
