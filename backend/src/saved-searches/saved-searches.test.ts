import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { everyListing, type ListingSearchQuery } from 'shared-contract/search/listing-search';
import { maxCountedNew } from 'shared-contract/search/new-listings';
import { maxSavedSearches } from 'shared-contract/search/saved-search';
import { insertListing, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { savedSearches } from './saved-search-table.ts';

const seller = { id: '32000000-0000-4000-8000-000000000001' };
const olivia = { id: '32000000-0000-4000-8000-000000000002' };
const jack = { id: '32000000-0000-4000-8000-000000000003' };

let now = new Date('2026-11-21T02:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date('2026-11-21T02:00:00Z');
  await backend.database.delete(savedSearches);
});

const rentals: ListingSearchQuery = { ...everyListing, listingType: 'lease' };
const post = (fields: object, as = olivia) =>
  backend.inject(
    {
      method: 'POST',
      url: '/api/saved-searches',
      payload: { id: randomUUID(), name: 'Rentals', search: rentals, ...fields },
    },
    as,
  );
const saved = async (as = olivia) => (await backend.inject({ url: '/api/saved-searches' }, as)).json().member;

describe('saved searches', () => {
  it('belong to one user, newest first, without page, order and seen listings', async () => {
    const sent = { ...rentals, bedroomsMin: 2, page: 3, sort: 'price-asc', publishedAfter: '2026-11-01T00:00:00Z' };
    expect((await post({ search: sent })).statusCode).toBe(201);
    now = new Date('2026-11-21T03:00:00Z');
    await post({ name: 'Houses to buy', search: { ...everyListing, listingType: 'sale' } });
    const [second, first] = await saved();
    expect(second).toMatchObject({ name: 'Houses to buy', seenAt: '2026-11-21T03:00:00.000Z' });
    expect(first.search).toMatchObject({ listingType: 'lease', bedroomsMin: 2, page: 1, sort: 'newest' });
    expect(first.search.publishedAfter).toBeUndefined();
    expect(await saved(jack)).toEqual([]);
  });

  it('stores the same search once with the later time', async () => {
    const first = (await post({ seenAt: '2026-11-19T00:00:00Z' })).json();
    const again = (
      await post({ name: 'Again', seenAt: '2026-11-20T00:00:00Z', search: { ...rentals, sort: 'price-asc' } })
    ).json();
    expect(again).toMatchObject({ id: first.id, name: 'Rentals', seenAt: '2026-11-20T00:00:00.000Z' });
    await post({ seenAt: '2026-11-18T00:00:00Z' });
    expect(await saved()).toMatchObject([{ seenAt: '2026-11-20T00:00:00.000Z' }]);
  });

  it('switches alerts on when the same search is saved again, and keeps how often they come', async () => {
    await post({});
    expect((await post({ alert: 'instant' })).json()).toMatchObject({ alert: 'instant' });
    expect((await post({ alert: 'daily' })).json()).toMatchObject({ alert: 'instant' });
  });

  it('allows the same id for two users, and one search per id of a user', async () => {
    const id = randomUUID();
    expect((await post({ id })).statusCode).toBe(201);
    expect((await post({ id }, jack)).statusCode).toBe(201);
    expect((await post({ id, search: { ...rentals, petsAllowed: true } })).statusCode).toBe(409);
  });

  it('are renamed, marked as seen and deleted', async () => {
    const { id } = (await post({ seenAt: '2026-11-01T00:00:00Z' })).json();
    const url = `/api/saved-searches/${id}`;
    const change = (payload: object) => backend.inject({ method: 'PATCH', url, payload }, olivia);
    expect((await change({ name: 'Near the river' })).json()).toMatchObject({ name: 'Near the river' });
    expect((await change({ name: '   ' })).json().violations[0].message).toBe('Give the search a name.');
    expect((await change({ seen: true })).json().seenAt).toBe('2026-11-21T02:00:00.000Z');
    expect((await backend.inject({ method: 'DELETE', url }, jack)).statusCode).toBe(404);
    expect((await backend.inject({ method: 'DELETE', url }, olivia)).statusCode).toBe(204);
    expect(await saved()).toEqual([]);
  });

  it('rejects an invalid search', async () => {
    const refused = [
      { ...rentals, suburbs: ['Not a slug'] },
      { ...rentals, suburbs: Array.from({ length: 51 }, (_, at) => `place-${at}-vic-3000`) },
      { ...rentals, keywords: 'a'.repeat(101) },
      { ...rentals, bounds: { south: Number.MAX_VALUE, west: 0, north: 0, east: 0 } },
    ];
    for (const search of refused) expect((await post({ search })).statusCode).toBe(422);
    expect(await saved()).toEqual([]);
  });

  it('are limited to fifty', async () => {
    for (let rooms = 1; rooms <= maxSavedSearches; rooms += 1) {
      expect((await post({ search: { ...rentals, landMin: rooms } })).statusCode).toBe(201);
    }
    const one = await post({ search: { ...rentals, landMin: 999 } });
    expect([one.statusCode, one.json().violations[0].code]).toEqual([422, 'too-many']);
  });
});

describe('POST /api/saved-searches/new-listings', () => {
  const count = async (searches: object[]) =>
    (await backend.inject({ method: 'POST', url: '/api/saved-searches/new-listings', payload: { searches } })).json();

  it('counts the listings published since, for each search, without signing in', async () => {
    const at = (day: number) => ({ ownerId: seller.id, publishedAt: new Date(Date.UTC(2026, 10, day)) });
    await insertListing(backend.database, at(10));
    await insertListing(backend.database, { ...at(12), pricing: rent(900) });
    await insertListing(backend.database, at(14));
    // Published before the others, so the index has no order.
    await insertListing(backend.database, { ...at(11), type: 'sale' });
    const since = '2026-11-11T00:00:00Z';
    const { counts } = await count([
      { search: rentals, since },
      { search: { ...rentals, priceMax: 700 }, since },
      { search: { ...everyListing, listingType: 'sale' }, since },
      { search: everyListing, since: '2026-11-10T12:00:00Z' },
      { search: everyListing, since: '2026-11-20T00:00:00Z' },
    ]);
    expect(counts).toEqual([2, 1, 0, 3, 0]);
  });

  it('counts up to the displayed maximum', async () => {
    for (let more = 0; more < maxCountedNew + 5; more += 1) {
      await insertListing(backend.database, { ownerId: seller.id, publishedAt: new Date('2026-11-20T00:00:00Z') });
    }
    expect((await count([{ search: everyListing, since: '2026-11-19T00:00:00Z' }])).counts).toEqual([
      maxCountedNew + 1,
    ]);
  });
});
