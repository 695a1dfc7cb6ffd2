import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ListingSummary, Pricing } from 'shared-contract/listing/listing';
import { listings } from '../listings/listing-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';
import {
  hiddenPrice,
  insertListing,
  insertProperty,
  insertSuburb,
  rent,
  type TestBackend,
  testBackend,
} from '../testing/index.ts';
import { createListingSearch } from './create-listing-search.ts';

const now = new Date('2037-11-20T02:00:00Z');
const ownerId = randomUUID();
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  await seed();
  // The builders use the real clock, which is years before this backend's clock.
  await createListingSearch(backend.database).refreshNextOpens(now);
});
afterAll(() => backend.close());

const sale = (dollars: number): Pricing => rent(dollars);

async function seed() {
  const { database } = backend;
  const add = (headline: string, init: Omit<Parameters<typeof insertListing>[1], 'ownerId'>) =>
    insertListing(database, { ownerId, headline, ...init });
  const on = (day: string) => new Date(`2037-11-${day}T00:00:00Z`);
  const saturday = { startAt: new Date('2037-11-20T23:00:00Z'), endAt: new Date('2037-11-20T23:30:00Z') };
  const nextWeek = { startAt: new Date('2037-11-27T23:00:00Z'), endAt: new Date('2037-11-27T23:30:00Z') };
  const lastWeek = { startAt: new Date('2037-11-13T23:00:00Z'), endAt: new Date('2037-11-13T23:30:00Z') };
  const fitzroy = { suburb: 'Fitzroy', postcode: '3065' };

  await add('small', {
    publishedAt: on('01'),
    pricing: rent(400),
    property: { bedrooms: 1, carSpaces: 0 },
    opens: [lastWeek, nextWeek],
  });
  await add('middle', { publishedAt: on('03'), pricing: rent(650), property: { ...fitzroy, baths: 2 } });
  await add('large', {
    publishedAt: on('02'),
    pricing: rent(900),
    property: { bedrooms: 5, baths: 3, carSpaces: 2 },
    opens: [saturday, nextWeek],
  });
  await add('hidden', { publishedAt: on('04'), pricing: hiddenPrice(777_123), property: fitzroy });
  await add('flat', { publishedAt: on('05'), pricing: rent(500), property: { category: 'Apartment', bedrooms: 2 } });
  await add('for sale', { type: 'sale', pricing: sale(1_000_000), publishedAt: on('06') });
  await add('both', { type: 'both', pricing: hiddenPrice(888_321), leasePricing: rent(700), publishedAt: on('07') });
  await add('office', {
    pricing: rent(3_000),
    property: { propertyType: 'Commercial', category: 'Office' },
    publishedAt: on('08'),
  });
  await add('draft', { status: 'draft' });
  await add('leased', { status: 'leased' });
}

const search = (query: string) => backend.inject({ url: `/api/listings/search?${query}` });
async function found(query: string): Promise<string[]> {
  const response = await search(query);
  expect(response.statusCode).toBe(200);
  return response.json().member.map(({ headline }: ListingSummary) => headline);
}

it('finds a page, its total and its cards with one statement', async () => {
  const { database } = backend;
  await insertSuburb(database);
  await search('listingType=lease');
  const statements = [jest.spyOn(database, 'execute'), jest.spyOn(database, 'select')];
  expect((await search('listingType=lease&bedroomsMin=1')).json().totalItems).toBeGreaterThan(1);
  expect(statements.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  jest.restoreAllMocks();
});

describe('results', () => {
  it('are all active listings of the type, newest first', async () => {
    expect(await found('listingType=lease&propertyType=residential')).toEqual([
      'both',
      'flat',
      'hidden',
      'middle',
      'large',
      'small',
    ]);
    expect(await found('listingType=sale')).toEqual(['both', 'for sale']);
    expect(await found('')).toHaveLength(8);
  });

  it('are filtered by category, suburbs, rooms and car spaces', async () => {
    const lease = 'listingType=lease&propertyType=residential';
    expect(await found(`${lease}&category[]=apartment`)).toEqual(['flat']);
    expect(await found(`${lease}&suburb[]=fitzroy-vic-3065`)).toEqual(['hidden', 'middle']);
    expect(await found(`${lease}&suburb[]=fitzroy-vic-3065&suburb[]=richmond-vic-3121`)).toHaveLength(6);
    expect(await found(`${lease}&bedrooms[gte]=2&bedrooms[lte]=2`)).toEqual(['flat']);
    expect(await found(`${lease}&baths[gte]=2`)).toEqual(['middle', 'large']);
    expect(await found(`${lease}&carSpaces[gte]=2`)).toEqual(['large']);
  });

  it('are filtered by price, both limits included', async () => {
    expect(await found('listingType=lease&propertyType=residential&price[gte]=500&price[lte]=700')).toEqual([
      'both',
      'flat',
      'middle',
    ]);
  });

  it('are sorted by price and by the next open home that has not ended', async () => {
    const lease = 'listingType=lease&propertyType=residential';
    expect(await found(`${lease}&sort=price-asc`)).toEqual(['small', 'flat', 'middle', 'both', 'large', 'hidden']);
    expect(await found(`${lease}&sort=price-desc`)).toEqual(['large', 'both', 'middle', 'flat', 'small', 'hidden']);
    expect((await found(`${lease}&sort=inspection`)).slice(0, 2)).toEqual(['large', 'small']);
    const [first] = (await search(`${lease}&sort=inspection`)).json().member;
    expect(first.nextOpen).toEqual({ startAt: '2037-11-20T23:00:00.000Z', endAt: '2037-11-20T23:30:00.000Z' });
  });
});

describe('V22: a hidden price', () => {
  it('appears nowhere in a response', async () => {
    const { database, inject } = backend;
    const ids = (await database.select({ id: listings.id }).from(listings)).map(({ id }) => id);
    const answers = await Promise.all([
      ...['', 'listingType=sale', 'sort=price-asc', 'sort=price-desc', 'sort=inspection', 'price[lte]=999999999'].map(
        search,
      ),
      ...ids.map((id) => inject({ url: `/api/listings/${id}` })),
    ]);
    for (const response of answers) {
      const bytes = `${response.body}${JSON.stringify(response.headers)}`;
      expect(bytes).not.toMatch(/777[, ]?123|888[, ]?321/);
    }
    expect(answers.some(({ body }) => body.includes('"hide"'))).toBe(true);
  });

  it('cannot be found by narrowing price filters', async () => {
    for (const bound of [0, 1, 777_122, 777_123, 777_124, 9_999_999_999]) {
      expect(await found(`listingType=lease&price[gte]=${bound}`)).not.toContain('hidden');
      expect(await found(`listingType=lease&price[lte]=${bound}`)).not.toContain('hidden');
      expect(await found(`listingType=sale&price[lte]=${bound}`)).not.toContain('both');
    }
  });

  it('is not revealed by sort order: such listings follow all others, newest first, in both directions', async () => {
    const hide = (dollars: number, day: string) =>
      insertListing(backend.database, {
        ownerId,
        headline: `hidden ${day}`,
        type: 'sale',
        pricing: hiddenPrice(dollars),
        publishedAt: new Date(`2037-10-${day}T00:00:00Z`),
      });
    await hide(999_999_999, '02');
    await hide(1, '01');
    for (const sort of ['price-asc', 'price-desc']) {
      const member: ListingSummary[] = (await search(`listingType=sale&sort=${sort}`)).json().member;
      expect(member.map(({ headline }) => headline)).toEqual(['for sale', 'both', 'hidden 02', 'hidden 01']);
    }
  });
});

describe('pages', () => {
  it('contain 24 listings and a total up to 1,000', async () => {
    const { database } = backend;
    const [one] = await database.select().from(listings).limit(1);
    if (!one) throw new Error('Expected a listing to copy.');
    const property = await insertProperty(database, { ownerId, suburb: 'Many', state: 'NSW', postcode: '2000' });
    const addCopies = async (count: number) => {
      const copy = { ...one, propertyId: property.id, status: 'active' as const };
      const copies = Array.from({ length: count }, () => ({ ...copy, id: randomUUID() }));
      await database.insert(listings).values(copies);
      await storeInSearch(
        database,
        copies.map(({ id }) => id),
        now,
      );
    };
    await addCopies(1000);
    const exact = (await search('suburb[]=many-nsw-2000')).json();
    expect(exact).toMatchObject({ totalItems: 1000, totalItemsCapped: false });
    expect(exact.member).toHaveLength(24);
    expect(exact.view.last).toBe('/api/listings/search?suburb[]=many-nsw-2000&page=42');
    await addCopies(1);
    const capped = (await search('suburb[]=many-nsw-2000&page=42')).json();
    expect(capped).toMatchObject({ totalItems: 1000, totalItemsCapped: true });
    expect(capped.member).toHaveLength(16);
    const beyond = await search('suburb[]=many-nsw-2000&page=43');
    expect(beyond.statusCode).toBe(400);
    expect(beyond.json()).toMatchObject({ code: 'page-too-far', detail: expect.stringContaining('1,000') });
  });

  it('keep the total on an empty page', async () => {
    const response = (await search('listingType=sale&page=3')).json();
    expect(response.member).toEqual([]);
    expect(response.totalItems).toBeGreaterThan(0);
  });
});

it('reply 304 to a matching ETag and reject invalid parameters', async () => {
  const first = await search('listingType=sale');
  const etag = String(first.headers.etag);
  const url = '/api/listings/search?listingType=sale';
  expect((await backend.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  expect((await backend.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  for (const query of ['price[gte]=cheap', 'sort=loudest', 'page=0', 'listingType=swap', 'suburb[]=../x']) {
    expect((await search(query)).statusCode).toBe(400);
  }
});
