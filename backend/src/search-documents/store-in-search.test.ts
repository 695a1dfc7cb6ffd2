import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { refreshSearchTotals } from '../listing-facets/search-totals.ts';
import { searchTotals } from '../listing-facets/search-totals-table.ts';
import { searchTable } from '../listing-search/postgres/search-table.ts';
import { listings } from '../listings/listing-table.ts';
import { insertListing, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { completeSearch, storeInSearch } from './store-in-search.ts';

const now = new Date('2037-11-20T02:00:00Z');
const owner = { id: randomUUID() };
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const find = async (query: string) => (await backend.inject({ url: `/api/listings/search?${query}` })).json().member;
const facets = async (query: string) => (await backend.inject({ url: `/api/listings/search-facets?${query}` })).json();

describe('a change of', () => {
  it('a property moves its listings to the new place', async () => {
    const { propertyId } = await insertListing(backend.database, { ownerId: owner.id, headline: 'movable' });
    const address = { streetAddress: '1 High Street', suburb: 'Kew', state: 'VIC', postcode: '3101' };
    const payload = { address };
    const moved = await backend.inject({ method: 'PATCH', url: `/api/properties/${propertyId}`, payload }, owner);
    expect(moved.statusCode).toBe(200);
    expect(await find('suburb[]=kew-vic-3101')).toMatchObject([{ headline: 'movable', property: { address } }]);
  });

  it('a status removes a listing from search', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id, headline: 'onandoff' });
    const change = (status: string) =>
      backend.inject({ method: 'POST', url: `/api/listings/${id}/status`, payload: { status } }, owner);
    expect((await change('withdrawn')).statusCode).toBeLessThan(300);
    expect(await find('keywords=onandoff')).toEqual([]);
  });

  it('the auction of a home in Queensland removes its price guide everywhere', async () => {
    const { id } = await insertListing(backend.database, {
      ownerId: owner.id,
      type: 'sale',
      pricing: rent(912_345),
      headline: 'hammer',
      property: { suburb: 'New Farm', state: 'QLD', postcode: '4005', timeZone: 'Australia/Brisbane' },
    });
    const prices = async () => {
      const [card] = await find('keywords=hammer');
      const listing = (await backend.inject({ url: `/api/listings/${id}` })).json();
      const found = await find('keywords=hammer&price[gte]=1');
      return [card.pricing.displayType, listing.pricing.displayType, found.length];
    };
    const change = async (auctionDateTime: string | null) => {
      await backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, payload: { auctionDateTime } }, owner);
      return backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, owner);
    };
    expect(await prices()).toEqual(['value', 'value', 1]);
    expect((await change('2037-12-05T00:00:00Z')).statusCode).toBe(200);
    expect(await prices()).toEqual(['hide', 'hide', 0]);
    const { pricing } = (await backend.inject({ url: `/api/listings/${id}` }, owner)).json();
    expect(pricing).toEqual(rent(912_345));
    expect((await change(null)).statusCode).toBe(200);
    expect(await prices()).toEqual(['value', 'value', 1]);
  });

  it('photos updates the picture of the card', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id, headline: 'photographed', photos: 2 });
    const assets = (await backend.inject({ url: `/api/listings/${id}/assets` }, owner)).json().member;
    const payload = { removed: true };
    await backend.inject({ method: 'PATCH', url: `/api/listing-assets/${assets[0].id}`, payload }, owner);
    expect(await find('keywords=photographed')).toMatchObject([{ picture: assets[1].picture, pictureCount: 1 }]);
  });

  it('a listing that is rolled back does not change search', async () => {
    const { id } = await insertListing(backend.database, { ownerId: owner.id, headline: 'steadfast' });
    const changed = backend.database.transaction(async (transaction) => {
      await transaction.update(listings).set({ headline: 'fickle' }).where(eq(listings.id, id));
      await storeInSearch(transaction, [id], now);
      throw new Error('rolled back');
    });
    await expect(changed).rejects.toThrow('rolled back');
    expect(await find('keywords=fickle')).toEqual([]);
    expect(await find('keywords=steadfast')).toHaveLength(1);
  });
});

it('a card has only the details that cards show', async () => {
  const listingPropertyDetails = [
    { name: 'bedrooms' as const, value: 3 },
    { name: 'landArea' as const, value: 400 },
    { name: 'landAreaUnit' as const, value: 'squareMeter' },
    { name: 'petsAllowed' as const, value: true },
    { name: 'availabilityDate' as const, value: '2037-12-01' },
  ];
  const stored = { ownerId: owner.id, headline: 'detailed', listingPropertyDetails };
  const { id } = await insertListing(backend.database, stored);
  const [card] = await find('keywords=detailed');
  expect(card.listingPropertyDetails).toEqual(listingPropertyDetails.slice(0, 3));
  const listing = (await backend.inject({ url: `/api/listings/${id}` })).json();
  expect(listing.listingPropertyDetails).toEqual(listingPropertyDetails);
});

describe('completing search', () => {
  it('stores missing public listings and rewrites cards of an older version', async () => {
    const { database } = backend;
    const missing = await insertListing(database, { ownerId: owner.id, headline: 'missing' });
    const outdated = await insertListing(database, { ownerId: owner.id, headline: 'outdated' });
    await database.delete(searchTable).where(eq(searchTable.listingId, missing.id));
    await database
      .update(searchTable)
      .set({ cardFormat: 0, card: '{"old":true}' })
      .where(eq(searchTable.listingId, outdated.id));
    expect(await find('keywords=missing')).toEqual([]);
    // Until then the card is rendered from the listing.
    expect(await find('keywords=outdated')).toMatchObject([{ headline: 'outdated' }]);
    expect(await completeSearch(database, now)).toBe(2);
    expect(await find('keywords=missing')).toMatchObject([{ headline: 'missing' }]);
    const [row] = await database.select().from(searchTable).where(eq(searchTable.listingId, outdated.id));
    expect(row?.card).toContain('"headline":"outdated"');
    expect(await completeSearch(database, now)).toBe(0);
  });

  it('stores each listing once, in several batches, when many were published at the same time', async () => {
    const { database } = backend;
    const publishedAt = new Date('2037-03-01T00:00:00Z');
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await insertListing(database, { ownerId: owner.id, publishedAt })).id);
    await database.delete(searchTable).where(inArray(searchTable.listingId, ids));
    expect(await completeSearch(database, now, 3)).toBe(7);
    expect(await database.$count(searchTable, inArray(searchTable.listingId, ids))).toBe(7);
  });
});

describe('totals of large markets', () => {
  it('provide the facets of a search without filters while the market is large', async () => {
    const { database } = backend;
    const before = await facets('listingType=lease');
    await refreshSearchTotals(database, now, 3);
    await insertListing(database, { ownerId: owner.id });
    expect(await facets('listingType=lease')).toEqual(before);
    const counted = await facets('listingType=lease&bedrooms[gte]=1');
    expect(counted.totalItems).toBe(before.totalItems + 1);
    await refreshSearchTotals(database, now);
    expect(await database.select().from(searchTotals)).toEqual([]);
    expect((await facets('listingType=lease')).totalItems).toBe(before.totalItems + 1);
  });
});
