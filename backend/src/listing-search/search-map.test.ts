import { afterAll, describe, expect, it } from '@jest/globals';
import { insertListing } from '../testing/index.ts';
import { searchApi } from './testing/search-api.ts';

const { backend, ownerId, secret, get, found } = await searchApi();
afterAll(() => backend.close());

describe('the map', () => {
  const both = 'suburb[]=middle-vic-3000&suburb[]=near-vic-3000';
  const idIn = async (suburb: string): Promise<string> => (await get(`search?suburb[]=${suburb}`)).member[0].id;

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
    for (const response of answers) {
      expect(JSON.stringify(response)).toContain('-30.25');
      expect(JSON.stringify(response)).not.toMatch(/-30\.1|150\.9|Zanzibar/);
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
