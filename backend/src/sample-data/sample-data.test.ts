import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { propertyDocuments } from '../documents/document-tables.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { listings } from '../listings/listing-table.ts';
import * as schema from '../schema.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';

const now = new Date('2026-11-27T01:00:00Z');
const url = '/api/sample-data';

let backend: TestBackend;
let olivia: Record<string, string>;
let jack: Record<string, string>;
const oliviaId = '97000000-0000-4000-8000-000000000001';
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  olivia = await backend.signInAs({ id: oliviaId, firstName: 'Olivia' });
  jack = await backend.signInAs({ id: '97000000-0000-4000-8000-000000000002', firstName: 'Jack' });
});
afterAll(() => backend.close());

const get = async (path: string, as = olivia) => (await backend.inject({ url: path }, as)).json();
const create = (as = olivia) => backend.inject({ method: 'POST', url }, as);
const clear = (as = olivia) => backend.inject({ method: 'DELETE', url }, as);
const post = (path: string, payload: object, as = olivia) =>
  backend.inject({ method: 'POST', url: path, payload }, { 'if-match': '*', ...as });
const sampleId = async (as = olivia): Promise<string> => (await create(as)).json().property.id;

/** The number of rows of each table, and of the jobs that wait. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const counts = await Promise.all(
    tables.map(async (table) => [getTableConfig(table).name, await backend.database.$count(table)] as const),
  );
  const { rows } = await backend.database.execute('select count(*)::int as count from pgboss.job');
  return { ...Object.fromEntries(counts), jobs: Number(rows[0]?.count) };
}

describe('sample data', () => {
  it('is one property that says so, with a tenancy in arrears and what waits for an answer', async () => {
    const response = await create();
    expect([response.statusCode, response.json().property.fullAddress]).toEqual([
      201,
      'Sample home, 12 Wattle Street, Richmond VIC 3121',
    ]);
    const { id } = response.json().property;
    const home = await get('/api/overview');
    expect(home).toMatchObject({
      propertyCount: 1,
      properties: [
        { property: { id, sample: true, currentListing: null }, tenancy: { status: 'active', arrearsDays: 3 } },
      ],
    });
    expect(home.tasks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'rentInArrears',
      'applicationNew',
      'enquiryNew',
    ]);
    for (const task of home.tasks) expect(task.property.fullAddress).toMatch(/^Sample home/);
    const roll = await get('/api/rent-roll');
    expect(roll.member).toMatchObject([{ property: { id }, rent: '620.00' }]);
    expect((await get(`/api/enquiries?property.id=${id}`)).totalItems).toBe(2);
    expect((await get(`/api/properties/${id}/expenses`)).totals).toMatchObject({ amount: '2279.90' });
    const { member: documents } = await get(`/api/properties/${id}/documents`);
    expect(documents).toMatchObject([{ name: 'Sample condition report', category: 'conditionReport' }]);
    await clear();
  });

  it('is created once by parallel and repeated requests', async () => {
    const [first, second] = await Promise.all([create(), create()]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await create()).json()).toEqual(first.json());
    expect((await get('/api/properties')).totalItems).toBe(1);
    await clear();
  });

  it('is nothing that another owner can see or clear', async () => {
    const id = await sampleId();
    expect(await get(url, jack)).toMatchObject({ property: null });
    expect((await clear(jack)).statusCode).toBe(204);
    expect((await backend.inject({ url: `/api/properties/${id}` }, jack)).statusCode).toBe(404);
    expect(await get(url)).toMatchObject({ property: { id } });
    await clear();
  });

  it('is never public: not in search, sitemaps, facets or the suburb’s figures, nor by its address', async () => {
    const visible = async () =>
      Promise.all(
        [
          '/api/listings/search?listingType=lease',
          '/api/listings/search-facets?listingType=lease',
          '/api/front-page',
          '/api/suburbs/richmond-vic-3121/market?listingType=lease&propertyType=residential',
          '/api/sitemaps/1',
        ].map(async (path) => {
          const { statusCode, body } = await backend.inject({ url: path });
          return [path, statusCode, body.replaceAll(/"traceId":"[^"]*"/g, '')];
        }),
      );
    const before = await visible();
    const propertyId = await sampleId();
    const [listing] = await backend.database.select().from(listings).where(eq(listings.propertyId, propertyId));
    expect((await backend.inject({ url: `/api/listings/${listing?.id}` })).statusCode).toBe(404);
    expect(await visible()).toEqual(before);
    const published = await post(`/api/listings/${listing?.id}/publish`, {});
    expect([published.statusCode, published.json().code]).toEqual([409, 'sample-data']);
    await clear();
  });

  it('refuses what would advertise, let, order or check, and sends no mail', async () => {
    const id = await sampleId();
    const property = `/api/properties/${id}`;
    const [enquiry] = await backend.database.select().from(enquiries).where(eq(enquiries.status, 'new'));
    const { member: tenancies } = await get(`/api/tenancies?property.id=${id}`);
    const { member: applications } = await get(`/api/applications?property.id=${id}`);
    const tenancy = `/api/tenancies/${tenancies[0].id}`;
    const { unpaidFrom } = await get(`${tenancy}/reminder-options`);
    const patch = (path: string, payload: object) =>
      backend.inject({ method: 'PATCH', url: path, payload }, { ...olivia, 'if-match': '*' });
    const responses = {
      listing: await post('/api/listings', {
        property,
        type: 'sale',
        listingPropertyDetails: [],
        contactDetail: { name: 'Olivia', email: 'olivia@example.com' },
      }),
      order: await post('/api/orders', { target: property }),
      agreement: await post('/api/tenancy-agreements', { property, landlord: `/api/customer-users/${oliviaId}` }),
      check: await post('/api/tenant-checks', {
        id: crypto.randomUUID(),
        property,
        product: 'TICA',
        applicant: {
          name: 'Leo Marino',
          email: 'leo@example.com',
          dateOfBirth: '1990-01-01',
          currentAddress: '4 Swan Street, Richmond VIC 3121',
        },
        consent: true,
      }),
      reply: await post(`/api/enquiries/${enquiry?.id}/replies`, { message: 'Yes, the tram stops around the corner.' }),
      reminder: await post(`${tenancy}/rent-reminders`, { template: 'friendly', unpaidFrom, message: 'Please pay.' }),
      reminders: await patch(`${tenancy}/reminder-options`, { automaticDays: 3 }),
      address: await patch(property, { address: { streetAddress: '12 Wattle Street' } }),
      decision: await patch(`/api/applications/${applications[0].id}`, { status: 'declined' }),
    };
    const codes = Object.entries(responses).map(([name, { statusCode, body }]) => [
      name,
      statusCode,
      JSON.parse(body).code,
    ]);
    expect(codes).toEqual(Object.keys(responses).map((name) => [name, 409, 'sample-data']));
    // The reminder of a document that expires, which a job would send to the owner.
    await backend.database.update(propertyDocuments).set({ expiresOn: '2026-12-04' });
    await backend.runQueue('document-reminders');
    expect(await backend.mails()).toEqual([]);
    await clear();
  });

  it('is cleared completely, with all that its owner added, and leaves the owner’s own rows', async () => {
    const own = await backend.insert.property({ ownerId: oliviaId });
    await backend.insert.tenancy({ ownerId: oliviaId, propertyId: own.id, endDate: null });
    await backend.insert.document({ ownerId: oliviaId, propertyId: own.id });
    const before = await rowCounts();
    const id = await sampleId();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a8' } })
      .jpeg()
      .toBuffer();
    const upload = (path: string, payload: Buffer) =>
      backend.inject(
        { method: 'POST', url: path, payload },
        { ...olivia, 'content-type': 'application/octet-stream', 'if-match': '*' },
      );
    expect((await upload(`/api/properties/${id}/picture`, photo)).statusCode).toBeLessThan(300);
    const { member: expenses } = await get(`/api/properties/${id}/expenses`);
    expect((await upload(`/api/expenses/${expenses[0].id}/receipt?name=tap.pdf`, aPdf)).statusCode).toBeLessThan(300);
    const { member: applications } = await get(`/api/applications?property.id=${id}`);
    expect((await post(`/api/applications/${applications[0].id}/accesses`, {})).statusCode).toBeLessThan(300);
    const { member: tenancies } = await get(`/api/tenancies?property.id=${id}`);
    const receipt = { kind: 'rentReceipt', date: '2026-11-27', amount: '100.00', note: '' };
    expect((await post(`/api/tenancies/${tenancies[0].id}/receipts`, receipt)).statusCode).toBe(201);
    while (await backend.runQueue('image-variants'));
    expect(await rowCounts()).not.toEqual(before);
    expect((await clear()).statusCode).toBe(204);
    // Not what the user stored: jobs, files that will be deleted, and counted requests.
    const others = { jobs: expect.any(Number), file_deletions: expect.any(Number), rate_limits: expect.any(Number) };
    expect(await rowCounts()).toEqual({ ...before, ...others });
    expect((await clear()).statusCode).toBe(204);
  });

  it('takes no receipt number, so that the owner’s own have no gap', async () => {
    const ownerId = '97000000-0000-4000-8000-000000000003';
    const mia = await backend.signInAs({ id: ownerId });
    await create(mia);
    const own = await backend.insert.property({ ownerId });
    const tenancy = await backend.insert.tenancy({
      ownerId,
      propertyId: own.id,
      startDate: '2026-11-01',
      endDate: null,
    });
    const receipt = { kind: 'rentReceipt', date: '2026-11-20', amount: '650.00', note: '' };
    const { receiptNumber } = (await post(`/api/tenancies/${tenancy.id}/receipts`, receipt, mia)).json();
    expect(receiptNumber).toBe(1);
  });
});

it('shows the welcome until the user leaves it', async () => {
  expect((await get('/api/overview', jack)).welcomed).toBe(false);
  expect((await post('/api/customer-users/welcome', {}, jack)).statusCode).toBe(204);
  expect((await get('/api/overview', jack)).welcomed).toBe(true);
  expect((await get('/api/overview')).welcomed).toBe(false);
});
