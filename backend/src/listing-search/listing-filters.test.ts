import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListingDetail, ListingSummary } from 'shared-contract/listing/listing';
import { hiddenPrice, insertListing, insertSuburb, rent, type TestBackend, testBackend } from '../testing/index.ts';

// A Friday afternoon in Melbourne.
const now = new Date('2037-11-20T02:00:00Z');
const ownerId = randomUUID();
let backend: TestBackend;
let secret: { id: string };

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  secret = await seed();
});
afterAll(() => backend.close());

const terms = (pairs: Record<string, string | number | boolean>): ListingDetail[] =>
  Object.entries(pairs).map(([name, value]) => ({ name: name as ListingDetail['name'], value }));

async function seed() {
  const { database } = backend;
  const place = (name: string, latitude: number) =>
    insertSuburb(database, { name, postcode: '3000', latitude, longitude: 145, settlement: 'metro' });
  await place('Middle', -37.8);
  await place('Near', -37.84);
  await place('Far', -37.9);
  await insertSuburb(database, { name: 'Secret', postcode: '3000', latitude: -30.25, longitude: 150.75 });
  const add = (headline: string, day: string, init: Omit<Parameters<typeof insertListing>[1], 'ownerId'> = {}) =>
    insertListing(database, { ownerId, headline, publishedAt: new Date(`2037-11-${day}T00:00:00Z`), ...init });
  const at = (suburb: string, latitude = -37.8) => ({ suburb, postcode: '3000', latitude, longitude: 145 });
  const open = (day: string, hour: string) => ({
    startAt: new Date(`2037-11-${day}T${hour}:00:00Z`),
    endAt: new Date(`2037-11-${day}T${hour}:30:00Z`),
  });
  await add('middle', '01', {
    property: at('Middle'),
    listingPropertyDetails: terms({
      landArea: 2,
      landAreaUnit: 'acre',
      availabilityDate: '2037-12-01',
      petsAllowed: true,
    }),
    features: { Outdoor: ['Swimming pool', 'Solar panels'] },
    opens: [open('20', '23')],
  });
  await add('near', '02', {
    property: at('Near', -37.84),
    listingPropertyDetails: terms({
      landArea: 500,
      landAreaUnit: 'squareMeter',
      furnished: true,
      smokingPermitted: true,
    }),
    // Sunday in Melbourne, Saturday in Greenwich.
    opens: [open('21', '22')],
  });
  await add('far', '03', {
    property: at('Far', -37.9),
    status: 'underOffer',
    description: '<p>Views of the bay, and a <strong>workshop</strong>.</p>',
    auctionAt: new Date('2037-12-05T00:00:00Z'),
  });
  await add('past auction gallery', '04', { auctionAt: new Date('2037-11-01T00:00:00Z'), pricing: hiddenPrice(500) });
  return add('private', '05', {
    streetHidden: true,
    pricing: rent(900),
    property: {
      streetAddress: '5 Zanzibar Street',
      suburb: 'Secret',
      postcode: '3000',
      latitude: -30.12345,
      longitude: 150.98765,
    },
  });
}

async function get(path: string) {
  const answer = await backend.inject({ url: `/api/listings/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const idIn = async (suburb: string): Promise<string> => (await get(`search?suburb[]=${suburb}`)).member[0].id;
const found = async (query: string): Promise<string[]> =>
  (await get(`search?${query}`)).member.map(({ headline }: ListingSummary) => headline);

describe('a search filters', () => {
  it('by suburbs and surrounding ones, chosen ones first', async () => {
    expect(await found('suburb[]=middle-vic-3000')).toEqual(['middle']);
    expect(await found('suburb[]=middle-vic-3000&surrounding=true')).toEqual(['middle', 'near']);
  });

  it('by land area in any unit', async () => {
    expect(await found('landArea[gte]=2&landArea[lte]=2&landAreaUnit=acre')).toEqual(['middle']);
    expect(await found('landArea[gte]=0.05&landAreaUnit=ha&sort=land-desc')).toEqual(['middle', 'near']);
    expect(await found('landArea[lte]=600')).toEqual(['near']);
    expect((await found('sort=land-desc')).slice(0, 3)).toEqual(['middle', 'near', 'private']);
  });

  it('by all of the features, and by terms', async () => {
    expect(await found('feature[]=swimming-pool&feature[]=solar-panels')).toEqual(['middle']);
    expect(await found('feature[]=swimming-pool&feature[]=sauna')).toEqual([]);
    expect(await found('petsAllowed=true')).toEqual(['middle']);
    expect(await found('furnished=true')).toEqual(['near']);
    expect(await found('smokingPermitted=true')).toEqual(['near']);
  });

  it('by availability; a listing without a date is available now', async () => {
    expect(await found('availableBy=2037-11-30')).not.toContain('middle');
    expect(await found('availableBy=2037-12-01')).toHaveLength(5);
  });

  it('by an open home this Saturday in the property’s time zone', async () => {
    expect(await found('openSaturday=true')).toEqual(['middle']);
  });

  it('by a future auction, and excludes listings under offer or with hidden prices', async () => {
    expect(await found('auction=true')).toEqual(['far']);
    expect(await found('excludeUnderOffer=true')).not.toContain('far');
    expect(await found('excludePriceWithheld=true')).not.toContain('past auction gallery');
  });

  it('by all keywords, singular or plural, and never by a hidden street', async () => {
    expect(await found('keywords=view Workshops')).toEqual(['far']);
    expect(await found('keywords=pool')).toEqual(['middle']);
    expect(await found('keywords=strong')).toEqual([]);
    expect(await found('keywords=zanzibar')).toEqual([]);
  });

  it('by map bounds and by a drawn area', async () => {
    expect(await found('bounds=-37.85,144.999,-37.7,146')).toEqual(['near', 'middle']);
    expect(await found('area=-37.7,144.9;-37.7,145.1;-37.81,145.1;-37.81,144.9')).toEqual(['middle']);
    expect(await found('area=-37.7,144.9;-37.7,145.1;-37.81,145.1')).toEqual([]);
  });

  it('by publication since a time', async () => {
    expect(await found('publishedAfter=2037-11-03T00:00:00Z')).toEqual(['private', 'past auction gallery']);
  });
});

describe('facets', () => {
  it('count every choice with all other filters unchanged', async () => {
    const facets = await get('search-facets?suburb[]=middle-vic-3000&bedrooms[gte]=9');
    expect(facets).toMatchObject({ totalItems: 0, without: { suburbs: 0, bedrooms: 1 }, withSurrounding: 0 });
    // A listing without bedrooms counts as a studio.
    expect(facets.bedrooms).toEqual({ 0: 1 });
    const free = await get('search-facets?suburb[]=middle-vic-3000');
    expect(free).toMatchObject({
      totalItems: 1,
      category: { house: 1 },
      feature: { 'swimming-pool': 1, 'solar-panels': 1 },
      flag: { pets: 1, furnished: 0, saturday: 1 },
      without: { suburbs: 5 },
      withSurrounding: 2,
      withoutTwo: [],
      wider: {},
    });
  });

  it('count without two filters and wider searches when dropping one filter does not help', async () => {
    const facets = await get('search-facets?suburb[]=middle-vic-3000&bedrooms[gte]=9&furnished=true&listingType=lease');
    expect(facets).toMatchObject({ totalItems: 0, without: { suburbs: 0, bedrooms: 0, furnished: 0 } });
    expect(facets.withoutTwo).toEqual([
      { filters: ['suburbs', 'bedrooms'], count: 1 },
      { filters: ['bedrooms', 'furnished'], count: 1 },
    ]);
    expect(facets.wider).toEqual({ kindInPlace: 1, place: 1, kind: 5, all: 5 });
    const found = await get('search-facets?suburb[]=middle-vic-3000&propertyType=rural&bedrooms[gte]=9&furnished=true');
    expect(found.wider).toEqual({ kindInPlace: 0, place: 1, kind: 0, all: 5 });
  });

  it('count studios', async () => {
    const studios = await found('bedrooms[lte]=0');
    expect((await get('search-facets')).bedrooms).toMatchObject({ 0: studios.length });
    const plot = { propertyType: 'Land', category: 'Residential land', bedrooms: 0 } as const;
    await insertListing(backend.database, { ownerId, headline: 'studio', property: { bedrooms: 0 } });
    await insertListing(backend.database, { ownerId, headline: 'plot', property: plot });
    expect((await get('search-facets?bedrooms[gte]=2')).bedrooms).toMatchObject({ 0: studios.length + 1 });
    expect(await found('bedrooms[lte]=0')).toEqual(expect.arrayContaining([...studios, 'studio']));
    expect(await found('bedrooms[lte]=0')).not.toContain('plot');
  });
});

describe('the map', () => {
  const both = 'suburb[]=middle-vic-3000&suburb[]=near-vic-3000';

  it('groups close listings, names a few and prices single ones', async () => {
    const [middle, near] = await Promise.all(['Middle', 'Near'].map((name) => idIn(`${name.toLowerCase()}-vic-3000`)));
    const coarse = await get(`search-map?${both}&cell=1`);
    expect(coarse.pin).toEqual([
      {
        latitude: expect.closeTo(-37.82),
        longitude: expect.closeTo(145),
        count: 2,
        listings: [near, middle],
        price: null,
      },
    ]);
    expect(coarse.extent).toEqual({ south: -37.84, north: -37.8, west: 145, east: 145 });
    const fine = await get(`search-map?${both}&cell=0.001`);
    expect(fine.totalItems).toBe(2);
    expect(fine.pin).toEqual([
      { latitude: -37.84, longitude: 145, count: 1, listings: [near], price: 650 },
      { latitude: -37.8, longitude: 145, count: 1, listings: [middle], price: 650 },
    ]);
  });

  it('merges neighbouring cells across an edge', async () => {
    // 0.04° apart, in two cells.
    const { pin } = await get(`search-map?${both}&cell=0.15`);
    expect(Math.floor((90 - 37.84) / 0.15)).toBeLessThan(Math.floor((90 - 37.8) / 0.15));
    expect(pin).toMatchObject([{ count: 2, latitude: expect.closeTo(-37.82) }]);
  });

  it('shows the listings within the bounds', async () => {
    expect(await get(`search-map?${both}&cell=0.001&bounds=-37.85,144.9,-37.82,145.1`)).toMatchObject({
      totalItems: 1,
      pin: [{ latitude: -37.84 }],
    });
  });

  it('V22: contains no hidden price', async () => {
    const { pin } = await get('search-map?keywords=gallery&cell=0.001');
    expect(pin).toMatchObject([{ count: 1, price: null }]);
  });

  it('replies 304 to a matching ETag', async () => {
    const url = `/api/listings/search-map?${both}&cell=1`;
    const { headers } = await backend.inject({ url });
    const again = await backend.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('shows the centre of the suburb for a hidden street', async () => {
    const answers = await Promise.all([
      get('search-map?keywords=private&cell=0.00001'),
      get('search?keywords=private'),
      get(`cards?id[]=${secret.id}`),
      get(secret.id),
    ]);
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain('-30.25');
      expect(JSON.stringify(answer)).not.toMatch(/-30\.1|150\.9|Zanzibar/);
    }
    // Narrowing the price range does not reveal it either.
    expect(await found('keywords=private&bounds=-30.2,150.9,-30.1,151')).toEqual([]);
    expect(await found('keywords=private&area=-30.2,150.9;-30.2,151;-30.1,151;-30.1,150.9')).toEqual([]);
    expect(await found('keywords=private&bounds=-30.3,150.7,-30.2,150.8')).toEqual(['private']);
  });

  it('leaves out listings without a location', async () => {
    const property = { suburb: 'Outside', latitude: -20, longitude: 120 };
    await insertListing(backend.database, { ownerId, headline: 'nowhere', streetHidden: true, property });
    expect(await get('search-map?keywords=nowhere&cell=1')).toMatchObject({ totalItems: 1, extent: null, pin: [] });
  });
});

it('returns cards by id and leaves out listings that are no longer public', async () => {
  const draft = await insertListing(backend.database, { ownerId, status: 'draft' });
  const { member } = await get(`cards?id[]=${secret.id}&id[]=${draft.id}&id[]=${randomUUID()}&id[]=x`);
  expect(member).toMatchObject([{ id: secret.id, headline: 'private' }]);
});

it('returns cards of sold and leased listings, which no search finds', async () => {
  const sold = await insertListing(backend.database, { ownerId, status: 'sold', headline: 'sold last week' });
  const withdrawn = await insertListing(backend.database, { ownerId, status: 'withdrawn' });
  const { member } = await get(`cards?id[]=${withdrawn.id}&id[]=${sold.id}&id[]=${secret.id}`);
  expect(member).toMatchObject([{ id: sold.id, status: 'sold', nextOpen: null }, { id: secret.id }]);
  expect(await found('keywords=sold last week')).toEqual([]);
});

it('finds each change at once: publication, edit, open home, withdrawal', async () => {
  const owner = { id: ownerId };
  const { id } = await insertListing(backend.database, { ownerId, headline: 'follow me', publishedAt: now });
  expect((await found('')).at(0)).toBe('follow me');
  const patch = (url: string, payload: object) => backend.inject({ method: 'PATCH', url, payload }, owner);
  await patch(`/api/listings/${id}`, { headline: 'Rosebud' });
  expect(await found('keywords=rosebud')).toEqual(['Rosebud']);
  expect(await found('keywords=follow')).toEqual([]);
  const opened = await backend.inject(
    {
      method: 'POST',
      url: '/api/listing-opens',
      payload: { listing: `/api/listings/${id}`, startAt: '2037-11-20T22:00:00Z', endAt: '2037-11-20T22:30:00Z' },
    },
    owner,
  );
  expect(opened.statusCode).toBe(201);
  expect((await found('sort=inspection')).at(0)).toBe('Rosebud');
});
