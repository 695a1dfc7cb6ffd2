import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documentVersions } from '../documents/document-tables.ts';
import { fileKey, fileStorage } from '../file-storage/file-storage.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { exportFor, rowsOf, unzip } from './testing/read-archive.ts';

const olivia = { id: '80000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: TestBackend;
let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'data-export-'));
  backend = await testBackend({ temporaryFolder: temporary });
});
afterAll(async () => {
  await backend.close();
  await rm(temporary, { recursive: true });
});

describe('GET /api/data-export', () => {
  it('is a download with a length that is not cached', async () => {
    const { headers, rawPayload } = await backend.inject({ url: '/api/data-export' }, olivia);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="verandah-data-${new Date().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
      'content-length': String(rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('requires an access token; the cookie of a link is not enough', async () => {
    const { cookie = '' } = await backend.signInAs(olivia);
    expect((await backend.inject({ url: '/api/data-export', headers: { cookie } })).statusCode).toBe(401);
  });

  it('(c.41) replies with a problem instead of half an archive and leaves no file behind', async () => {
    const broken = await testBackend({ temporaryFolder: temporary });
    try {
      const headers = await broken.signInAs(olivia);
      await broken.database.execute('alter table tenant_checks rename to elsewhere');
      const response = await broken.inject({ url: '/api/data-export' }, headers);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        500,
        'application/problem+json; charset=utf-8',
      ]);
      expect(response.headers['content-disposition']).toBeUndefined();
    } finally {
      await broken.close();
    }
    await exportFor(backend, olivia);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('has all other files when one is lost, and names that one', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    const headers = { ...(await backend.signInAs(olivia)), 'content-type': 'application/octet-stream' };
    const ids: string[] = [];
    for (const name of ['lost.pdf', 'lease.pdf']) {
      const url = `/api/properties/${propertyId}/documents?name=${name}&category=other`;
      ids.push((await backend.inject({ method: 'POST', url, payload: aPdf }, headers)).json().versions[0].id);
    }
    const [lost = '', other = ''] = ids;
    const [{ fileId } = { fileId: '' }] = await backend.database
      .select({ fileId: documentVersions.fileId })
      .from(documentVersions)
      .where(eq(documentVersions.id, lost));
    await (await fileStorage(backend.config)).remove(fileKey(fileId ?? ''));
    const files = await exportFor(backend, olivia);
    const named = (id: string) =>
      Object.entries(files).find(([name]) => name.startsWith('files/') && name.includes(id));
    expect(named(other)?.[1]).toBe(aPdf.toString());
    expect(named(lost)?.[1]).toHaveLength(0);
    expect(files['README.txt']).toContain(`so they are empty here. Please contact us:\n${named(lost)?.[0]}\n`);
  });

  it('(c.41) completes when the access token expires during the download', async () => {
    let now = new Date();
    const patient = await testBackend({ temporaryFolder: temporary, clock: () => now });
    try {
      const address = await patient.app.listen({ port: 0, host: '127.0.0.1' });
      const { authorization = '' } = await patient.signInAs(olivia);
      const ask = () => fetch(`${address}/api/data-export`, { headers: { authorization } });
      const response = await ask();
      now = new Date(now.getTime() + 3600_000);
      expect((await ask()).status).toBe(401);
      const files = await unzip(Buffer.from(await response.arrayBuffer()));
      expect(rowsOf(files, 'profile')).toHaveLength(1);
    } finally {
      await patient.close();
    }
  });

  it('limits exports per hour and IP address', async () => {
    const modest = await testBackend({ dataExportsPerHour: 2 });
    const headers = await modest.signInAs(olivia);
    const ask = async () => (await modest.inject({ url: '/api/data-export' }, headers)).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    await modest.close();
  });
});
