import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertProperty, insertTenancy, type TestBackend, type TestUser, testBackend } from 'backend/testing';

const olivia: TestUser = { id: '11111111-1111-4111-8111-111111111111' };
const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };

// Already 21 November in Melbourne, still the 20th in Perth.
const now = new Date('2026-11-20T14:30:00Z');

let backend: TestBackend;
let melbourne: string;
let perth: string;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  const { database } = backend;
  const own = { ownerId: olivia.id };
  melbourne = (await insertProperty(database, own)).id;
  perth = (await insertProperty(database, { ...own, state: 'WA', timeZone: 'Australia/Perth' })).id;
  await insertTenancy(database, { ...own, propertyId: melbourne, partPaymentCents: 12_000 });
  await insertTenancy(database, { ...own, propertyId: melbourne, startDate: '2025-01-01', endDate: '2025-12-31' });
  await insertTenancy(database, { ...own, propertyId: perth, startDate: '2026-11-21', endDate: null, paidTo: null });
  const foreign = await insertProperty(database, { ownerId: jack.id });
  await insertTenancy(database, { ownerId: jack.id, propertyId: foreign.id });
});
afterAll(() => backend.close());

async function get(url: string, as: TestUser = olivia) {
  const response = await backend.inject({ method: 'GET', url }, as);
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

describe('GET /api/tenancies', () => {
  it('lists the tenancies of a property, latest start first', async () => {
    const { status, body } = await get(`/api/tenancies?property.id=${melbourne}`);
    expect(status).toBe(200);
    expect(body.totalItems).toBe(2);
    expect(body.member[0]).toMatchObject({
      '@type': 'Tenancy',
      property: { '@id': `/api/properties/${melbourne}`, fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
      rent: '650.00',
      rentFrequency: 'week',
      bond: '2600.00',
      paidTo: '2026-11-14',
      partPayment: '120.00',
    });
    expect(body.member.map((one: { startDate: string }) => one.startDate)).toEqual(['2026-02-01', '2025-01-01']);
  });

  it('accepts the IRI of the property', async () => {
    expect((await get(`/api/tenancies?property.id=/api/properties/${melbourne}`)).body.totalItems).toBe(2);
  });

  it('V31 computes status and arrears from the date in the property’s time zone', async () => {
    const [current, past] = (await get(`/api/tenancies?property.id=${melbourne}`)).body.member;
    expect(current).toMatchObject({ status: 'ending', arrearsDays: 7 });
    expect(past).toMatchObject({ status: 'ended', arrearsDays: 0 });
    const [there] = (await get(`/api/tenancies?property.id=${perth}`)).body.member;
    expect(there).toMatchObject({ status: 'upcoming', endDate: null, paidTo: null, arrearsDays: 0 });
  });

  it('hides other owners’ tenancies', async () => {
    expect((await get(`/api/tenancies?property.id=${melbourne}`, jack)).body).toMatchObject({
      totalItems: 0,
      member: [],
    });
    expect((await get('/api/tenancies', jack)).body.totalItems).toBe(1);
    expect((await get('/api/tenancies')).body.totalItems).toBe(3);
  });
});

describe('GET /api/tenancies/{id}', () => {
  it('returns an ETag', async () => {
    const [first] = (await get(`/api/tenancies?property.id=${perth}`)).body.member;
    const { status, headers, body } = await get(first['@id']);
    expect(status).toBe(200);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ '@context': '/api/contexts/Tenancy', id: first.id });
  });

  it('is 404 for another owner, a missing and an invalid id, and 401 for a guest', async () => {
    const [first] = (await get(`/api/tenancies?property.id=${perth}`)).body.member;
    const foreign = await get(first['@id'], jack);
    const missing = await get('/api/tenancies/00000000-0000-4000-8000-000000000000');
    expect([foreign.status, missing.status, (await get('/api/tenancies/x')).status]).toEqual([404, 404, 404]);
    expect({ ...foreign.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    expect((await backend.inject({ method: 'GET', url: first['@id'] })).statusCode).toBe(401);
  });
});
