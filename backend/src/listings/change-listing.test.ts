import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { featureCategories, features } from '../feature-categories/feature-category-table.ts';
import { insertListing, rent, type TestBackend, testBackend } from '../testing/index.ts';
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

describe('PATCH', () => {
  const patch = (id: string, payload: object, ifMatch?: string, as = owner) =>
    backend.inject(
      { method: 'PATCH', url: address(id), payload, ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}) },
      as,
    );

  const publish = (id: string) => backend.inject({ method: 'POST', url: `${address(id)}/publish` }, owner);

  it('changes the given fields, keeps the others, and updates search once the changes are published', async () => {
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
    const response = await patch(
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
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toMatchObject({
      headline: 'With a fireplace',
      contactDetail: { name: 'Sam' },
      features: [{ name: 'Fireplace', category: 'Indoor' }],
    });
    expect(response.json().contactDetail).not.toHaveProperty('phone');
    const found = async () =>
      (await inject({ url: '/api/listings/search?bedrooms[gte]=9&price[gte]=725&price[lte]=725' })).json().member;
    expect(await found()).toEqual([]);
    await publish(id);
    expect(await found()).toMatchObject([{ id }]);
  });

  it('V7: stores the contact’s number in E.164, and a business number as typed', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id });
    const phoneAfter = async (phone: string) =>
      (await patch(id, { contactDetail: { name: 'Sam', phone } })).json().contactDetail.phone;
    expect(await phoneAfter('(03) 5550 1234')).toBe('+61355501234');
    expect(await phoneAfter('1300 975 707')).toBe('1300 975 707');
  });

  it('hides a price and keeps the amount for the owner', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id, pricing: rent(731) });
    const response = await patch(id, { pricing: { displayType: 'hide' } });
    expect(response.json().pricing).toEqual({ displayType: 'hide', displayValue: { value: '731.00' } });
    await publish(id);
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
        const response = await backend.inject({ method: 'POST', url, payload }, owner);
        expect([url, response.statusCode, response.json().code]).toEqual([url, 409, 'not-editable']);
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
    const response = await patch(id, {
      description: '<p onclick="x()">Sunny <a href="javascript:x()">garden</a></p><script>x()</script>',
      listingPropertyDetails: [past, { name: 'bedrooms', value: 2 }],
    });
    expect(response.json().description).toBe('<p>Sunny garden</p>');
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
