import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAgreement, insertProperty, type TestBackend, type TestUser, testBackend } from 'backend/testing';

const olivia: TestUser = { id: '11111111-1111-4111-8111-111111111111' };
const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };
const path = '/api/tenancy-agreements';

let backend: TestBackend;
let propertyId: string;
let foreignPropertyId: string;

beforeAll(async () => {
  backend = await testBackend();
  propertyId = (await insertProperty(backend.database, { ownerId: olivia.id })).id;
  foreignPropertyId = (await insertProperty(backend.database, { ownerId: jack.id })).id;
});
afterAll(() => backend.close());

type Call = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object; ifMatch?: string };

async function call({ method, url, payload, ifMatch }: Call, as: TestUser = olivia) {
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  const response = await backend.inject({ method, url, headers, ...(payload ? { payload } : {}) }, as);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === '' ? null : response.json(),
  };
}

async function anAgreement(status: 'draft' | 'initiated' | 'terminated' = 'initiated') {
  const { id } = await insertAgreement(backend.database, { ownerId: olivia.id, propertyId, status });
  return `${path}/${id}`;
}

const tenant = {
  name: 'Mia Petrović',
  address: '2 Swan Street, Richmond VIC 3121',
  phone: '+61491570006',
  email: 'mia@example.com',
  primaryTenant: true,
  position: 1,
};

function input(overrides: object = {}) {
  return {
    property: `/api/properties/${propertyId}`,
    landlord: `/api/customer-users/${olivia.id}`,
    landlordDetails: { name: 'Olivia Nguyen', address: '', phone: '', email: 'olivia@example.com', acn: '004 085 616' },
    tenantDetails: [tenant],
    tenancyAgreementDetails: [{ name: 'specialTerms', value: 'No smoking inside.' }],
    ...overrides,
  };
}

describe('POST /api/tenancy-agreements', () => {
  it('creates a draft and returns its address', async () => {
    const { status, headers, body } = await call({ method: 'POST', url: path, payload: input() });
    expect(status).toBe(201);
    expect(headers.location).toBe(body['@id']);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      status: 'draft',
      landlord: `/api/customer-users/${olivia.id}`,
      property: { id: propertyId },
      tenantDetails: [{ name: 'Mia Petrović', position: 1, primaryTenant: true }],
    });
  });

  it('starts with the defaults of SPEC §3, and rent is per week', async () => {
    const { body } = await call({ method: 'POST', url: path, payload: input() });
    expect((await call({ method: 'GET', url: body['@id'] })).body.tenancyAgreementDetails).toEqual([
      { name: 'rentFrequency', value: 'week' },
      { name: 'ownersCorp', value: { applicable: false, conditions: '' } },
      { name: 'electronicCommunication', value: { tenant: false, landlord: false } },
      { name: 'conditionReport', value: { provided: false, willBeProvided: false } },
      { name: 'specialTerms', value: 'No smoking inside.' },
    ]);
  });

  it('V26 returns the tenants in the order of their positions', async () => {
    const second = { ...tenant, name: 'Tom O’Brien', email: 'tom@example.com', primaryTenant: false, position: 2 };
    const { body } = await call({ method: 'POST', url: path, payload: input({ tenantDetails: [second, tenant] }) });
    expect(body.tenantDetails.map((one: { position: number }) => one.position)).toEqual([1, 2]);
  });

  it.each<[string, object, string]>([
    [
      'V26 a primary tenant who is not first',
      { tenantDetails: [{ ...tenant, position: 2 }] },
      'tenantDetails[0].position',
    ],
    ['V26 no tenant', { tenantDetails: [] }, 'tenantDetails'],
    ['V2 a wrong ACN', { landlordDetails: { ...input().landlordDetails, acn: '004085617' } }, 'landlordDetails.acn'],
    ['a tenant without a name', { tenantDetails: [{ ...tenant, name: '' }] }, 'tenantDetails[0].name'],
    ['V7 a phone number that doesn’t exist', { tenantDetails: [{ ...tenant, phone: '12' }] }, 'tenantDetails[0].phone'],
    ['V8 a damaged email address', { tenantDetails: [{ ...tenant, email: 'mia@' }] }, 'tenantDetails[0].email'],
    ['no tenants and no previous agreement', { tenantDetails: undefined }, 'tenantDetails'],
    [
      'V28 another rent frequency',
      { tenancyAgreementDetails: [{ name: 'rentFrequency', value: 'nonsense' }] },
      'tenancyAgreementDetails.rentFrequency',
    ],
    ['another user as the landlord', { landlord: `/api/customer-users/${jack.id}` }, 'landlord'],
    ['another resource as the property', { property: `/api/listings/${jack.id}` }, 'property'],
  ])('rejects %s at its field', async (_name, overrides, field) => {
    const { status, body } = await call({ method: 'POST', url: path, payload: input(overrides) });
    expect(status).toBe(422);
    expect(body.violations[0].propertyPath).toBe(field);
  });

  it('replies to another owner’s property like to a missing one', async () => {
    const foreign = input({ property: `/api/properties/${foreignPropertyId}` });
    const missing = input({ property: '/api/properties/00000000-0000-4000-8000-000000000000' });
    const answers = [];
    for (const payload of [foreign, missing]) answers.push(await call({ method: 'POST', url: path, payload }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect({ ...answers[0]?.body, traceId: '' }).toEqual({ ...answers[1]?.body, traceId: '' });
  });

  it('rejects a status and an owner in the body', async () => {
    const payload = input({ status: 'terminated', ownerId: jack.id, id: 'x' });
    const { status, body } = await call({ method: 'POST', url: path, payload });
    expect(status).toBe(422);
    expect(body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath).sort()).toEqual([
      'id',
      'ownerId',
      'status',
    ]);
  });
});

describe('PATCH /api/tenancy-agreements/{id}', () => {
  it('V33 ends with terminated and cancels with draft', async () => {
    const ended = await call({
      method: 'PATCH',
      url: await anAgreement(),
      payload: { status: 'terminated' },
      ifMatch: '"1"',
    });
    expect([ended.status, ended.body.status, ended.headers.etag]).toEqual([200, 'terminated', '"2"']);
    const cancelled = await call({
      method: 'PATCH',
      url: await anAgreement(),
      payload: { status: 'draft' },
      ifMatch: '"1"',
    });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'draft']);
  });

  it('V33 never reopens an ended agreement, and accepts a repeated termination', async () => {
    const url = await anAgreement('terminated');
    const back = await call({ method: 'PATCH', url, payload: { status: 'draft' }, ifMatch: '"1"' });
    expect([back.status, back.body.code]).toEqual([409, 'agreement-ended']);
    const content = { tenancyAgreementDetails: [{ name: 'rent', value: '650.00' }] };
    const changed = await call({ method: 'PATCH', url, payload: content, ifMatch: '"1"' });
    expect([changed.status, changed.body.code]).toEqual([409, 'agreement-ended']);
    const again = await call({ method: 'PATCH', url, payload: { status: 'terminated' }, ifMatch: '"1"' });
    expect([again.status, again.headers.etag]).toEqual([200, '"1"']);
  });

  it('V33 never ends a draft, which was not sent', async () => {
    const url = await anAgreement('draft');
    const ended = await call({ method: 'PATCH', url, payload: { status: 'terminated' }, ifMatch: '"1"' });
    expect([ended.status, ended.body.code]).toEqual([409, 'agreement-not-sent']);
  });

  it('requires If-Match and rejects an older version', async () => {
    const url = await anAgreement();
    expect((await call({ method: 'PATCH', url, payload: { status: 'draft' } })).status).toBe(428);
    await call({ method: 'PATCH', url, payload: { status: 'draft' }, ifMatch: '"1"' });
    const late = await call({ method: 'PATCH', url, payload: { status: 'terminated' }, ifMatch: '"1"' });
    expect([late.status, late.headers.etag]).toEqual([412, '"2"']);
    expect((await call({ method: 'GET', url })).body.status).toBe('draft');
  });

  it('accepts one of two concurrent changes', async () => {
    const url = await anAgreement();
    const answers = await Promise.all(
      (['draft', 'terminated'] as const).map((status) =>
        call({ method: 'PATCH', url, payload: { status }, ifMatch: '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('accepts only terminated and draft', async () => {
    const url = await anAgreement();
    for (const payload of [{ status: 'initiated' }, { status: 'signed' }, {}]) {
      expect((await call({ method: 'PATCH', url, payload, ifMatch: '"1"' })).status).toBe(422);
    }
  });

  it('is 404 for another owner', async () => {
    const url = await anAgreement();
    expect((await call({ method: 'PATCH', url, payload: { status: 'draft' }, ifMatch: '*' }, jack)).status).toBe(404);
    expect((await call({ method: 'GET', url })).body.status).toBe('initiated');
  });
});

describe('DELETE /api/tenancy-agreements/{id}', () => {
  it('removes a draft', async () => {
    const url = await anAgreement('draft');
    expect(await call({ method: 'DELETE', url, ifMatch: '"1"' })).toMatchObject({ status: 204, body: null });
    expect((await call({ method: 'GET', url })).status).toBe(404);
    expect((await call({ method: 'DELETE', url, ifMatch: '"1"' })).status).toBe(404);
  });

  it('V41 keeps an agreement that was binding', async () => {
    for (const status of ['initiated', 'terminated'] as const) {
      const response = await call({ method: 'DELETE', url: await anAgreement(status), ifMatch: '*' });
      expect([response.status, response.body.code]).toEqual([409, 'agreement-not-draft']);
    }
  });

  it('requires If-Match, and rejects an older version and another owner', async () => {
    const url = await anAgreement('draft');
    expect((await call({ method: 'DELETE', url })).status).toBe(428);
    expect((await call({ method: 'DELETE', url, ifMatch: '"7"' })).status).toBe(412);
    expect((await call({ method: 'DELETE', url, ifMatch: '*' }, jack)).status).toBe(404);
    expect((await call({ method: 'GET', url })).status).toBe(200);
  });
});

describe('GET /api/tenancy-agreements', () => {
  it('lists those of one property, newest first, without other owners’', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId: id };
    await insertAgreement(backend.database, { ...own, status: 'terminated', createdAt: new Date('2025-01-01') });
    await insertAgreement(backend.database, { ...own, status: 'draft', createdAt: new Date('2026-01-01') });
    const { body } = await call({ method: 'GET', url: `${path}?property.id=${id}` });
    expect(body.member.map((one: { status: string }) => one.status)).toEqual(['draft', 'terminated']);
    expect((await call({ method: 'GET', url: `${path}?property.id=${id}` }, jack)).body.totalItems).toBe(0);
  });
});
