import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { packageCategory } from 'shared-contract/order/product';
import { insertOrder, insertProduct, type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001' };
const jack = { id: '10000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
let product: Awaited<ReturnType<typeof insertProduct>>;
beforeAll(async () => {
  backend = await testBackend();
  product = await insertProduct(backend.database, { priceCents: 4_450 });
});
afterAll(() => backend.close());

const emptyOrder = () => insertOrder(backend.database, { ownerId: olivia.id, lines: [] });
const itemOf = (order: { id: string }, overrides: object = {}) => ({
  id: randomUUID(),
  parentOrder: `/api/orders/${order.id}`,
  product: `/api/products/${product.id}`,
  quantity: 1,
  ...overrides,
});
const add = (payload: object, as: Parameters<TestBackend['inject']>[1] = olivia) =>
  backend.inject({ method: 'POST', url: '/api/order-items', payload }, as);
const remove = (id: string, as: Parameters<TestBackend['inject']>[1] = olivia) =>
  backend.inject({ method: 'DELETE', url: `/api/order-items/${id}` }, as);
const read = async ({ id }: { id: string }): Promise<Order> =>
  (await backend.inject({ url: `/api/orders/${id}` }, olivia)).json();

describe('order items', () => {
  it('V36: take the product’s price and change total and ETag of the order', async () => {
    const order = await emptyOrder();
    const before = await backend.inject({ url: `/api/orders/${order.id}` }, olivia);
    const item = itemOf(order, { quantity: 3 });
    const response = await add(item);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      '@id': `/api/order-items/${item.id}`,
      parentOrder: item.parentOrder,
      unitPrice: '44.50',
      total: '133.50',
    });
    const after = await backend.inject({ url: `/api/orders/${order.id}` }, olivia);
    expect(after.json().total).toBe('133.50');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('V36: are added once when sent twice; another item with the same id is rejected', async () => {
    const order = await emptyOrder();
    const item = itemOf(order);
    const [first, again] = [await add(item), await add(item)];
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await read(order)).orderItems).toHaveLength(1);

    for (const other of [{ quantity: 2 }, { parentOrder: `/api/orders/${(await emptyOrder()).id}` }]) {
      const refused = await add({ ...item, ...other });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().code).toBe('duplicate-id');
    }
    const foreignOrder = await insertOrder(backend.database, { ownerId: jack.id, lines: [] });
    expect((await add(itemOf(foreignOrder, { id: item.id }), jack)).statusCode).toBe(409);
    expect((await read(order)).total).toBe('44.50');
  });

  it('V36: require a UUID version 4, a quantity from 1 to 99, an own order and a known product', async () => {
    const order = await emptyOrder();
    const foreign = await insertOrder(backend.database, { ownerId: jack.id });
    const path = async (overrides: object) => {
      const response = await add(itemOf(order, overrides));
      return [response.statusCode, response.json().violations?.[0]?.propertyPath];
    };
    expect(await path({ id: '6fa459ea-ee8a-11e4-90e0-0242ac110002' })).toEqual([422, 'id']);
    expect(await path({ quantity: 0 })).toEqual([422, 'quantity']);
    expect(await path({ quantity: 100 })).toEqual([422, 'quantity']);
    expect(await path({ quantity: 1.5 })).toEqual([422, 'quantity']);
    expect(await path({ product: `/api/products/${randomUUID()}` })).toEqual([422, 'product']);
    expect(await path({ parentOrder: `/api/orders/${foreign.id}` })).toEqual([422, 'parentOrder']);
    expect(await path({ parentOrder: `/api/orders/${randomUUID()}` })).toEqual([422, 'parentOrder']);
    expect((await read(order)).orderItems).toHaveLength(0);
  });

  it('are removed once, by their owner only', async () => {
    const order = await emptyOrder();
    const item = itemOf(order);
    await add(item);
    await add(itemOf(order, { quantity: 2 }));
    expect((await remove(item.id, jack)).statusCode).toBe(404);
    expect((await remove(item.id)).statusCode).toBe(204);
    expect((await remove(item.id)).statusCode).toBe(404);
    expect((await read(order)).total).toBe('89.00');
  });

  it('are not sold again when the package includes them', async () => {
    const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    const premium = { category: packageCategory, includedSkus: [product.sku] };
    const bundle = await insertProduct(backend.database, premium);
    const order = await insertOrder(backend.database, { ownerId: olivia.id, propertyId, listingId, lines: [] });
    const readiness = async () =>
      (await backend.inject({ url: `/api/listings/${listingId}` }, olivia)).json().readiness;
    await add(itemOf(order));
    expect(await readiness()).toMatchObject({ order: 'missing', unpaidOrder: true });
    // Choosing the package removes what it includes.
    await add(itemOf(order, { product: `/api/products/${bundle.id}` }));
    expect((await read(order)).orderItems.map((item) => item.product.id)).toEqual([bundle.id]);
    expect(await readiness()).toMatchObject({ order: 'unpaid', includes: [product.sku] });
    const again = await add(itemOf(order));
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'included' }]);
    expect((await read(order)).orderItems).toHaveLength(1);
  });

  it('have a quantity of 1 for a package or plan, and no second item of it', async () => {
    const order = await emptyOrder();
    const basic = await insertProduct(backend.database, { name: 'Basic', fulfilment: 'listing' });
    const plan = await insertProduct(backend.database, { name: 'Forms', billingPeriod: 'month' });
    for (const { id, name } of [basic, plan]) {
      const one = itemOf(order, { product: `/api/products/${id}` });
      const two = await add({ ...one, quantity: 2 });
      expect([two.statusCode, two.json().violations]).toMatchObject([422, [{ propertyPath: 'quantity' }]]);
      expect((await add(one)).json()).toMatchObject({ product: { name, soldOnce: true } });
      const url = `/api/order-items/${one.id}`;
      const changed = await backend.inject({ method: 'PATCH', url, payload: { quantity: 2 } }, olivia);
      expect([changed.statusCode, changed.json().violations]).toMatchObject([422, [{ propertyPath: 'quantity' }]]);
      const second = await add({ ...one, id: randomUUID() });
      expect([second.statusCode, second.json().code]).toEqual([409, 'already-added']);
    }
    const premium = await insertProduct(backend.database, { name: 'Premium', fulfilment: 'listing' });
    const other = await add(itemOf(order, { product: `/api/products/${premium.id}` }));
    expect([other.statusCode, other.json().detail]).toEqual([409, 'Basic is in this order already. Remove it first.']);
    expect((await read(order)).orderItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('include a package once when many requests add it at once', async () => {
    const order = await emptyOrder();
    const basic = await insertProduct(backend.database, { fulfilment: 'listing' });
    const headers = await backend.signInAs(olivia);
    const requests = Array.from({ length: 8 }, () =>
      add(itemOf(order, { product: `/api/products/${basic.id}` }), headers),
    );
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await read(order)).orderItems).toHaveLength(1);
  });

  it('cannot change after the order was closed', async () => {
    const paid = await insertOrder(backend.database, { ownerId: olivia.id, status: 'paid' });
    const added = await add(itemOf(paid));
    expect([added.statusCode, added.json().code]).toEqual([409, 'order-closed']);
    const [item] = (await read(paid)).orderItems;
    expect((await remove(item?.id ?? '')).statusCode).toBe(409);
    const url = `/api/order-items/${item?.id}`;
    const changed = await backend.inject({ method: 'PATCH', url, payload: { quantity: 2 } }, olivia);
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'order-closed']);
    expect((await read(paid)).total).toBe('275.00');
  });

  it('V36: keep the total equal to the sum of the items under 50 concurrent additions and 10 removals', async () => {
    const order = await emptyOrder();
    const headers = await backend.signInAs(olivia);
    const first = Array.from({ length: 10 }, () => itemOf(order, { quantity: 2 }));
    for (const item of first) await add(item, headers);

    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => add(itemOf(order, { quantity: (index % 5) + 1 }), headers)),
      ...first.flatMap((item) => [remove(item.id, headers), remove(item.id, headers)]),
    ]);

    const statuses = Object.groupBy(answers, ({ statusCode }) => String(statusCode));
    expect(Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all?.length]))).toEqual({
      201: 50,
      204: 10,
      404: 10,
    });
    const after = await read(order);
    expect(after.orderItems).toHaveLength(50);
    expect(centsOf(after.total)).toBe(150 * 4_450);
    expect(centsOf(after.total)).toBe(after.orderItems.reduce((sum, item) => sum + centsOf(item.total), 0));
  });
});
