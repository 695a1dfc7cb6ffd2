import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { insertListing } from '../testing/index.ts';
import { searchApi } from './testing/search-api.ts';

const { backend, ownerId, secret, get, found } = await searchApi();
afterAll(() => backend.close());

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

it('returns ids of properties with cards by id, for earlier releases, and none with search results', async () => {
  const [card] = (await get(`cards?id[]=${secret.id}`)).member;
  const [result] = (await get('search?listingType=lease')).member;
  expect(card.property).toMatchObject({ '@id': `/api/properties/${card.property.id}`, '@type': 'ResidentialProperty' });
  for (const field of ['@id', '@type', 'id']) expect(result.property).not.toHaveProperty(field);
});
