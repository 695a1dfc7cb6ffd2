import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/order-table.ts';
import { card, olivia, type PaymentApi, paymentApi } from '../payments/testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

const patch = (orderId: string, promotionCode: string) => {
  const payload = { promotionCode: `/api/promotion-codes/${promotionCode}` };
  return api.inject({ method: 'PATCH', url: `/api/orders/${orderId}`, payload, headers: { 'if-match': '*' } }, olivia);
};

describe('a promotion code with a limit', () => {
  it('V35: is used up by an order that is paid or being paid, and free again when the payment fails', async () => {
    const { id: promotionCodeId } = await api.insert.promotionCode({ code: 'FIRST', maxUses: 1 });
    const [first, second] = [await api.anOrder({ promotionCodeId }), await api.anOrder({ promotionCodeId })];
    expect((await api.order(second)).total).toBe('247.50');
    const open = (await api.pay(first, card('challenge-1'), { total: '247.50' })).json();
    expect((await api.order(second)).total).toBe('275.00');
    expect((await api.pay(second, card(), { total: '247.50' })).json().code).toBe('total-changed');
    const refused = await patch(await api.anOrder(), promotionCodeId);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'promotionCode', code: 'used-up' }]);

    await api.cancel(open.id);
    expect((await api.pay(second, card(), { total: '247.50' })).json().status).toBe('succeeded');
    expect(await api.order(second)).toMatchObject({ status: 'paid', discount: '27.50', total: '247.50' });
    for (const status of ['paid', 'processing', 'completed'] as const) {
      await api.database.update(orders).set({ status }).where(eq(orders.id, second));
      expect([status, (await api.order(first)).total]).toEqual([status, '275.00']);
    }
  });

  it('V35: is not used by an order that was paid in full while another payment held its last use', async () => {
    const { id: promotionCodeId } = await api.insert.promotionCode({ code: 'LAST', maxUses: 1 });
    const [first, second] = [await api.anOrder({ promotionCodeId }), await api.anOrder({ promotionCodeId })];
    const open = (await api.pay(first, card('challenge-1'), { total: '247.50' })).json();
    expect((await api.pay(second, card(), { total: '275.00' })).json().status).toBe('succeeded');
    await api.cancel(open.id);
    expect((await api.order(first)).total).toBe('247.50');
  });

  it('V35: can be limited for each owner', async () => {
    const { id: promotionCodeId } = await api.insert.promotionCode({ code: 'ONCE', maxUsesPerOwner: 1 });
    await api.pay(await api.anOrder({ promotionCodeId }), card(), { total: '247.50' });
    expect((await api.order(await api.anOrder({ promotionCodeId }))).total).toBe('275.00');
    const other = '84000000-0000-4000-8000-000000000009';
    await api.signInAs({ id: other });
    const theirs = await api.anOrder({ ownerId: other, promotionCodeId });
    const read = await api.inject({ url: `/api/orders/${theirs}` }, { id: other });
    expect(read.json().total).toBe('247.50');
  });

  it('V35: is not used more often by 50 clients that pay at once', async () => {
    const { id: promotionCodeId } = await api.insert.promotionCode({ code: 'TEN', maxUses: 10 });
    const all = await Promise.all(Array.from({ length: 50 }, () => api.anOrder({ promotionCodeId })));
    const headers = await api.signInAs(olivia);
    const payload = { expectedTotal: '247.50', method: card(), acceptedTerms: true };
    const answers = await Promise.all(
      all.map((id) => api.inject({ method: 'POST', url: `/api/orders/${id}/payments`, payload }, headers)),
    );
    const outcomes = answers.map((response) => response.json().code ?? response.json().status);
    expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'total-changed')).toHaveLength(40);
  });
});

describe('50 clients on one order', () => {
  it('V36: change it, pay it and cancel it at once, and it is charged once what it cost', async () => {
    const orderId = await api.anOrder();
    const product = await api.insert.product({ priceCents: 1_000 });
    const headers = await api.signInAs(olivia);
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      api.inject({ method, url, payload }, { ...headers, 'if-match': '*' });
    const [item] = (await api.order(orderId)).orderItems;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const input = { expectedTotal: '275.00', method: card(), acceptedTerms: true };
        if (index % 5 === 0) return send('POST', `/api/orders/${orderId}/payments`, input);
        if (index % 5 === 1) return send('PATCH', item?.['@id'] ?? '', { quantity: 1 });
        if (index % 5 === 2) return send('PATCH', `/api/orders/${orderId}`, { promotionCode: null });
        if (index % 5 === 3)
          return send('POST', `/api/orders/${orderId}/payments`, { ...input, expectedTotal: '285.00' });
        const added = { id: crypto.randomUUID(), parentOrder: `/api/orders/${orderId}`, quantity: 1 };
        return send('POST', '/api/order-items', { ...added, product: `/api/products/${product.id}` });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    await api.settle();
    const order = await api.order(orderId);
    const charged = [...api.ledgers.card.payments.values()].filter(({ reference }) =>
      answers.some((response) => response.json().id === reference),
    );
    const total = Number(order.total.replace('.', ''));
    expect(charged.map(({ amountCents }) => amountCents)).toEqual(order.status === 'paid' ? [total] : []);
  });
});
