import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { assetRules } from 'shared-contract/listing/listing-asset';
import { documentRules } from 'shared-contract/property/document-rules';
import { ownershipRules } from 'shared-contract/property/ownership-document';
import sharp from 'sharp';
import { fileStorage } from '../file-storage/file-storage.ts';
import { fileDeletions } from '../file-storage/file-storage-tables.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';

const owner = { id: '91000000-0000-4000-8000-000000000001' };
const stranger = { id: '91000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
let photo: Buffer;
let propertyId: string;
let create: ReturnType<typeof spyOnCreate>;
const spyOnCreate = (storage: Awaited<ReturnType<typeof fileStorage>>) => jest.spyOn(storage, 'create');
beforeAll(async () => {
  backend = await testBackend();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  propertyId = (await backend.insert.property({ ownerId: owner.id })).id;
  create = spyOnCreate(await fileStorage(backend.config));
});
afterEach(() => create.mockRestore());
afterAll(() => backend.close());

async function upload(path: string, payload: Buffer = aPdf, { as = owner, ...headers }: Record<string, unknown> = {}) {
  const signedIn = await backend.signInAs(as as typeof owner);
  const all = { ...signedIn, 'content-type': 'application/octet-stream', ...(headers as Record<string, string>) };
  const reply = await backend.inject({ method: 'POST', url: `/api/${path}`, payload }, all);
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
async function expectNothingWritten() {
  expect(create).not.toHaveBeenCalled();
  expect(await backend.database.$count(fileDeletions)).toBe(0);
}

describe('an upload that is not allowed', () => {
  it.each<[string, () => Promise<string>, 'pdf' | 'photo']>([
    ['document', async () => `properties/${propertyId}/documents?category=other`, 'pdf'],
    ['version of a document', async () => `documents/${(await aDocument()).id}/versions`, 'pdf'],
    ['receipt', async () => `expenses/${(await anExpense()).id}/receipt`, 'pdf'],
    ['ownership document', async () => `properties/${propertyId}/ownership-documents?kind=ratesNotice`, 'pdf'],
    ['picture of a property', async () => `properties/${propertyId}/picture`, 'photo'],
    ['photo of a listing', async () => `listings/${(await aListing()).id}/assets?kind=photo`, 'photo'],
    ['profile photo', async () => `customer-users/${owner.id}/photo`, 'photo'],
  ])('is not written when it is the %s of another owner', async (_name, path, kind) => {
    const [url, file] = [await path(), kind === 'pdf' ? aPdf : photo];
    const reply = await upload(url, file, { as: stranger });
    expect(reply.status).toBe(404);
    await expectNothingWritten();
    expect((await upload(url, file)).status).toBeLessThan(300);
  });

  it('is not written for a document in the bin, or one with the maximum of versions', async () => {
    const { id: binned } = await aDocument({ deletedAt: new Date() });
    expect((await upload(`documents/${binned}/versions`)).body).toMatchObject({ code: 'in-bin' });
    const { id: full } = await aDocument({
      files: Array.from({ length: documentRules.maxVersions }, () => 'lease.pdf'),
    });
    expect((await upload(`documents/${full}/versions`)).body).toMatchObject({ code: 'too-many' });
    await expectNothingWritten();
  });

  it('is not written for a property with the maximum of ownership documents', async () => {
    for (let count = 0; count < ownershipRules.maxCount; count++) {
      await backend.insert.ownershipDocument({ ownerId: owner.id, propertyId });
    }
    const full = await upload(`properties/${propertyId}/ownership-documents?kind=ratesNotice`);
    expect(full.body).toMatchObject({ code: 'too-many' });
    await expectNothingWritten();
  });

  it('is not written for a listing with the maximum of photos, or one that was sold', async () => {
    const { id: full } = await aListing({ photos: assetRules.photo.maxCount });
    expect((await upload(`listings/${full}/assets?kind=photo`, photo)).body).toMatchObject({ code: 'too-many' });
    const { id: sold } = await aListing({ status: 'sold' });
    expect((await upload(`listings/${sold}/assets?kind=photo`, photo)).body).toMatchObject({ code: 'not-editable' });
    await expectNothingWritten();
  });

  it('is not written when the listing already has the photo', async () => {
    const path = `listings/${(await aListing()).id}/assets?kind=photo`;
    expect((await upload(path, photo)).status).toBe(201);
    create.mockClear();
    expect((await upload(path, photo)).body.violations).toMatchObject([{ code: 'duplicate' }]);
    await expectNothingWritten();
  });

  it('is not written for another version of a property, or with a malformed Idempotency-Key', async () => {
    const stale = await upload(`properties/${propertyId}/picture`, photo, { 'if-match': '"99"' });
    expect(stale.status).toBe(412);
    const malformed = { 'idempotency-key': 'a b' };
    const path = `properties/${propertyId}/documents?category=other`;
    expect((await upload(path, aPdf, malformed)).body).toMatchObject({ status: 400, code: 'idempotency-key' });
    await expectNothingWritten();
  });

  it('is not received when there were too many from the IP address within a minute', async () => {
    const url = `/api/properties/${propertyId}/ownership-documents?kind=ratesNotice`;
    const statuses = new Set<number>();
    for (let count = 0; count <= 120; count++) {
      statuses.add((await backend.inject({ method: 'POST', url, remoteAddress: '192.0.2.1' })).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
  });
});

describe('an upload that is sent again with its Idempotency-Key', () => {
  const again = { 'idempotency-key': 'one-upload' };

  it('gets its stored reply while the storage is down, and is not written again', async () => {
    const path = `properties/${propertyId}/documents?category=other`;
    const first = await upload(path, aPdf, again);
    expect(first.status).toBe(201);
    create.mockClear();
    create.mockRejectedValue(new Error('down'));
    const second = await upload(path, aPdf, again);
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    const other = await upload(path, Buffer.concat([aPdf, aPdf]), again);
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    await expectNothingWritten();
    expect((await upload(path, aPdf, { 'idempotency-key': 'other' })).status).toBe(503);
  });
});

const aListing = (values: object = {}) => backend.insert.listing({ ownerId: owner.id, ...values });
const anExpense = () => backend.insert.expense({ ownerId: owner.id, propertyId });
const aDocument = async (values: object = {}) =>
  (await backend.insert.document({ ownerId: owner.id, propertyId, ...values })).document;
