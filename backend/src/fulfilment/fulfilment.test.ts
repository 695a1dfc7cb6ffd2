import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import { auctioneerSku, packageCategory } from 'shared-contract/order/product';
import { orders } from '../orders/order-table.ts';
import { providerContext } from '../payments/money-context.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { fulfilmentResource } from './fulfilment-resource.ts';
import { findFulfilments } from './fulfilment-store.ts';
import { startFulfilment } from './start-fulfilment.ts';

const owner = { id: '91000000-0000-4000-8000-000000000001' };
const minute = 60_000;
const day = 24 * 60 * minute;

let backend: TestBackend;
let now = new Date('2026-12-24T01:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  await backend.signInAs(owner);
});
afterAll(() => backend.close());

const start = (orderId: string) =>
  providerContext(backend).transact(async (money) => {
    await startFulfilment(money, orderId);
    return orderId;
  });
const run = () => backend.runQueue('fulfilment');
const check = async () => {
  await backend.boss.send('open-fulfilments');
  await backend.runQueue('open-fulfilments');
  await run();
};
const read = async (orderId: string) => (await findFulfilments(backend.database, [orderId])).map(fulfilmentResource);
const statusOf = async (orderId: string) =>
  (await backend.database.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const mailsAbout = async (text: string) => (await backend.mails()).filter(({ subject }) => subject?.includes(text));

/** A paid order of one product that leads to this kind of fulfilment. */
async function paidOrder(kind: FulfilmentKind, product: Parameters<TestBackend['insert']['product']>[0] = {}) {
  const bought = await backend.insert.product({ ...product, fulfilment: kind });
  const order = await backend.insert.order({
    ownerId: owner.id,
    status: 'paid',
    paidAt: now,
    lines: [{ product: bought }],
  });
  return start(order.id);
}

/** A draft whose package is paid. */
async function paidListing(overrides: { headline?: string; propertyId?: string } = {}) {
  const { listing, order } = await backend.insert.publishable({ ownerId: owner.id, dollars: 89, ...overrides });
  await backend.database.update(orders).set({ status: 'paid', paidAt: now }).where(eq(orders.id, order.id));
  await start(order.id);
  return { listing, orderId: order.id };
}

const listingOf = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, owner)).json();

describe('a paid package', () => {
  it('publishes a listing that is ready, and sends one mail, also when the job is repeated', async () => {
    const { listing, orderId } = await paidListing();
    await run();
    expect(await read(orderId)).toMatchObject([
      { kind: 'listing', status: 'done', detail: 'Your listing is live.', subject: `/api/listings/${listing.id}` },
    ]);
    expect((await listingOf(listing.id)).status).toBe('active');
    expect(await statusOf(orderId)).toBe('completed');
    await start(orderId);
    await run();
    expect(await mailsAbout('Your listing is live')).toHaveLength(1);
  });

  it('waits with what is missing, and publishes when the owner completes the listing', async () => {
    const { listing, orderId } = await paidListing({ headline: '' });
    await run();
    expect(await read(orderId)).toMatchObject([
      {
        status: 'waiting',
        detail: 'We’ll publish your listing as soon as it’s ready. Still to come: the description.',
      },
    ]);
    expect(await statusOf(orderId)).toBe('processing');
    const payload = { headline: 'Sunny house near the river' };
    await backend.inject({ method: 'PATCH', url: `/api/listings/${listing.id}`, payload }, owner);
    await run();
    expect((await listingOf(listing.id)).status).toBe('active');
    expect(await statusOf(orderId)).toBe('completed');
  });

  it('waits while another listing of the property is live', async () => {
    const first = await paidListing();
    await run();
    const { listing, orderId } = await paidListing({ propertyId: first.listing.propertyId });
    await run();
    expect((await read(orderId))[0]?.detail).toContain('already has a live listing');
    const payload = { status: 'withdrawn' };
    await backend.inject({ method: 'POST', url: `/api/listings/${first.listing.id}/status`, payload }, owner);
    await run();
    expect((await listingOf(listing.id)).status).toBe('active');
  });

  it('leads to the fulfilment of every product that it includes', async () => {
    const photos = await backend.insert.product({ sku: 'PHOTOS', name: 'Photos', fulfilment: 'booking' });
    const sign = await backend.insert.product({ sku: 'SIGN', name: 'Signboard', fulfilment: 'shipment' });
    const gold = await backend.insert.product({
      category: packageCategory,
      name: 'Gold',
      fulfilment: 'listing',
      includedSkus: [photos.sku, sign.sku],
    });
    const order = await backend.insert.order({ ownerId: owner.id, status: 'paid', lines: [{ product: gold }] });
    await start(order.id);
    const names = (await read(order.id)).map(({ kind, productName }) => [kind, productName]);
    expect(new Map(names as [string, string][])).toEqual(
      new Map([
        ['listing', 'Gold'],
        ['booking', 'Photos'],
        ['shipment', 'Signboard'],
      ]),
    );
    await run();
  });
});

describe('a booking', () => {
  it('gets a date on a business day of the state, and is done after that day', async () => {
    const orderId = await paidOrder('booking', { name: 'Floor plan' });
    await run();
    expect(await read(orderId)).toMatchObject([
      {
        status: 'inProgress',
        scheduledFor: '2026-12-30',
        detail: expect.stringContaining('Wednesday 30 December 2026'),
      },
    ]);
    expect(await mailsAbout('Booked for Wednesday 30 December 2026: Floor plan')).toHaveLength(1);
    now = new Date('2026-12-30T03:00:00Z');
    await check();
    expect((await read(orderId))[0]?.status).toBe('inProgress');
    now = new Date('2026-12-31T03:00:00Z');
    await check();
    expect(await read(orderId)).toMatchObject([{ status: 'done', detail: 'Completed on Wednesday 30 December 2026.' }]);
    expect(await statusOf(orderId)).toBe('completed');
    expect(await mailsAbout('Floor plan')).toHaveLength(1);
  });
});

describe('the booking of an auctioneer', () => {
  it('is on the day of the auction where the property is, and moves with it', async () => {
    // 10:30 on 12 February in Sydney.
    const auctionAt = new Date('2027-02-11T23:30:00Z');
    const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: owner.id, type: 'sale', auctionAt });
    const auctioneer = await backend.insert.product({ sku: auctioneerSku, fulfilment: 'booking' });
    const lines = [{ product: auctioneer }];
    const order = await backend.insert.order({ ownerId: owner.id, status: 'paid', listingId, propertyId, lines });
    await start(order.id);
    await run();
    expect(await read(order.id)).toMatchObject([{ status: 'inProgress', scheduledFor: '2027-02-12' }]);
    const payload = { auctionDateTime: '2027-02-18T23:30:00Z' };
    await backend.inject({ method: 'PATCH', url: `/api/listings/${listingId}`, payload }, owner);
    await backend.inject({ method: 'POST', url: `/api/listings/${listingId}/publish` }, owner);
    await run();
    expect(await read(order.id)).toMatchObject([{ status: 'inProgress', scheduledFor: '2027-02-19' }]);
  });
});

describe('a shipment', () => {
  it('is packed, sent with a tracking number and one mail, and delivered', async () => {
    const orderId = await paidOrder('shipment', { name: 'Key safe', shippingRequired: true });
    await run();
    expect(await read(orderId)).toMatchObject([{ status: 'inProgress', trackingNumber: null }]);
    now = new Date(now.getTime() + 10 * minute);
    await check();
    const [sent] = await read(orderId);
    expect(sent).toMatchObject({
      status: 'inProgress',
      carrier: 'Sandbox Couriers',
      trackingNumber: expect.any(String),
    });
    expect(sent?.detail).toContain(sent?.trackingNumber ?? '?');
    const [mail] = await mailsAbout('On its way: Key safe');
    expect(mail?.text).toContain(sent?.trackingNumber ?? '?');
    now = new Date(now.getTime() + 3 * day);
    await check();
    expect(await read(orderId)).toMatchObject([{ status: 'done', trackingNumber: sent?.trackingNumber }]);
    expect(await mailsAbout('Key safe')).toHaveLength(1);
    expect(await statusOf(orderId)).toBe('completed');
  });
});

describe('other products', () => {
  it('start a subscription once', async () => {
    const orderId = await paidOrder('subscription', { name: 'Forms library', billingPeriod: 'year' });
    await run();
    await start(orderId);
    await run();
    const [active] = await read(orderId);
    expect(active).toMatchObject({ status: 'done', detail: 'Your subscription is active.' });
    const own = await backend.database.select().from(subscriptions).where(eq(subscriptions.ownerId, owner.id));
    expect(own.map(({ id }) => `/api/subscriptions/${id}`)).toEqual([active?.subject]);
  });

  it('let a tenant check wait for its owner', async () => {
    const orderId = await paidOrder('tenantCheck');
    await run();
    expect(await read(orderId)).toMatchObject([
      { status: 'waiting', detail: expect.stringContaining('Start the check') },
    ]);
    expect(await statusOf(orderId)).toBe('processing');
  });

  it('complete an order at once that leads to nothing', async () => {
    const order = await backend.insert.order({ ownerId: owner.id, status: 'paid' });
    await start(order.id);
    await run();
    expect(await statusOf(order.id)).toBe('completed');
  });

  it('do not hold each other up when one fails', async () => {
    const broken = await backend.insert.product({ fulfilment: 'subscription', billingPeriod: null });
    const visit = await backend.insert.product({ fulfilment: 'booking' });
    const order = await backend.insert.order({
      ownerId: owner.id,
      status: 'paid',
      lines: [{ product: broken }, { product: visit }],
    });
    await start(order.id);
    await run();
    const statuses = (await read(order.id)).map(({ kind, status }) => `${kind} ${status}`);
    expect(statuses.sort()).toEqual(['booking inProgress', 'subscription waiting']);
    expect(await backend.boss.findJobs('fulfilment', { data: { orderId: order.id } })).toMatchObject([
      { state: 'retry' },
    ]);
  });
});
