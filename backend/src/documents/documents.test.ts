import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documentRules } from 'shared-contract/property/document-rules';
import sharp from 'sharp';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import { properties } from '../properties/property-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { waitForLock } from '../testing/wait-for-lock.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { propertyDocuments } from './document-tables.ts';

const olivia = { id: '65000000-0000-4000-8000-000000000001' };
const jack = { id: '65000000-0000-4000-8000-000000000002' };
const own = { ownerId: olivia.id };
const day = 86_400_000;

let backend: TestBackend;
let headers: Record<string, string>;
let propertyId: string;
let now = new Date('2026-11-23T01:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  headers = await backend.signInAs(olivia);
  propertyId = (await backend.insert.property(own)).id;
});

const listPath = () => `/api/properties/${propertyId}/documents`;
const list = async (query = '') => (await backend.inject({ url: `${listPath()}${query}` }, headers)).json();
const read = async (id: string) => (await backend.inject({ url: `/api/documents/${id}` }, headers)).json();
const send = (url: string, payload: Buffer = aPdf, type = 'application/pdf') =>
  backend.inject({ method: 'POST', url, payload }, { ...headers, 'content-type': type });
const upload = async (name: string) => (await send(`${listPath()}?category=insurance&name=${name}`)).json();
const change = (id: string, payload: object, ifMatch = '*') =>
  backend.inject({ method: 'PATCH', url: `/api/documents/${id}`, payload, headers: { 'if-match': ifMatch } }, headers);
const remove = (id: string) => backend.inject({ method: 'DELETE', url: `/api/documents/${id}` }, headers);
const restore = (id: string) => backend.inject({ method: 'POST', url: `/api/documents/${id}/restore` }, headers);
const numbers = ({ versions }: { versions: { number: number }[] }) => versions.map(({ number }) => number);

describe('the documents of a property', () => {
  it('are uploaded into a category, and named like their file', async () => {
    const response = await send(`${listPath()}?category=insurance&name=Landlord%20policy.PDF`);
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      {
        name: 'Landlord policy',
        category: 'insurance',
        expiresOn: null,
        deletedAt: null,
        versions: [{ number: 1, fileName: 'Landlord policy.PDF', mediaType: 'application/pdf', byteSize: aPdf.length }],
        shares: [],
      },
    ]);
    await backend.insert.document({ ...own, propertyId, category: 'strata' });
    expect((await list()).totalItems).toBe(2);
    expect((await list('?category=strata')).member).toMatchObject([{ category: 'strata' }]);
  });

  it('are PDFs and pictures only, checked by their bytes', async () => {
    const url = `${listPath()}?category=other&name=x.pdf`;
    const script = await send(url, Buffer.from('<script>alert(1)</script>'));
    expect([script.statusCode, script.json().violations[0].message]).toMatchObject([422, /PDF or a JPEG/]);
    const picture = await sharp({ create: { width: 390, height: 700, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(url, picture, 'image/png')).json().versions).toMatchObject([{ mediaType: 'image/png' }]);
    const half = await send(url, picture.subarray(0, picture.length / 2), 'image/png');
    expect([half.statusCode, half.json().violations[0].message]).toMatchObject([422, /damaged/]);
    // Two kilobytes after the mark at the end are the most that a download accepts.
    for (const [bytes, status] of [
      [2000, 201],
      [2100, 422],
    ] as const) {
      const padding = Buffer.alloc(bytes);
      expect([bytes, (await send(url, Buffer.concat([picture, padding]), 'image/png')).statusCode]).toEqual([
        bytes,
        status,
      ]);
      expect([bytes, (await send(url, Buffer.concat([aPdf, padding]))).statusCode]).toEqual([bytes, status]);
    }
    expect((await list()).totalItems).toBe(3);
  });

  it('change name, category and expiry date, unless another device changed them first', async () => {
    const { id } = await upload('policy.pdf');
    const response = await change(id, { name: ' Policy 2027 ', category: 'other', expiresOn: '2027-06-30' });
    expect(response.json()).toMatchObject({ name: 'Policy 2027', category: 'other', expiresOn: '2027-06-30' });
    expect((await change(id, { expiresOn: null }, '"1"')).statusCode).toBe(412);
    expect((await change(id, { name: '  ' })).json().violations).toMatchObject([{ message: 'Enter a name.' }]);
    expect((await change(id, { expiresOn: '0202-06-30' })).json().violations).toMatchObject([
      { propertyPath: 'expiresOn', message: 'Check the year of this date.' },
    ]);
    expect((await change(id, { expiresOn: null })).json().expiresOn).toBeNull();
  });

  it('are 404 for another owner, also their files', async () => {
    const { id, versions } = await upload('policy.pdf');
    for (const url of [listPath(), `/api/documents/${id}`, versions[0].file]) {
      expect([url, (await backend.inject({ url }, jack)).statusCode]).toEqual([url, 404]);
    }
    for (const method of ['DELETE', 'PATCH'] as const) {
      const asked = { method, url: `/api/documents/${id}`, payload: method === 'PATCH' ? { name: 'Mine' } : undefined };
      expect((await backend.inject({ ...asked, headers: { 'if-match': '*' } }, jack)).statusCode).toBe(404);
    }
    expect(await read(id)).toMatchObject({ name: 'policy', deletedAt: null });
  });
});

describe('the versions of a document', () => {
  it('are listed latest first, and every one can be downloaded', async () => {
    const { id } = await upload('policy-2025.pdf');
    const later = Buffer.concat([aPdf, Buffer.from('%%EOF\n')]);
    await send(`/api/documents/${id}/versions?name=policy-2026.pdf`, later);
    const document = await read(id);
    expect(document.name).toBe('policy-2025');
    expect(document.versions).toMatchObject([
      { number: 2, fileName: 'policy-2026.pdf' },
      { number: 1, fileName: 'policy-2025.pdf' },
    ]);
    const files = await Promise.all(
      document.versions.map(({ file }: { file: string }) => backend.inject({ url: file }, headers)),
    );
    expect(files.map(({ rawPayload }) => rawPayload)).toEqual([later, aPdf]);
    expect(files[0]?.headers['content-disposition']).toContain('attachment; filename="policy-2026.pdf"');
  });

  it('have different numbers when they are uploaded at the same time', async () => {
    const { id } = await upload('policy.pdf');
    await Promise.all([1, 2, 3].map((index) => send(`/api/documents/${id}/versions?name=v${index}.pdf`)));
    expect(numbers(await read(id))).toEqual([4, 3, 2, 1]);
  });
});

describe('the bin', () => {
  it('takes a deleted document, which cannot be changed there, and gives it back', async () => {
    const { id } = await upload('policy.pdf');
    expect((await remove(id)).statusCode).toBe(204);
    expect((await list()).totalItems).toBe(0);
    expect((await list('?bin=true')).member).toMatchObject([{ id, deletedAt: now.toISOString() }]);
    expect((await change(id, { name: 'New' })).json().code).toBe('in-bin');
    expect((await send(`/api/documents/${id}/versions?name=v2.pdf`)).json().code).toBe('in-bin');
    expect((await restore(id)).json()).toMatchObject({ id, deletedAt: null });
    expect((await restore(id)).statusCode).toBe(200);
    expect((await list()).member).toMatchObject([{ id }]);
    expect((await list('?bin=true')).totalItems).toBe(0);
  });

  it('is emptied by hand, one document with the files of all its versions', async () => {
    const { id } = await upload('policy.pdf');
    await send(`/api/documents/${id}/versions?name=v2.pdf`);
    const deleteNow = (as: object = headers) =>
      backend.inject({ method: 'DELETE', url: `/api/binned-documents/${id}` }, as as Record<string, string>);
    expect((await deleteNow()).json().code).toBe('not-in-bin');
    await remove(id);
    expect((await deleteNow(jack)).statusCode).toBe(404);
    const files = await backend.database.$count(storedFiles);
    expect((await deleteNow()).statusCode).toBe(204);
    expect((await read(id)).status).toBe(404);
    expect(await backend.database.$count(storedFiles)).toBe(files - 2);
  });

  it('doesn’t count against the limit, which a restored document must fit', async () => {
    const row = { ownerId: olivia.id, propertyId, name: 'Paper', category: 'other' as const };
    const { id } = await upload('last.pdf');
    const full = Array.from({ length: documentRules.maxDocuments - 1 }, () => row);
    await backend.database.insert(propertyDocuments).values(full);
    const add = () => send(`${listPath()}?category=other&name=one-more.pdf`);
    expect((await add()).json().code).toBe('too-many');
    await remove(id);
    expect((await add()).statusCode).toBe(201);
    expect((await restore(id)).json().code).toBe('too-many');
  });

  it('is restored after a lock of the property, as its deletion takes them, so that the two don’t deadlock', async () => {
    const { database } = backend;
    const { id } = await upload('policy.pdf');
    await remove(id);
    const restoring = await database.transaction(async (transaction) => {
      await transaction.select().from(properties).where(eq(properties.id, propertyId)).for('update');
      const response = restore(id);
      await waitForLock(database);
      const isDocument = eq(propertyDocuments.id, id);
      await transaction.select().from(propertyDocuments).where(isDocument).for('update', { noWait: true });
      return { response };
    });
    expect((await restoring.response).json().deletedAt).toBeNull();
  });

  it('doesn’t keep a property from being deleted', async () => {
    const { id } = await upload('policy.pdf');
    const removeProperty = () => backend.inject({ method: 'DELETE', url: `/api/properties/${propertyId}` }, headers);
    expect((await removeProperty()).json().detail).toContain('1 document');
    await remove(id);
    const files = await backend.database.$count(storedFiles);
    expect((await removeProperty()).statusCode).toBe(204);
    expect(await backend.database.$count(storedFiles)).toBe(files - 1);
  });

  it('counts the days from the first deletion', async () => {
    const { id } = await upload('policy.pdf');
    await remove(id);
    const first = (await read(id)).deletedAt;
    now = new Date(now.getTime() + day);
    headers = await backend.signInAs(olivia);
    await remove(id);
    expect((await read(id)).deletedAt).toBe(first);
  });

  it('is emptied after 30 days, with the files of all versions', async () => {
    const { database } = backend;
    const { id } = await upload('old.pdf');
    await send(`/api/documents/${id}/versions?name=newer.pdf`);
    const current = await upload('current.pdf');
    await remove(id);
    // The job also deletes sessions that have expired by then.
    const cleanUpAfter = async (days: number) => {
      await deleteExpiredRows(database, new Date(now.getTime() + days * day));
      headers = await backend.signInAs(olivia);
    };
    await cleanUpAfter(29.9);
    expect(numbers(await read(id))).toEqual([2, 1]);
    const files = await database.$count(storedFiles);
    await cleanUpAfter(30.1);
    expect((await read(id)).status).toBe(404);
    expect(await read(current.id)).toMatchObject({ name: 'current' });
    expect(await database.$count(storedFiles)).toBe(files - 2);
  });
});
