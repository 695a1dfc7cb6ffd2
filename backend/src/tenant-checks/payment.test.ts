import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { fulfilmentResource } from '../fulfilment/fulfilment-resource.ts';
import { findFulfilments } from '../fulfilment/fulfilment-store.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { products } from '../products/product-table.ts';
import { tenantChecks } from './tenant-check-table.ts';
import { checkApi, olivia } from './testing/check-api.ts';

const api = await checkApi();
const { backend, database, post, send, aDraft, aLinked, pay, statusOf, detailOf } = api;
afterAll(() => backend.close());

const payment = (id: string) => post(`tenant-checks/${id}/payments`);
const ordersOf = (propertyId: string) => database.select().from(orders).where(eq(orders.propertyId, propertyId));
const itemsOf = (orderId: string) => database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
const fulfilmentsOf = async (orderId: string) => (await findFulfilments(database, [orderId])).map(fulfilmentResource);

/** A check that lacks only the payment. */
async function aReady(propertyId?: string) {
  const linked = await aLinked(propertyId === undefined ? {} : { propertyId });
  await api.addEnough(linked.token);
  await api.sign(linked.token);
  return linked;
}

describe('POST /api/tenant-checks/{id}/payments', () => {
  it('adds one item to the open order of the property, also when it is requested in parallel', async () => {
    const { id, propertyId } = await aDraft();
    const replies = await Promise.all([1, 2, 3, 4].map(() => payment(id)));
    const [order] = await ordersOf(propertyId);
    const receipt = { status: 'inOrder', order: `/api/orders/${order?.id}` };
    expect(replies.map(({ body }) => body)).toMatchObject(Array(4).fill(receipt));
    expect(await itemsOf(order?.id ?? '')).toMatchObject([{ quantity: 1, unitPriceCents: 2_900 }]);
    expect((await detailOf(id)).payment).toMatchObject(receipt);
    expect(await api.kindsOf(id)).toEqual(['owner created', 'owner addedToOrder']);
  });

  it('adds the checks of several applicants to one order', async () => {
    const first = await aDraft();
    const others = [await aDraft({ propertyId: first.propertyId }), await aDraft({ propertyId: first.propertyId })];
    const replies = await Promise.all([first, ...others].map(({ id }) => payment(id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [order, ...more] = await ordersOf(first.propertyId);
    expect(more).toEqual([]);
    expect(await itemsOf(order?.id ?? '')).toHaveLength(3);
  });

  it('uses what was bought before, each purchase once', async () => {
    const [product] = await database.select().from(products).where(eq(products.sku, 'CHECK-TICA'));
    if (!product) throw new Error('Expected the product.');
    const bought = await backend.insert.order({ ownerId: olivia.id, lines: [{ product }] });
    await api.payOrder(bought.id);
    expect(await fulfilmentsOf(bought.id)).toMatchObject([
      { status: 'waiting', detail: expect.stringContaining('Ready') },
    ]);
    const ready = await aReady();
    const other = await aDraft();
    for (const { id } of [ready, other]) expect((await detailOf(id)).payment.hasCredit).toBe(true);
    const [used, added] = await Promise.all([payment(ready.id), payment(other.id)]);
    expect([used.body.status, added.body.status].sort()).toEqual(['inOrder', 'paid']);
    const paid = used.body.status === 'paid' ? ready.id : other.id;
    expect((await api.kindsOf(paid)).join()).toContain('system paid');
    expect((await detailOf((await aDraft()).id)).payment.hasCredit).toBe(false);
  });

  it('names the check that was paid for before it is ready, so that its owner can continue it', async () => {
    const { id, propertyId } = await aDraft();
    await payment(id);
    const [order] = await ordersOf(propertyId);
    await api.payOrder(order?.id ?? '');
    expect(await fulfilmentsOf(order?.id ?? '')).toMatchObject([
      { status: 'waiting', subject: `/api/tenant-checks/${id}` },
    ]);
  });

  it('pays for no more checks than were bought, when the quantity of their item is lowered', async () => {
    const { propertyId, ...first } = await aReady();
    await payment(first.id);
    const [order] = await ordersOf(propertyId);
    const [item] = await itemsOf(order?.id ?? '');
    const setQuantity = (quantity: number) => send('PATCH', `order-items/${item?.id}`, { quantity });
    await setQuantity(2);
    const second = await aReady(propertyId);
    expect((await payment(second.id)).body.status).toBe('inOrder');
    const lowered = await setQuantity(1);
    expect([lowered.status, lowered.body.code]).toEqual([409, 'used-by-checks']);
    // A row of an earlier release, which did not reject it.
    await database
      .update(orderItems)
      .set({ quantity: 1 })
      .where(eq(orderItems.orderId, order?.id ?? ''));
    await api.payOrder(order?.id ?? '');
    expect(await Promise.all([first, second].map(({ id }) => statusOf(id)))).toEqual(['submitted', 'authorised']);
    expect((await detailOf(second.id)).payment.status).toBe('unpaid');
    expect(await api.kindsOf(second.id)).not.toContain('system paid');
    expect(await fulfilmentsOf(order?.id ?? '')).toMatchObject([{ status: 'done' }]);
    expect((await payment(second.id)).body.status).toBe('inOrder');
  });

  it('lowers no quantity while a check starts to use the item', async () => {
    const { id, propertyId } = await aDraft();
    const others = [await aDraft({ propertyId }), await aDraft({ propertyId })];
    await payment(id);
    const [item] = await itemsOf((await ordersOf(propertyId))[0]?.id ?? '');
    await send('PATCH', `order-items/${item?.id}`, { quantity: 3 });
    const [lowered] = await Promise.all([
      send('PATCH', `order-items/${item?.id}`, { quantity: 1 }),
      ...others.map((other) => payment(other.id)),
    ]);
    const [stored] = await database
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, item?.id ?? ''));
    const uses = await database.$count(tenantChecks, eq(tenantChecks.orderItemId, item?.id ?? ''));
    expect([200, 409]).toContain(lowered?.status);
    expect(stored?.quantity).toBeGreaterThanOrEqual(uses);
  });

  it('frees the item when the product changes or the check is deleted', async () => {
    const { id, propertyId } = await aDraft();
    await payment(id);
    const [order] = await ordersOf(propertyId);
    await send('PATCH', `tenant-checks/${id}`, { product: 'NTD' });
    expect(await itemsOf(order?.id ?? '')).toEqual([]);
    expect((await detailOf(id)).payment).toEqual({ status: 'unpaid', order: null, hasCredit: false });
    expect((await payment(id)).body.code).toBe('not-sold');
    await send('PATCH', `tenant-checks/${id}`, { product: 'TICA' });
    await payment(id);
    expect(await itemsOf(order?.id ?? '')).toHaveLength(1);
    await send('DELETE', `tenant-checks/${id}`);
    expect(await itemsOf(order?.id ?? '')).toEqual([]);
  });
});

describe('a check', () => {
  it('V6 V40 is submitted once it has an authorisation, 100 points and a payment, in any order', async () => {
    const steps = {
      sign: (token: string) => api.sign(token),
      documents: (token: string) => api.addEnough(token),
      pay: (_token: string, id: string) => pay(id),
    };
    const names = ['sign', 'documents', 'pay'] as const;
    for (const last of names) {
      const { id, token } = await aLinked();
      for (const name of names) if (name !== last) await steps[name](token, id);
      expect([last, await statusOf(id)]).not.toEqual([last, 'submitted']);
      expect((await api.rowOf(id))?.sentAt).toBeNull();
      await steps[last](token, id);
      expect([last, await statusOf(id)]).toEqual([last, 'submitted']);
    }
  });

  it('is submitted once, and completes the fulfilment of its order', async () => {
    const { id } = await aReady();
    const orderId = await pay(id);
    await backend.runQueue('fulfilment');
    expect(await statusOf(id)).toBe('submitted');
    expect(await fulfilmentsOf(orderId)).toMatchObject([{ status: 'done', subject: `/api/tenant-checks/${id}` }]);
    const kinds: string[] = await api.kindsOf(id);
    expect(kinds.filter((kind) => kind === 'system submitted' || kind === 'system paid')).toEqual([
      'system paid',
      'system submitted',
    ]);
    expect((await payment(id)).body).toMatchObject({ status: 'paid', order: null });
  });

  it('completes the fulfilment when the signature comes after the payment', async () => {
    const { id, token } = await aLinked();
    await api.addEnough(token);
    const orderId = await pay(id);
    expect(await fulfilmentsOf(orderId)).toMatchObject([{ status: 'waiting' }]);
    await api.sign(token);
    await backend.runQueue('fulfilment');
    expect(await fulfilmentsOf(orderId)).toMatchObject([{ status: 'done' }]);
  });

  it.each(['refundOrder', 'cancelItems'] as const)(
    'is not submitted after %s, and can be paid again',
    async (cancel) => {
      const { id, token } = await aLinked();
      const orderId = await pay(id);
      await api[cancel](orderId);
      expect((await detailOf(id)).payment.hasCredit).toBe(false);
      await api.addEnough(token);
      await api.sign(token);
      expect([await statusOf(id), (await detailOf(id)).payment.status]).toEqual(['authorised', 'unpaid']);
      const again = await pay(id);
      expect(again).not.toBe(orderId);
      expect(await statusOf(id)).toBe('submitted');
    },
  );
});
