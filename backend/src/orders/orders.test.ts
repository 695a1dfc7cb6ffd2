import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, OrderStatus } from 'shared-contract/order/order';
import {
  insertOrder,
  insertProduct,
  insertPromotionCode,
  insertProperty,
  type TestBackend,
  testBackend,
} from '../testing/index.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001' };
const jack = { id: '10000000-0000-4000-8000-000000000002' };
const missingId = '90000000-0000-4000-8000-000000000009';

let now = new Date('2026-11-21T09:00:00.000Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const get = async (url: string, as = olivia) => (await backend.inject({ url }, as)).json();
const patch = (id: string, payload: object, headers: object = { 'if-match': '*' }) =>
  backend.inject({ method: 'PATCH', url: `/api/orders/${id}`, payload, headers: { ...headers } }, olivia);

describe('orders', () => {
  it('V36: contain their items and amounts', async () => {
    const photography = await insertProduct(backend.database);
    const board = await insertProduct(backend.database, {
      name: 'Signboard',
      priceCents: 18_950,
      shippingRequired: true,
    });
    const property = await insertProperty(backend.database, { ownerId: olivia.id });
    const { id, number } = await insertOrder(backend.database, {
      ownerId: olivia.id,
      propertyId: property.id,
      lines: [{ product: photography }, { product: board, quantity: 2 }],
    });
    const order = await get(`/api/orders/${id}`);
    expect(number).toMatch(/^V-1\d{5}$/);
    expect(order).toMatchObject({
      '@context': '/api/contexts/Order',
      '@id': `/api/orders/${id}`,
      number,
      status: 'initiated',
      target: {
        '@id': `/api/properties/${property.id}`,
        '@type': 'ResidentialProperty',
        property: `/api/properties/${property.id}`,
        propertyAddress: '12A/3–5 Bridge Road, Richmond VIC 3121',
      },
      subtotal: '654.00',
      discount: '0.00',
      total: '654.00',
      gst: '59.45',
      promotionCode: null,
    });
    expect(order.orderItems).toEqual(
      expect.arrayContaining([expect.objectContaining({ quantity: 2, unitPrice: '189.50', total: '379.00' })]),
    );
  });

  it('are listed newest first, by target, by status, and by property with its listings', async () => {
    const propertyId = (await insertProperty(backend.database, { ownerId: olivia.id })).id;
    const of = (day: number, status: OrderStatus) =>
      insertOrder(backend.database, {
        ownerId: olivia.id,
        propertyId,
        status,
        lines: [],
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    const [old, middle, recent] = [await of(1, 'completed'), await of(2, 'initiated'), await of(3, 'paid')];
    const ids = async (query: string) => (await get(`/api/orders?${query}`)).member.map(({ id }: Order) => id);

    expect(await ids(`property.id=${propertyId}`)).toEqual([recent.id, middle.id, old.id]);
    expect(await ids(`property.id=/api/properties/${propertyId}&status=paid`)).toEqual([recent.id]);
    expect(await ids(`targetId=${propertyId}&status=initiated`)).toEqual([middle.id]);
    expect(await ids(`target.id=${propertyId}&status[]=initiated&status[]=paid`)).toEqual([recent.id, middle.id]);
    expect(await ids(`targetId=${missingId}`)).toEqual([]);
    expect((await backend.inject({ url: '/api/orders?status=stolen' }, olivia)).statusCode).toBe(400);
  });

  it('are paged by 30', async () => {
    const propertyId = (await insertProperty(backend.database, { ownerId: olivia.id })).id;
    for (let count = 0; count < 31; count += 1) {
      await insertOrder(backend.database, { ownerId: olivia.id, propertyId, status: 'completed', lines: [] });
    }
    const second = await get(`/api/orders?property.id=${propertyId}&page=2`);
    expect(second.totalItems).toBe(31);
    expect(second.member).toHaveLength(1);
    expect(second.view.previous).toBe(`/api/orders?property.id=${propertyId}&page=1`);
  });

  it('belong to their owner', async () => {
    const { id } = await insertOrder(backend.database, { ownerId: jack.id });
    expect((await backend.inject({ url: `/api/orders/${id}` }, olivia)).statusCode).toBe(404);
    expect((await patch(id, { promotionCode: null })).statusCode).toBe(404);
    expect((await backend.inject({ url: `/api/orders/${id}` })).statusCode).toBe(401);
    const all: Order[] = (await get('/api/orders?status=initiated', jack)).member;
    expect(all.map((order) => order.id)).toEqual([id]);
  });
});

describe('opening an order', () => {
  const open = (target: string) => backend.inject({ method: 'POST', url: '/api/orders', payload: { target } }, olivia);

  it('opens one initiated order per target and names the open one', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id });
    const first = await open(`/api/properties/${id}`);
    expect(first.statusCode).toBe(201);
    expect(first.headers.location).toBe(first.json()['@id']);
    expect(first.json()).toMatchObject({ status: 'initiated', orderItems: [], total: '0.00' });
    const second = await open(`/api/properties/${id}`);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'order-open', detail: expect.stringContaining(first.json().number) });
  });

  it('accepts one of ten concurrent requests', async () => {
    const { id } = await insertProperty(backend.database, { ownerId: olivia.id });
    const headers = await backend.signInAs(olivia);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        backend.inject({ method: 'POST', url: '/api/orders', payload: { target: `/api/properties/${id}` } }, headers),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await get(`/api/orders?targetId=${id}`)).totalItems).toBe(1);
  });

  it('rejects another owner’s target like a missing one', async () => {
    const foreign = await insertProperty(backend.database, { ownerId: jack.id });
    const answers = [
      await open(`/api/properties/${foreign.id}`),
      await open(`/api/properties/${missingId}`),
      await open(`/api/listings/${missingId}`),
      await open('/api/orders/nonsense'),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBe(422);
      expect(response.json().violations).toEqual(answers[0]?.json().violations);
    }
  });
});

describe('the promotion code of an order', () => {
  const endAt = new Date('2026-11-21T10:00:00.000Z');
  const discounted = { subtotal: '275.00', discount: '27.50', total: '247.50', gst: '22.50' };
  const full = { subtotal: '275.00', discount: '0.00', total: '275.00', gst: '25.00' };

  it('V35: expires by the server’s clock, just after its end', async () => {
    const code = await insertPromotionCode(backend.database, { code: 'SPRING10', endAt });
    const { id } = await insertOrder(backend.database, { ownerId: olivia.id });
    const promotionCode = `/api/promotion-codes/${code.id}`;

    now = endAt;
    const applied = await patch(id, { promotionCode });
    expect(applied.statusCode).toBe(200);
    expect(applied.json()).toMatchObject({ ...discounted, promotionCode: { code: 'SPRING10' } });

    now = new Date(endAt.getTime() + 1);
    expect(await get(`/api/orders/${id}`)).toMatchObject({ ...full, promotionCode: { code: 'SPRING10' } });
    const late = await patch(id, { promotionCode });
    expect(late.statusCode).toBe(422);
    expect(late.json().violations).toEqual([
      { propertyPath: 'promotionCode', message: 'The code SPRING10 has expired.', code: 'expired' },
    ]);
    expect((await patch(id, { promotionCode: null })).json()).toMatchObject({ ...full, promotionCode: null });
    now = new Date('2026-11-21T09:00:00.000Z');
  });

  it('V35: rejects an unknown code and keeps the current one', async () => {
    const code = await insertPromotionCode(backend.database, { code: 'KEEPME', centsOff: 5_000 });
    const { id } = await insertOrder(backend.database, { ownerId: olivia.id, promotionCodeId: code.id });
    const refused = await patch(id, { promotionCode: `/api/promotion-codes/${missingId}` });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'promotionCode', code: 'not-found' }]);
    expect(await get(`/api/orders/${id}`)).toMatchObject({ discount: '50.00', promotionCode: { code: 'KEEPME' } });
  });

  it('V35: never makes a total negative', async () => {
    const code = await insertPromotionCode(backend.database, { code: 'HUGE', centsOff: 10_000_000 });
    const { id } = await insertOrder(backend.database, { ownerId: olivia.id, promotionCodeId: code.id });
    expect(await get(`/api/orders/${id}`)).toMatchObject({ subtotal: '275.00', discount: '275.00', total: '0.00' });
  });

  it('keeps the paid discount when the code changes', async () => {
    const code = await insertPromotionCode(backend.database, { code: 'PAST', endAt: new Date('2020-01-01') });
    const { id } = await insertOrder(backend.database, {
      ownerId: olivia.id,
      promotionCodeId: code.id,
      status: 'paid',
      discountCents: 2_750,
    });
    expect(await get(`/api/orders/${id}`)).toMatchObject(discounted);
    const change = await patch(id, { promotionCode: null });
    expect(change.statusCode).toBe(409);
    expect(change.json().code).toBe('order-closed');
  });

  it('requires the current version in If-Match', async () => {
    const code = await insertPromotionCode(backend.database, { code: 'SEEN' });
    const { id } = await insertOrder(backend.database, { ownerId: olivia.id });
    const promotionCode = `/api/promotion-codes/${code.id}`;
    const { etag } = (await backend.inject({ url: `/api/orders/${id}` }, olivia)).headers;
    const unsaid = await patch(id, { promotionCode }, {});
    expect([unsaid.statusCode, unsaid.json().code]).toEqual([428, 'if-match-required']);
    const changed = await patch(id, { promotionCode }, { 'if-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    const stale = await patch(id, { promotionCode: null }, { 'if-match': etag });
    expect(stale.statusCode).toBe(412);
    expect((await get(`/api/orders/${id}`)).promotionCode.code).toBe('SEEN');
  });
});
