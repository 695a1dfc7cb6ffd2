import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rent, type TestBackend, testBackend } from '../testing/index.ts';
import { hiddenPrice } from '../testing/insert-listing.ts';

const owner = { id: '77000000-0000-4000-8000-000000000001' };
const publishedAt = new Date('2037-10-01T00:00:00Z');
let now = publishedAt;
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const patch = (id: string, body: object) =>
  backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, body, headers: { 'if-match': '*' } }, owner);
async function publish(id: string, body: object) {
  expect((await patch(id, body)).statusCode).toBe(200);
  expect((await backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, owner)).statusCode).toBe(200);
}
const historyOf = (id: string) => backend.inject({ url: `/api/listings/${id}/price-history` });

it('has each price that visitors saw until another one was published', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id, pricing: rent(650), publishedAt });
  const initial = { publishedAt: publishedAt.toISOString(), replacedPrices: [] };
  expect((await historyOf(id)).json()).toMatchObject(initial);
  now = new Date('2037-10-08T00:00:00Z');
  await publish(id, { headline: 'Close to the tram' });
  await patch(id, { pricing: rent(700) });
  expect((await historyOf(id)).json()).toMatchObject(initial);
  await publish(id, { pricing: rent(620) });
  expect((await historyOf(id)).json().replacedPrices).toEqual([
    { replacedAt: now.toISOString(), pricing: rent(650), leasePricing: null },
  ]);
});

it('V22: reveals no amount of a price that was or is hidden', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id, pricing: hiddenPrice(700), publishedAt });
  await publish(id, { pricing: rent(720) });
  expect((await historyOf(id)).json().replacedPrices).toEqual([
    { replacedAt: now.toISOString(), pricing: { displayType: 'hide' }, leasePricing: null },
  ]);
  await publish(id, { pricing: { displayType: 'hide' } });
  expect((await historyOf(id)).json().replacedPrices).toEqual([]);
});

it('V22: reveals no earlier rent of a listing for sale or rent whose rent is hidden now', async () => {
  const price = rent(900_000);
  const { id } = await backend.insert.listing({
    ownerId: owner.id,
    type: 'both',
    pricing: price,
    leasePricing: rent(650),
    publishedAt,
  });
  await publish(id, { leasePricing: { displayType: 'hide' } });
  const hidden = { displayType: 'hide' };
  expect((await historyOf(id)).json()).toMatchObject({ pricing: price, leasePricing: hidden });
  expect((await historyOf(id)).json().replacedPrices).toEqual([
    { replacedAt: now.toISOString(), pricing: price, leasePricing: hidden },
  ]);
});

it('has a price that was replaced while the listing was withdrawn, and none when it stayed the same', async () => {
  const { listing } = await backend.insert.publishable({ ownerId: owner.id, pricing: rent(700) });
  const { id } = listing;
  const post = async (action: string, body = {}) => {
    const url = `/api/listings/${id}/${action}`;
    expect((await backend.inject({ method: 'POST', url, body }, owner)).statusCode).toBe(200);
  };
  await post('publish');
  await post('status', { status: 'withdrawn' });
  await post('publish');
  expect((await historyOf(id)).json().replacedPrices).toEqual([]);
  await post('status', { status: 'withdrawn' });
  await patch(id, { pricing: rent(640) });
  now = new Date('2037-10-20T00:00:00Z');
  await post('publish');
  expect((await historyOf(id)).json().replacedPrices).toEqual([
    { replacedAt: now.toISOString(), pricing: rent(700), leasePricing: null },
  ]);
});

it('replies 404 for a listing that is not public', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id, status: 'draft', publishedAt: null });
  expect((await historyOf(id)).statusCode).toBe(404);
});
