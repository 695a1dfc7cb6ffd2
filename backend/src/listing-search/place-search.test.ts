import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { insertListing, insertPlace, insertSuburb, rent, type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  const { database } = backend;
  // Leichhardt is 3 km from Newtown and 90 km from Gosford.
  const suburbs = [
    { name: 'Balmain', postcode: '2041', latitude: -33.86 },
    { name: 'Newtown', postcode: '2042', latitude: -33.9 },
    { name: 'Leichhardt', postcode: '2040', latitude: -33.88 },
    { name: 'Gosford', postcode: '2250', latitude: -33.1 },
  ];
  for (const { name, postcode, latitude } of suburbs) {
    await insertSuburb(database, { name, state: 'NSW', postcode, latitude, longitude: 151.18 });
    const property = { suburb: name, state: 'NSW', postcode, latitude, longitude: 151.18 } as const;
    await insertListing(database, { ownerId: randomUUID(), headline: name, pricing: rent(500), property });
  }
  await insertPlace(database, { suburbSlugs: ['balmain-nsw-2041', 'newtown-nsw-2042'] });
});
afterAll(() => backend.close());

const get = async (path: string) => (await backend.inject({ url: `/api/listings/${path}` })).json();
async function found(query: string): Promise<string[]> {
  const { member } = await get(`search?${query}`);
  return member.map(({ headline }: { headline: string }) => headline).sort();
}

it('finds the listings in the suburbs of a place, also beside other suburbs', async () => {
  expect(await found('suburb[]=inner-west-nsw')).toEqual(['Balmain', 'Newtown']);
  expect(await found('suburb[]=inner-west-nsw&suburb[]=gosford-nsw-2250')).toEqual(['Balmain', 'Gosford', 'Newtown']);
});

it('finds nothing in a place that does not exist', async () => {
  expect(await found('suburb[]=nowhere-nsw')).toEqual([]);
  expect(await found('suburb[]=nowhere-nsw&suburb[]=gosford-nsw-2250')).toEqual(['Gosford']);
});

it('adds surrounding suburbs to suburbs, not to places', async () => {
  expect(await found('suburb[]=newtown-nsw-2042&surrounding=1')).toEqual(['Balmain', 'Leichhardt', 'Newtown']);
  expect(await found('suburb[]=inner-west-nsw&surrounding=1')).toEqual(['Balmain', 'Newtown']);
});

it('counts and maps the listings of a place', async () => {
  const facets = await get('search-facets?suburb[]=inner-west-nsw');
  expect(facets).toMatchObject({ totalItems: 2, without: { suburbs: 4 } });
  expect((await get('search-map?suburb[]=inner-west-nsw&cell=1')).totalItems).toBe(2);
});

it('counts the new listings of a saved search in a place', async () => {
  const search = { ...everyListing, suburbs: ['inner-west-nsw'] };
  const response = await backend.inject({
    method: 'POST',
    url: '/api/saved-searches/new-listings',
    payload: { searches: [{ search, since: '2020-01-01T00:00:00.000Z' }] },
  });
  expect(response.json()).toMatchObject({ counts: [2] });
});
