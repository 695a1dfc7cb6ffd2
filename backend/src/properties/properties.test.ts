import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertProperty, insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001' };
const jack = { id: '10000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const richmond = {
  propertyType: { name: 'Residential' },
  category: { name: 'House' },
  address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
};

describe('properties', () => {
  it('lists the owner’s properties, newest first', async () => {
    const mine = await insertProperty(backend.database, { ownerId: olivia.id });
    await insertProperty(backend.database, { ownerId: jack.id });
    const response = await backend.inject({ url: '/api/properties' }, olivia);
    expect(response.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      '@context': '/api/contexts/Property',
      '@id': '/api/properties',
      '@type': 'Collection',
      totalItems: 1,
      member: [{ '@id': `/api/properties/${mine.id}`, '@type': 'ResidentialProperty' }],
    });
  });

  it('filters by type and by words of the address in any order', async () => {
    const owner = { id: '10000000-0000-4000-8000-000000000003' };
    const own = { ownerId: owner.id };
    await insertProperty(backend.database, { ...own, streetAddress: '7 Swan Street' });
    const office = { ...own, propertyType: 'Commercial', category: 'Office', streetAddress: '100% Road' } as const;
    await insertProperty(backend.database, office);
    const streets = async (query: string) => {
      const response = await backend.inject({ url: `/api/properties?${query}` }, owner);
      return response.json().member.map((one: { address: { streetAddress: string } }) => one.address.streetAddress);
    };
    expect(await streets('propertyType.name=Commercial')).toEqual(['100% Road']);
    expect(await streets('address.fullAddress=3121%20SWAN')).toEqual(['7 Swan Street']);
    expect(await streets('address.fullAddress=0%25')).toEqual(['100% Road']);
    expect(await streets('address.fullAddress=swan&propertyType.name=Commercial')).toEqual([]);
    expect((await backend.inject({ url: '/api/properties?propertyType.name=Castle' }, owner)).statusCode).toBe(400);
  });

  it('replies to another owner’s property like to a missing one', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: jack.id });
    const foreign = await backend.inject({ url: `/api/properties/${id}` }, olivia);
    const missing = await backend.inject({ url: `/api/properties/${olivia.id}` }, olivia);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json<object>(), traceId: '' }).toEqual({ ...missing.json<object>(), traceId: '' });
  });

  it('adds a property and returns its address', async () => {
    const response = await backend.inject({ method: 'POST', url: '/api/properties', payload: richmond }, olivia);
    expect(response.statusCode).toBe(201);
    expect(response.headers.location).toBe(response.json()['@id']);
    expect(response.json()).toMatchObject({
      address: { fullAddress: '7 Swan Street, Richmond VIC 3121' },
      timeZone: 'Australia/Melbourne',
    });
  });

  it('V9: rejects a postcode of another state at its field', async () => {
    const payload = { ...richmond, address: { ...richmond.address, state: 'NSW' } };
    const response = await backend.inject({ method: 'POST', url: '/api/properties', payload }, olivia);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      '@type': 'ConstraintViolation',
      violations: [{ propertyPath: 'address.postcode', code: 'postcode-state' }],
    });
  });

  it('V9: rejects a post box, and a suburb with another postcode', async () => {
    await insertSuburb(backend.database, { name: 'Cremorne', postcode: '3121' });
    const refused = async (address: object) => {
      const payload = { ...richmond, address: { ...richmond.address, ...address } };
      const response = await backend.inject({ method: 'POST', url: '/api/properties', payload }, olivia);
      return response.json().violations?.map(({ code }: { code: string }) => code);
    };
    expect(await refused({ postcode: '8001' })).toEqual(['post-box']);
    expect(await refused({ suburb: 'cremorne', postcode: '3122' })).toEqual(['postcode-suburb']);
  });

  it('V15: accepts room counts of the property type, also when only the type changes', async () => {
    const facts = { bedrooms: 4, baths: 2, carSpaces: 1, landArea: 620.5 };
    const payload = { ...richmond, ...facts };
    const house = await backend.inject({ method: 'POST', url: '/api/properties', payload }, olivia);
    expect(house.json()).toMatchObject(facts);
    const land = { propertyType: { name: 'Land' }, category: { name: 'Residential land' } };
    const wrong = await backend.inject(
      { method: 'POST', url: '/api/properties', payload: { ...payload, ...land } },
      olivia,
    );
    expect(wrong.json()).toMatchObject({ status: 422, violations: [{ propertyPath: 'bedrooms' }, {}, {}] });
    const patch = { method: 'PATCH' as const, url: house.json()['@id'] };
    const changed = await backend.inject({ ...patch, payload: land }, olivia);
    expect([changed.statusCode, changed.json().bedrooms]).toEqual([200, null]);
  });

  it('rejects a category of another type, also when only one of the two changes', async () => {
    const payload = { ...richmond, category: { name: 'Warehouse' } };
    const response = await backend.inject({ method: 'POST', url: '/api/properties', payload }, olivia);
    expect(response.json()).toMatchObject({ status: 422, violations: [{ propertyPath: 'category.name' }] });
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id });
    const change = { propertyType: { name: 'Commercial' } };
    const patched = await backend.inject({ method: 'PATCH', url: `/api/properties/${id}`, payload: change }, olivia);
    expect(patched.statusCode).toBe(422);
  });

  it('changes only the fields of the merge patch and the ETag', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id, bedrooms: 2 });
    const url = `/api/properties/${id}`;
    const response = await backend.inject({ method: 'PATCH', url, payload: { bedrooms: 4 } }, olivia);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ bedrooms: 4, baths: 1 });
    expect(response.headers.etag).toBe('"2"');
  });

  it('rejects a change of an older version', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id });
    const change = (ifMatch: string, bedrooms: number) =>
      backend.inject(
        { method: 'PATCH', url: `/api/properties/${id}`, payload: { bedrooms }, headers: { 'if-match': ifMatch } },
        olivia,
      );
    expect((await change('"1"', 5)).statusCode).toBe(200);
    expect((await change('"1"', 6)).statusCode).toBe(412);
    expect((await change('W/"2"', 6)).statusCode).toBe(412);
    expect((await change('"2"', 6)).statusCode).toBe(200);
  });
});
