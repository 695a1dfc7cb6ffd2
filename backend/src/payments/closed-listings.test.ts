import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { lockListing } from '../listings/listing-store.ts';
import { listings } from '../listings/listing-table.ts';
import { card, chargesOf, olivia, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

async function orderOfListing() {
  const { id: listingId, propertyId } = await api.insert.listing({ ownerId: olivia.id, status: 'draft' });
  return { listingId, orderId: await api.anOrder({ listingId, propertyId }) };
}

it('takes no money for a listing that was sold since the order was opened', async () => {
  const { listingId, orderId } = await orderOfListing();
  await api.database.update(listings).set({ status: 'sold' }).where(eq(listings.id, listingId));
  const refused = await api.pay(orderId, card());
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'listing-closed']);
  expect([(await api.order(orderId)).status, chargesOf(api)]).toEqual(['initiated', 0]);
});

it('does not start a payment while its draft is being discarded', async () => {
  const { listingId, orderId } = await orderOfListing();
  const paying = await api.context.transact(async ({ database }) => {
    await lockListing({ database, owner: olivia }, listingId);
    const response = api.pay(orderId, card());
    await setTimeout(300);
    expect((await api.order(orderId)).status).toBe('initiated');
    return { response };
  });
  expect((await paying.response).json().status).toBe('succeeded');
});
