import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FrontPage } from 'shared-contract/search/front-page';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { rent, type TestBackend, testBackend } from '../testing/index.ts';

/** A Friday in Melbourne. */
const now = new Date('2037-11-20T02:00:00Z');
const ownerId = '73000000-0000-4000-8000-000000000001';
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

type Listing = Omit<Parameters<TestBackend['insert']['listing']>[0], 'ownerId'>;
const add = (headline: string, listing: Listing) => backend.insert.listing({ ownerId, headline, ...listing });
const frontPage = async (): Promise<FrontPage> => (await backend.inject({ url: '/api/front-page' })).json();
const headlines = ({ member }: FrontPage['forSale']) => member.map(({ headline }) => headline);

it('is empty without listings', async () => {
  const none = { totalItems: 0, totalItemsCapped: false, member: [] };
  expect(await frontPage()).toMatchObject({ forSale: none, forLease: none, openSaturday: none });
});

it('has the four newest homes for sale and for rent, and the first open homes of Saturday', async () => {
  const on = (day: number) => new Date(Date.UTC(2037, 10, day));
  const open = (hour: number) => ({
    startAt: new Date(`2037-11-21T0${hour}:00:00Z`),
    endAt: new Date(`2037-11-21T0${hour}:30:00Z`),
  });
  const sunday = { startAt: new Date('2037-11-22T01:00:00Z'), endAt: new Date('2037-11-22T01:30:00Z') };
  for (const day of [1, 5, 3, 4, 2]) await add(`sale ${day}`, { type: 'sale', publishedAt: on(day) });
  await add('rent 6', { pricing: rent(500), publishedAt: on(6), opens: [open(2)] });
  await add('rent 7', { pricing: rent(600), publishedAt: on(7), opens: [open(1)] });
  await add('rent 8', { pricing: rent(600), publishedAt: on(8), opens: [sunday] });
  await add('office', { property: { propertyType: 'Commercial', category: 'Office' }, publishedAt: on(9) });
  await add('draft', { status: 'draft' });
  await createListingSearch(backend.database).refreshNextOpens(now);

  const { forSale, forLease, openSaturday } = await frontPage();
  expect(headlines(forSale)).toEqual(['sale 5', 'sale 4', 'sale 3', 'sale 2']);
  expect(forSale.totalItems).toBe(5);
  expect(headlines(forLease)).toEqual(['rent 8', 'rent 7', 'rent 6']);
  expect(headlines(openSaturday)).toEqual(['rent 7', 'rent 6']);
  expect(openSaturday.member[0]?.nextOpen).toMatchObject({ startAt: '2037-11-21T01:00:00.000Z' });
});
