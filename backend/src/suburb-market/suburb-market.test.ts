import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { hiddenPrice } from '../testing/insert-listing.ts';

const now = new Date('2037-11-20T02:00:00Z');
const ownerId = '73000000-0000-4000-8000-000000000002';
const address = '/api/suburbs/richmond-vic-3121/market';
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const ask = (query = 'listingType=sale&propertyType=residential', path = address) =>
  backend.inject({ url: `${path}?${query}` });

it('has a median only of three prices and more, and never counts a hidden price', async () => {
  const add = async (bedrooms: number, price: number, days: number, hidden = false) => {
    const pricing = hidden
      ? hiddenPrice(price)
      : { displayType: 'value' as const, displayValue: { value: `${price}.00` } };
    const publishedAt = new Date(now.getTime() - days * 86_400_000);
    await backend.insert.listing({
      ownerId,
      type: 'sale',
      pricing,
      publishedAt,
      property: { bedrooms },
    });
  };
  await add(2, 700_000, 3);
  await add(2, 900_000, 10);
  await add(3, 1_100_000, 20);
  expect((await ask()).json()).toMatchObject({ listings: 3, priced: 3, medianPrice: '900000.00', medianDays: 10 });
  await add(2, 800_000, 40);
  await add(3, 9_000_000, 50, true);
  expect((await ask()).json()).toEqual({
    '@context': '/api/contexts/SuburbMarket',
    '@id': address,
    '@type': 'SuburbMarket',
    listings: 5,
    priced: 4,
    medianPrice: '850000.00',
    medianDays: 20,
    byBedrooms: [
      { bedrooms: 2, listings: 3, priced: 3, medianPrice: '800000.00' },
      { bedrooms: 3, listings: 2, priced: 1, medianPrice: null },
    ],
  });
  const none = { listings: 0, priced: 0, medianPrice: null, medianDays: null, byBedrooms: [] };
  expect((await ask('listingType=lease&propertyType=residential')).json()).toMatchObject(none);
});

it('is empty for a suburb without listings, and replies 400 for an unknown type', async () => {
  const elsewhere = await ask(undefined, '/api/suburbs/nowhere-vic-3000/market');
  expect(elsewhere.json()).toMatchObject({ listings: 0, medianPrice: null, byBedrooms: [] });
  expect((await ask('listingType=swap&propertyType=residential')).statusCode).toBe(400);
});
