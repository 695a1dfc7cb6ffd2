import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from 'shared-contract/order/order';
import { billing, delivery, olivia, type PaymentApi, paymentApi } from '../payments/testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

const patch = (id: string, payload: object) =>
  api.inject({ method: 'PATCH', url: `/api/orders/${id}`, payload, headers: { 'if-match': '*' } }, olivia);
const violationsOf = (response: { json: () => { violations?: { propertyPath: string; code: string }[] } }) =>
  (response.json().violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

describe('the details of an order', () => {
  it('V1: stores billing details with the digits of the ABN, and names what is wrong', async () => {
    const id = await api.anOrder({ billing: null });
    const business = { ...billing, businessName: 'Nguyen Homes', abn: '51 824 753 556' };
    expect((await patch(id, { billing: business })).json().billing).toEqual({ ...business, abn: '51824753556' });
    expect(violationsOf(await patch(id, { billing: { ...business, abn: '11 223 493 504' } }))).toEqual([
      'billing.abn abn',
    ]);
    expect(violationsOf(await patch(id, { billing: { ...billing, email: 'olivia@' } }))).toEqual([
      'billing.email email',
    ]);
    expect((await api.order(id)).billing?.abn).toBe('51824753556');
    expect((await patch(id, { billing: null })).json().billing).toBeNull();
  });

  it('V9: stores a street address, whose state sets the price of shipping', async () => {
    const id = await api.anOrder({ lines: [{ shipped: true }] });
    expect(await api.order(id)).toMatchObject({ shipping: null, total: '275.00', shippingRequired: true });
    expect((await patch(id, { delivery })).json()).toMatchObject({ shipping: '14.95', total: '289.95', gst: '26.36' });
    const hobart = { ...delivery, suburb: 'Hobart', state: 'TAS', postcode: '7000' };
    expect((await patch(id, { delivery: hobart })).json()).toMatchObject({ shipping: '19.95', total: '294.95' });
    expect(violationsOf(await patch(id, { delivery: { ...delivery, postcode: '2000' } }))).toEqual([
      'delivery.postcode postcode-state',
    ]);
    expect(violationsOf(await patch(id, { delivery: { ...delivery, streetAddress: 'PO Box 7' } }))).toEqual([
      'delivery.streetAddress post-box',
    ]);
    expect(violationsOf(await patch(id, { delivery: { ...delivery, postcode: '8001' } }))).toEqual([
      'delivery.postcode post-box',
    ]);
  });

  it('changes the quantity of an item and with it the total', async () => {
    const id = await api.anOrder();
    const [item] = (await api.order(id)).orderItems;
    const url = item?.['@id'] ?? '';
    const change = (quantity: number) => api.inject({ method: 'PATCH', url, payload: { quantity } }, olivia);
    expect((await change(3)).json()).toMatchObject({ quantity: 3, total: '825.00' });
    expect((await api.order(id)).total).toBe('825.00');
    for (const quantity of [0, 100, 1.5]) expect((await change(quantity)).statusCode).toBe(422);
    await patch(id, { status: 'cancelled' });
    expect((await change(2)).statusCode).toBe(409);
  });

  it('cancels an order, so that a new one can be opened for the same property', async () => {
    const { id: propertyId } = await api.insert.property({ ownerId: olivia.id });
    const target = `/api/properties/${propertyId}`;
    const first = (await api.post('/api/orders', { target })).json();
    expect((await api.post('/api/orders', { target })).statusCode).toBe(409);
    expect((await patch(first.id, { status: 'cancelled' })).json().status).toBe('cancelled');
    expect((await patch(first.id, { status: 'cancelled' })).json().code).toBe('order-closed');
    expect((await api.post('/api/orders', { target })).statusCode).toBe(201);
  });

  it('V36: allows one order per target that is not paid, also while one is being paid', async () => {
    const { id: propertyId } = await api.insert.property({ ownerId: olivia.id });
    const order = await api.insert.order({ ownerId: olivia.id, propertyId, status: 'paymentPending' });
    const refused = await api.post('/api/orders', { target: `/api/properties/${propertyId}` });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order-open']);
    expect(refused.json().detail).toContain(order.number);
  });

  it('is listed by the year in which it was opened, in Sydney', async () => {
    const { id: propertyId } = await api.insert.property({ ownerId: olivia.id });
    const at = (createdAt: string) =>
      api.insert.order({ ownerId: olivia.id, propertyId, status: 'cancelled', createdAt: new Date(createdAt) });
    const [last, next] = [await at('2024-12-31T12:59:59Z'), await at('2024-12-31T13:00:00Z')];
    const of = async (year: string) =>
      (await api.get(`/api/orders?property.id=${propertyId}&year=${year}`)).member?.map(({ id }: Order) => id);
    expect(await of('2024')).toEqual([last.id]);
    expect(await of('2025')).toEqual([next.id]);
    expect((await api.inject({ url: '/api/orders?year=soon' }, olivia)).statusCode).toBe(400);
  });
});
