import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deleteRemovedAssets } from '../listing-assets/delete-removed-assets.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { orders } from '../orders/order-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { hiddenPrice } from '../testing/insert-listing.ts';
import { takeDownSoldListings } from './take-down-sold-listings.ts';

const owner = { id: '83000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await testBackend();
  headers = await backend.signInAs(owner);
});
afterAll(() => backend.close());

const publish = (id: string, more: Record<string, string> = {}) =>
  backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, { ...headers, ...more });
const become = (id: string, status: string, more: { soldPrice?: string; withheldPrice?: string } = {}) =>
  backend.inject({ method: 'POST', url: `/api/listings/${id}/status`, payload: { status, ...more } }, headers);
const read = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, headers)).json();
const isFound = async (id: string) => {
  const response = await backend.inject({ url: '/api/listings/search?listingType=lease' });
  return response.json().member.some((one: { id: string }) => one.id === id);
};

describe('publishing', () => {
  it('V25: makes a complete listing searchable at once and settles a free order', async () => {
    const { listing, order } = await backend.insert.publishable({ ownerId: owner.id });
    expect(await isFound(listing.id)).toBe(false);
    expect((await read(listing.id)).readiness).toEqual({ ownership: 'verified', order: 'free', unpaidOrder: false });
    const response = await publish(listing.id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { status: 'active', publishedAt: expect.any(String), readiness: { order: 'settled' }, activeOrder: null },
    ]);
    expect(await isFound(listing.id)).toBe(true);
    const paid = (await backend.inject({ url: `/api/orders/${order.id}` }, headers)).json();
    expect(paid).toMatchObject({ status: 'paid', total: '0.00', paidAt: expect.any(String) });
    expect((await publish(listing.id)).json().code).toBe('not-publishable');
  });

  it('reports all violations by editor step', async () => {
    const { id } = await backend.insert.listing({
      ownerId: owner.id,
      status: 'draft',
      headline: '',
      description: 'Call 0491 570 006.',
      pricing: { displayType: 'value' },
      contactName: 'Sam',
      contactEmail: null,
    });
    const response = await publish(id);
    expect(response.statusCode).toBe(422);
    const steps = response.json().violations.map((one: { propertyPath: string }) => one.propertyPath);
    expect(new Set(steps)).toEqual(
      new Set(['price', 'description', 'media', 'contact-details', 'ownership', 'packages']),
    );
    expect((await read(id)).status).toBe('draft');
  });

  it('V25: requires payment of a paid package', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: owner.id, dollars: 89 });
    const response = await publish(listing.id);
    expect([response.statusCode, response.json().violations]).toMatchObject([422, [{ propertyPath: 'packages' }]]);
  });

  it('V25: requires payment of an order that costs nothing but its delivery, so that its code is counted', async () => {
    const { listing, order } = await backend.insert.publishable({ ownerId: owner.id, dollars: 89 });
    const board = await backend.insert.product({ shippingRequired: true });
    const code = await backend.insert.promotionCode({ code: 'ALL', percentOff: 100, maxUses: 1 });
    const added = { id: crypto.randomUUID(), parentOrder: `/api/orders/${order.id}`, quantity: 1 };
    const payload = { ...added, product: `/api/products/${board.id}` };
    expect((await backend.inject({ method: 'POST', url: '/api/order-items', payload }, headers)).statusCode).toBe(201);
    const values = { promotionCodeId: code.id };
    await backend.database.update(orders).set(values).where(eq(orders.id, order.id));
    expect((await read(listing.id)).readiness).toMatchObject({ order: 'unpaid', unpaidOrder: true });
    const response = await publish(listing.id);
    expect([response.statusCode, response.json().violations]).toMatchObject([422, [{ propertyPath: 'packages' }]]);
  });

  it('V25: allows one listing per purpose of a property', async () => {
    const first = await backend.insert.publishable({ ownerId: owner.id });
    await publish(first.listing.id);
    const { propertyId } = first.listing;
    const second = await backend.insert.publishable({ ownerId: owner.id, propertyId });
    const response = await publish(second.listing.id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'listed-already']);
    const forSale = await backend.insert.publishable({
      ownerId: owner.id,
      propertyId,
      type: 'sale',
      pricing: hiddenPrice(900_000),
    });
    expect((await publish(forSale.listing.id)).statusCode).toBe(200);
  });

  it('V25: allows one of two concurrent publications', async () => {
    const first = await backend.insert.publishable({ ownerId: owner.id });
    const { propertyId } = first.listing;
    const others = [1, 2, 3].map(() => backend.insert.publishable({ ownerId: owner.id, propertyId }));
    const all = [first, ...(await Promise.all(others))];
    const answers = await Promise.all(all.map(({ listing }) => publish(listing.id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('rejects an outdated version', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: owner.id });
    expect((await publish(listing.id, { 'if-match': '"99"' })).statusCode).toBe(412);
  });
});

describe('a published listing', () => {
  it('goes under offer and back, is withdrawn and published again', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: owner.id });
    expect((await become(listing.id, 'underOffer')).json().code).toBe('status');
    await publish(listing.id);
    for (const status of ['underOffer', 'active', 'withdrawn']) {
      expect((await become(listing.id, status)).json().status).toBe(status);
    }
    expect(await isFound(listing.id)).toBe(false);
    expect((await backend.inject({ url: `/api/listings/${listing.id}` })).statusCode).toBe(404);
    expect((await publish(listing.id)).json().status).toBe('active');
  });

  it('V25: can be leased and not sold when it is for lease, and leaves the market within seven days', async () => {
    const { listing } = await backend.insert.publishable({ ownerId: owner.id });
    await publish(listing.id);
    expect((await become(listing.id, 'sold')).statusCode).toBe(409);
    expect((await become(listing.id, 'leased')).json().status).toBe('leased');
    expect(await isFound(listing.id)).toBe(false);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await takeDownSoldListings(backend.database, days(6));
    expect((await read(listing.id)).status).toBe('leased');
    await takeDownSoldListings(backend.database, days(8));
    expect((await read(listing.id)).status).toBe('offmarket');
  });

  it('discloses the price of a sale only if the owner gives it, and when it was sold', async () => {
    const sale = () => backend.insert.listing({ ownerId: owner.id, type: 'sale', pricing: hiddenPrice(900_000) });
    const [disclosed, withheld] = [await sale(), await sale()];
    const refused = await become(disclosed.id, 'underOffer', { soldPrice: '910000.00' });
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'soldPrice' }]);
    expect((await become(disclosed.id, 'sold', { soldPrice: '0.00' })).statusCode).toBe(422);
    for (const _ of [1, 2]) {
      expect((await become(disclosed.id, 'sold', { soldPrice: '910000.00' })).statusCode).toBe(200);
    }
    expect((await become(disclosed.id, 'sold', { soldPrice: '920000.00' })).json().code).toBe('sold-price');
    await become(withheld.id, 'sold');
    const closed = async ({ id }: { id: string }) =>
      (await backend.inject({ url: `/api/listings/cards?id[]=${id}` })).json().member[0].closed;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await closed(disclosed)).toEqual({ at, price: '910000.00' });
    expect(await closed(withheld)).toEqual({ at });
    const active = await sale();
    expect(await closed(active)).toBeUndefined();
  });
});

describe('the price of a sale that the owner withholds', () => {
  it('is the owner’s alone, also after the listing has left the site', async () => {
    const { id } = await backend.insert.listing({ ownerId: owner.id, type: 'sale' });
    const sold = { withheldPrice: '910000.00' };
    for (const _ of [1, 2]) expect((await become(id, 'sold', sold)).statusCode).toBe(200);
    expect((await become(id, 'sold', { soldPrice: '910000.00' })).json().code).toBe('sold-price');
    const ofOwner = { at: expect.any(String), price: '910000.00', priceHidden: true };
    expect((await read(id)).closed).toEqual(ofOwner);
    const visitor = await backend.inject({ url: `/api/listings/${id}` });
    const card = await backend.inject({ url: `/api/listings/cards?id[]=${id}` });
    expect(visitor.json().closed).toEqual({ at: ofOwner.at });
    for (const { body } of [visitor, card]) expect(body).not.toMatch(/910000|priceHidden/);

    const { closed } = await read(id);
    await takeDownSoldListings(backend.database, new Date(Date.now() + 8 * 86_400_000));
    expect(await read(id)).toMatchObject({ status: 'offmarket', closed });
    expect((await backend.inject({ url: `/api/listings/${id}` })).statusCode).toBe(404);
  });

  it('has the day of the sale, also when the previous backend stored it without', async () => {
    const { id } = await backend.insert.listing({ ownerId: owner.id, type: 'sale', status: 'sold' });
    const { closed } = await read(id);
    await takeDownSoldListings(backend.database, new Date(Date.now() + 8 * 86_400_000));
    expect(await read(id)).toMatchObject({ status: 'offmarket', closed: { at: closed.at } });
  });
});

describe('a removed asset', () => {
  it('is deleted after a day', async () => {
    const { id } = await backend.insert.listing({ ownerId: owner.id, photos: 2 });
    const [first] = await backend.database.select().from(listingAssets).where(eq(listingAssets.listingId, id));
    const removed = { method: 'PATCH' as const, url: `/api/listing-assets/${first?.id}`, payload: { removed: true } };
    await backend.inject(removed, headers);
    await deleteRemovedAssets(backend.database, new Date());
    const count = async () =>
      (await backend.database.select().from(listingAssets).where(eq(listingAssets.listingId, id))).length;
    expect(await count()).toBe(2);
    await deleteRemovedAssets(backend.database, new Date(Date.now() + 2 * 86_400_000));
    expect(await count()).toBe(1);
    const [row] = await backend.database.select().from(listings).where(eq(listings.id, id));
    expect(row?.pictureId).not.toBe(first?.pictureId);
  });
});
