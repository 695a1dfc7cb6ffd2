import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { featureCategories, features } from '../feature-categories/feature-category-table.ts';
import { hiddenPrice, insertListing, insertProperty, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { listings } from './listing-table.ts';

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
  it('shows an active listing to everybody without the owner’s private fields', async () => {
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
      const answer = await inject({ url: address(id) }, reader);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/\b654321|654,321|Bridge Road|sam@example|\b0491|streetHidden/);
      expect(answer.json()).toMatchObject({
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
    const answer = await inject(
      { method: 'POST', url: '/api/listings', payload: aBody(`/api/properties/${id}`) },
      owner,
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'draft', type: 'lease', property: { id } });
    expect((await inject({ url: String(answer.headers.location) })).statusCode).toBe(404);
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

describe('PATCH', () => {
  const patch = (id: string, payload: object, ifMatch?: string, as = owner) =>
    backend.inject(
      { method: 'PATCH', url: address(id), payload, ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}) },
      as,
    );

  it('changes the given fields, keeps the others, and updates search at once', async () => {
    const { database, inject } = backend;
    const [category] = await database.insert(featureCategories).values({ name: 'Indoor', position: 1 }).returning();
    const [feature] = await database
      .insert(features)
      .values({ name: 'Fireplace', position: 1, categoryId: category?.id ?? '' })
      .returning();
    const { id } = await insertListing(database, {
      ownerId: owner.id,
      contactName: 'Sam',
      contactPhone: '0491 570 006',
    });
    const answer = await patch(
      id,
      {
        headline: 'With a fireplace',
        pricing: rent(725),
        contactDetail: { phone: null },
        features: [feature?.id],
        listingPropertyDetails: [{ name: 'bedrooms', value: 9 }],
      },
      '"1"',
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.json()).toMatchObject({
      headline: 'With a fireplace',
      contactDetail: { name: 'Sam' },
      features: [{ name: 'Fireplace', category: 'Indoor' }],
    });
    expect(answer.json().contactDetail).not.toHaveProperty('phone');
    const found = await inject({ url: '/api/listings/search?bedrooms[gte]=9&price[gte]=725&price[lte]=725' });
    expect(found.json().member).toMatchObject([{ id }]);
  });

  it('hides a price and keeps the amount for the owner', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id, pricing: rent(731) });
    const answer = await patch(id, { pricing: { displayType: 'hide' } });
    expect(answer.json().pricing).toEqual({ displayType: 'hide', displayValue: { value: '731.00' } });
    expect((await backend.inject({ url: address(id) })).body).not.toMatch(/\b731\b/);
  });

  it('V17, V22: accepts an incomplete draft and rejects an incomplete published listing', async () => {
    const draft = await insertListing(backend.database, { ownerId: owner.id, status: 'draft' });
    const emptied = { headline: '', description: '', pricing: { displayType: 'hide', displayValue: null } };
    expect((await patch(draft.id, emptied)).json().pricing).toEqual({ displayType: 'hide' });
    const active = await insertListing(backend.database, { ownerId: owner.id });
    const refused = await patch(active.id, emptied);
    expect(refused.json().violations.map((one: { propertyPath: string }) => one.propertyPath)).toEqual([
      'headline',
      'description',
      'pricing.displayValue',
    ]);
  });

  it('V25: rejects changes of a sold or leased listing', async () => {
    for (const status of ['sold', 'leased', 'offmarket'] as const) {
      const { id } = await insertListing(backend.database, { ownerId: owner.id, status });
      const refused = await patch(id, { headline: 'Still here' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'not-editable']);
      const open = { listing: `/api/listings/${id}`, startAt: '2099-01-10T00:00:00Z', endAt: '2099-01-10T00:30:00Z' };
      for (const [url, payload] of [
        ['/api/listing-opens', open],
        ['/api/orders', { target: `/api/listings/${id}` }],
      ] as const) {
        const answer = await backend.inject({ method: 'POST', url, payload }, owner);
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 409, 'not-editable']);
      }
      const published = await backend.inject(
        { method: 'POST', url: `/api/listings/${id}/publish`, payload: {} },
        owner,
      );
      expect([published.statusCode, published.json().code]).toEqual([409, 'not-publishable']);
    }
    const { id } = await insertListing(backend.database, { ownerId: owner.id, status: 'withdrawn' });
    expect((await patch(id, { headline: 'Back soon' })).statusCode).toBe(200);
  });

  it('V42: sanitizes the description, and accepts other fields beside a past date', async () => {
    const past = { name: 'availabilityDate', value: '2026-01-01' } as const;
    const { id } = await insertListing(backend.database, { ownerId: owner.id, listingPropertyDetails: [past] });
    const answer = await patch(id, {
      description: '<p onclick="x()">Sunny <a href="javascript:x()">garden</a></p><script>x()</script>',
      listingPropertyDetails: [past, { name: 'bedrooms', value: 2 }],
    });
    expect(answer.json().description).toBe('<p>Sunny garden</p>');
  });

  it('accepts features of the property’s type and keeps existing ones', async () => {
    const { database } = backend;
    const [category] = await database.insert(featureCategories).values({ name: 'Land', position: 9 }).returning();
    const categoryId = category?.id ?? '';
    const propertyTypes = ['Rural' as const];
    const rows = [
      { name: 'Shearing shed', position: 1, categoryId, propertyTypes },
      { name: 'Dam', position: 2, categoryId, propertyTypes },
      { name: 'Views', position: 3, categoryId },
    ];
    const [shed, dam, views] = (await database.insert(features).values(rows).returning()).map((row) => row.id);
    const { id } = await insertListing(database, { ownerId: owner.id, featureIds: [dam ?? ''] });
    const refused = await patch(id, { features: [shed, dam, views] });
    expect([refused.statusCode, refused.json().violations]).toEqual([
      422,
      [
        {
          propertyPath: 'features',
          message: '“Shearing shed” isn’t a feature of residential property. Choose a feature from the list.',
          code: 'feature',
        },
      ],
    ]);
    expect((await patch(id, { features: [dam, views] })).statusCode).toBe(200);
    expect((await patch(id, { features: [views] })).statusCode).toBe(200);
    expect((await patch(id, { features: [dam, views] })).statusCode).toBe(422);
  });

  it('rejects an old version, another user and invalid values', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id });
    expect((await patch(id, { headline: 'New' }, '"7"')).statusCode).toBe(412);
    expect((await patch(id, { headline: 'Mine now' }, undefined, stranger)).statusCode).toBe(404);
    const refused = await patch(id, {
      description: 'Call 0491 570 006',
      pricing: { displayType: 'range', displayValue: { range: { min: '600.00', max: '650.00' } } },
      features: [randomUUID()],
    });
    expect(refused.json().violations.map((one: { propertyPath: string }) => one.propertyPath)).toEqual([
      'description',
      'pricing.displayValue',
      'features',
    ]);
    const [row] = await backend.database.select().from(listings).where(eq(listings.id, id));
    expect(row?.version).toBe(1);
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

describe('open homes', () => {
  const saturday = { startAt: '2026-11-20T23:00:00Z', endAt: '2026-11-20T23:30:00Z' };
  const post = (payload: object, as = owner) =>
    backend.inject({ method: 'POST', url: '/api/listing-opens', payload }, as);

  it('are added in the property’s time zone, moved, and rejected when they overlap', async () => {
    const { inject, database } = backend;
    const { id } = await insertListing(database, { ownerId: owner.id });
    const made = await post({ listing: address(id), ...saturday });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ listing: address(id), timeZone: 'Australia/Melbourne' });
    expect((await post({ listing: address(id), ...saturday })).statusCode).toBe(422);
    const url = String(made.headers.location);
    const later = { startAt: '2026-11-21T00:00:00Z', endAt: '2026-11-21T00:30:00Z' };
    const moved = await inject({ method: 'PATCH', url, payload: later, headers: { 'if-match': '"1"' } }, owner);
    expect(moved.json()).toMatchObject({ startAt: '2026-11-21T00:00:00.000Z' });
    expect(
      (await inject({ method: 'PATCH', url, payload: saturday, headers: { 'if-match': '"1"' } }, owner)).statusCode,
    ).toBe(412);
    expect((await inject({ method: 'PATCH', url, payload: saturday }, stranger)).statusCode).toBe(404);
    expect((await inject({ url: address(id) })).json().listingOpens).toHaveLength(1);
    expect((await inject({ method: 'DELETE', url }, stranger)).statusCode).toBe(404);
    expect((await inject({ method: 'DELETE', url, headers: { 'if-match': '"1"' } }, owner)).statusCode).toBe(412);
    expect((await inject({ method: 'DELETE', url }, owner)).statusCode).toBe(204);
    expect((await inject({ url: address(id) })).json().listingOpens).toEqual([]);
    expect((await inject({ method: 'DELETE', url }, owner)).statusCode).toBe(404);
  });

  it('cannot be added to another owner’s listing', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id });
    expect((await post({ listing: address(id), ...saturday }, stranger)).statusCode).toBe(422);
  });
});

it('lists the feature categories for everybody', async () => {
  const { database, inject } = backend;
  const [category] = await database.insert(featureCategories).values({ name: 'Outdoor', position: 0 }).returning();
  await database.insert(features).values({ name: 'Verandah', position: 1, categoryId: category?.id ?? '' });
  const answer = await inject({ url: '/api/feature-categories' });
  expect(answer.json().member[0]).toMatchObject({ name: 'Outdoor', features: [{ name: 'Verandah' }] });
});
