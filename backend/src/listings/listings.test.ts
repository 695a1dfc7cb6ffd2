import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hiddenPrice, insertListing, insertProperty, type TestBackend, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const owner = { id: randomUUID() };
const stranger = { id: randomUUID() };
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const address = (id: string) => `/api/listings/${id}`;

describe('reading', () => {
  it('shows an active listing to anyone, without the owner’s private fields', async () => {
    const { database, inject } = backend;
    const { id } = await insertListing(database, {
      ownerId: owner.id,
      pricing: hiddenPrice(654_321),
      streetHidden: true,
      contactName: 'Sam',
      contactEmail: 'sam@example.com',
      contactPhone: '0491 570 006',
    });
    for (const reader of [undefined, stranger]) {
      const response = await inject({ url: address(id) }, reader);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/\b654321|654,321|Bridge Road|sam@example|\b0491|streetHidden/);
      expect(response.json()).toMatchObject({
        pricing: { displayType: 'hide' },
        contactDetail: { name: 'Sam' },
        property: { address: { fullAddress: 'Richmond VIC 3121' } },
      });
    }
    const mine = await inject({ url: address(id) }, owner);
    expect(mine.headers.etag).toBe('"1"');
    expect(mine.json()).toMatchObject({
      pricing: { displayType: 'hide', displayValue: { value: '654321.00' } },
      contactDetail: { name: 'Sam', email: 'sam@example.com', phone: '0491 570 006' },
      property: { address: { streetAddress: '12A/3–5 Bridge Road' } },
      activeOrder: null,
      streetHidden: true,
    });
  });

  it('is 404 for a draft, a missing and an invalid id; the owner reads the draft', async () => {
    const { database, inject } = backend;
    const { id } = await insertListing(database, { ownerId: owner.id, status: 'draft' });
    for (const path of [address(id), address(randomUUID()), address('12')]) {
      expect((await inject({ url: path })).statusCode).toBe(404);
      expect((await inject({ url: path }, stranger)).statusCode).toBe(404);
    }
    expect((await inject({ url: address(id) }, owner)).statusCode).toBe(200);
  });

  it('lists the owner’s listings by property', async () => {
    const { database, inject } = backend;
    const { id, propertyId } = await insertListing(database, { ownerId: owner.id, status: 'withdrawn' });
    const url = `/api/listings?property.id=${propertyId}`;
    expect((await inject({ url }, owner)).json()).toMatchObject({ totalItems: 1, member: [{ id }] });
    expect((await inject({ url }, stranger)).json()).toMatchObject({ totalItems: 0, member: [] });
    expect((await inject({ url })).statusCode).toBe(401);
  });
});

describe('POST', () => {
  const aBody = (property: string, type = 'lease') => ({
    property,
    type,
    contactDetail: { name: 'Sam', email: 'sam@example.com' },
    listingPropertyDetails: [{ name: 'bedrooms', value: 3 }],
  });

  it('creates a draft of an own property that only its owner can read', async () => {
    const { database, inject } = backend;
    const { id } = await insertProperty(database, { ownerId: owner.id });
    const response = await inject(
      { method: 'POST', url: '/api/listings', payload: aBody(`/api/properties/${id}`) },
      owner,
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ status: 'draft', type: 'lease', property: { id } });
    expect((await inject({ url: String(response.headers.location) })).statusCode).toBe(404);
  });

  it('rejects another owner’s property, and V14: land for lease', async () => {
    const { database, inject } = backend;
    const land = await insertProperty(database, {
      ownerId: owner.id,
      propertyType: 'Land',
      category: 'Residential land',
    });
    const post = (as: typeof owner, payload: object) => inject({ method: 'POST', url: '/api/listings', payload }, as);
    const foreign = await post(stranger, aBody(`/api/properties/${land.id}`, 'sale'));
    expect(foreign.statusCode).toBe(422);
    expect(foreign.json().violations).toMatchObject([{ propertyPath: 'property' }]);
    const refused = await post(owner, aBody(`/api/properties/${land.id}`));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([
      { propertyPath: 'type' },
      { propertyPath: 'listingPropertyDetails[0].value' },
    ]);
  });
});

it('is found at the property’s new address', async () => {
  const { database, inject } = backend;
  const { id, propertyId } = await insertListing(database, { ownerId: owner.id });
  const search = async (slug: string) => (await inject({ url: `/api/listings/search?suburb[]=${slug}` })).json().member;
  expect((await search('richmond-vic-3121')).map((one: { id: string }) => one.id)).toContain(id);
  const moved = { address: { streetAddress: '2 Brunswick Street', suburb: 'Fitzroy', postcode: '3065' } };
  await inject({ method: 'PATCH', url: `/api/properties/${propertyId}`, payload: moved }, owner);
  expect(await search('fitzroy-vic-3065')).toMatchObject([
    { id, property: { address: { fullAddress: '2 Brunswick Street, Fitzroy VIC 3065' } } },
  ]);
  expect((await search('richmond-vic-3121')).map((one: { id: string }) => one.id)).not.toContain(id);
});
