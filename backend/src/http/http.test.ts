import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { properties } from '../properties/property-table.ts';
import { insertProperty, type TestBackend, testBackend } from '../testing/index.ts';
import { viewOf } from './json-ld.ts';

const olivia = { id: '50000000-0000-4000-8000-000000000001' };
const house = {
  propertyType: { name: 'Residential' },
  category: { name: 'House' },
  address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
};

let backend: TestBackend;
let id: string;
beforeAll(async () => {
  backend = await testBackend();
  ({ id } = await insertProperty(backend.database, { ownerId: olivia.id }));
});
afterAll(() => backend.close());

describe('every reply', () => {
  it('names methods, patch format and API description', async () => {
    const { headers } = await backend.inject({ url: `/api/properties/${id}` }, olivia);
    expect(headers).toMatchObject({
      allow: 'DELETE, GET, HEAD, PATCH',
      'accept-patch': 'application/merge-patch+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'accept',
    });
  });

  it('names HEAD only for a path that can be read', async () => {
    const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'sale', status: 'active' });
    const { token } = await backend.insert.offer({ ownerId: olivia.id, listingId: listing.id });
    const { statusCode, headers } = await backend.inject({
      method: 'POST',
      url: '/api/offer-views',
      payload: { token },
    });
    expect([statusCode, headers.allow]).toEqual([200, 'POST']);
  });

  it('is JSON-LD, and 406 for another media type', async () => {
    const ask = (accept: string) => backend.inject({ url: `/api/properties/${id}`, headers: { accept } }, olivia);
    expect((await ask('application/ld+json')).statusCode).toBe(200);
    expect((await ask('text/html, */*;q=0.1')).statusCode).toBe(200);
    expect((await ask('text/csv')).statusCode).toBe(406);
  });
});

describe('errors', () => {
  it('are problems with a trace id and without a stack', async () => {
    const response = await backend.inject({ url: '/api/no-such-thing' });
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      '@context': '/api/contexts/Error',
      '@id': '/api/errors/404',
      '@type': 'Error',
      type: '/errors/404',
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: 'There is nothing at this address.',
      description: 'There is nothing at this address.',
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('list the methods of an address', async () => {
    const response = await backend.inject({ method: 'PUT', url: `/api/properties/${id}` }, olivia);
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, PATCH']);
  });

  it('name the field of each violation as API Platform does', async () => {
    const payload = { ...house, address: { ...house.address, suburb: '', postcode: 'x' } };
    const response = await backend.inject({ method: 'POST', url: '/api/properties', payload }, olivia);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      '@type': 'ConstraintViolation',
      title: 'An error occurred',
      violations: [{ propertyPath: 'address.suburb' }, { propertyPath: 'address.postcode' }],
    });
    expect(response.json().detail).toMatch(/^address\.suburb: .+\naddress\.postcode: .+/);
  });

  it.each([
    ['malformed JSON', '{"a":', 400],
    ['a prototype', '{"__proto__":{"admin":true}}', 400],
    ['a list', '[]', 422],
    ['nothing', 'null', 422],
  ])('reply to %s with a problem', async (_name, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await backend.inject({ method: 'POST', url: '/api/properties', payload, headers }, olivia);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each(['0', '-1', '1.5', 'x', '9999999'])('reply to page=%s with 400', async (page) => {
    expect((await backend.inject({ url: `/api/properties?page=${page}` }, olivia)).statusCode).toBe(400);
  });

  it('reply to an invalid id with 404', async () => {
    expect((await backend.inject({ url: '/api/properties/1%27or%271' }, olivia)).statusCode).toBe(404);
  });
});

describe('a change', () => {
  const patch = (payload: object, headers: Record<string, string> = {}) =>
    backend.inject({ method: 'PATCH', url: `/api/properties/${id}`, payload, headers }, olivia);

  it('requires a merge patch, otherwise 415', async () => {
    const response = await patch({ bedrooms: 1 }, { 'content-type': 'application/json' });
    expect([response.statusCode, response.headers['accept-patch']]).toEqual([415, 'application/merge-patch+json']);
  });

  it('has to come from this site', async () => {
    expect((await patch({ bedrooms: 1 }, { 'sec-fetch-site': 'same-site' })).json().code).toBe('cross-site');
    expect((await patch({ bedrooms: 1 }, { origin: 'null' })).json().code).toBe('cross-site');
    const ours = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
    expect((await patch({ bedrooms: 1 }, ours)).statusCode).toBe(200);
  });

  it('rejects the address of another resource in the body', async () => {
    expect((await patch({ '@id': `/api/properties/${olivia.id}`, bedrooms: 1 })).statusCode).toBe(400);
    expect((await patch({ '@id': `/api/properties/${id}`, bedrooms: 1 })).statusCode).toBe(200);
  });

  it('rejects fields that the client cannot set', async () => {
    const [before] = await backend.database.select().from(properties).where(eq(properties.id, id));
    const response = await patch({
      bedrooms: 2,
      ownerId: id,
      id: olivia.id,
      version: 99,
      listings: [],
      timeZone: 'Mars',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
      'ownerId',
      'id',
      'version',
      'listings',
      'timeZone',
    ]);
    const [row] = await backend.database.select().from(properties).where(eq(properties.id, id));
    expect(row).toEqual(before);
  });

  it('removes a value with null', async () => {
    expect((await patch({ bedrooms: null })).json()).toMatchObject({ bedrooms: null, baths: 1 });
  });
});

describe('an Idempotency-Key', () => {
  const owner = { id: '50000000-0000-4000-8000-000000000002' };
  const post = (key: string, payload: object = house, as = owner) =>
    backend.inject({ method: 'POST', url: '/api/properties', payload, headers: { 'idempotency-key': key } }, as);
  const propertiesOfOwner = async () => {
    const [row] = await backend.database
      .select({ rows: count() })
      .from(properties)
      .where(eq(properties.ownerId, owner.id));
    return row?.rows;
  };

  it('runs one of many equal requests, also concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('once')));
    expect(new Set(answers.map((response) => response.json()['@id'])).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(11);
    expect(await propertiesOfOwner()).toBe(1);
  });

  it('accepts the same body in another order of keys and rejects another body', async () => {
    const { address, category, propertyType } = house;
    expect((await post('once', { category, address, propertyType })).statusCode).toBe(201);
    expect((await post('once', { ...house, category: { name: 'Unit' } })).json()).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
    });
    expect(await propertiesOfOwner()).toBe(1);
  });

  it('does not store a rejected request', async () => {
    expect((await post('twice', { ...house, category: {} })).statusCode).toBe(422);
    expect((await post('twice')).statusCode).toBe(201);
  });

  it('is scoped to one user', async () => {
    const mine = (await post('once')).json()['@id'];
    expect((await post('once', house, olivia)).json()['@id']).not.toBe(mine);
    expect((await post('once')).json()['@id']).toBe(mine);
  });
});

describe('view of a collection', () => {
  const view = (url: string, page: number, totalItems: number) => viewOf({ url, page, perPage: 30, totalItems });

  it('is absent for a single page without filters', () => {
    expect(view('/api/orders', 1, 30)).toBeNull();
    expect(view('/api/orders?page=1', 1, 0)).toBeNull();
  });
  it('has only its address for a single filtered page', () => {
    expect(view('/api/orders?status=paid&page=1', 1, 3)).toEqual({
      '@id': '/api/orders?status=paid',
      '@type': 'PartialCollectionView',
    });
  });
  it('links previous and next page, keeps the order of filters and puts page last', () => {
    expect(view('/api/orders?page=2&status=paid&sku[]=a', 2, 70)).toEqual({
      '@id': '/api/orders?status=paid&sku[]=a&page=2',
      '@type': 'PartialCollectionView',
      first: '/api/orders?status=paid&sku[]=a&page=1',
      last: '/api/orders?status=paid&sku[]=a&page=3',
      previous: '/api/orders?status=paid&sku[]=a&page=1',
      next: '/api/orders?status=paid&sku[]=a&page=3',
    });
  });
  it('has no previous on the first page and no next on the last', () => {
    expect(view('/api/orders', 1, 31)).not.toHaveProperty('previous');
    expect(view('/api/orders?page=2', 2, 31)).not.toHaveProperty('next');
  });
});
