import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { settlePayment } from './settle-payment.ts';
import { card, olivia, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

/** Starts a payment whose request is late, and waits until it is given up. Returns its id. */
async function givenUp(orderId: string, total = '275.00'): Promise<string> {
  api.ledgers.card.faults = ['late'];
  const { id } = (await api.pay(orderId, card(), { total })).json();
  api.pass(61_000);
  await api.settle();
  expect((await api.order(orderId)).status).toBe('initiated');
  return id;
}

/** Lets the late requests arrive, and processes the webhooks about them. */
async function arrive() {
  api.ledgers.card.events.splice(0);
  api.ledgers.card.deliverLate();
  for (const event of api.ledgers.card.events.splice(0)) await api.webhook(event);
  await api.processWebhooks();
}

function atProvider(id: string) {
  const seen = api.ledgers.card.find(id);
  if (!seen) throw new Error(`The provider has no payment ${id}.`);
  return api.ledgers.card.required(seen.id);
}

async function setCode(orderId: string, promotionCode: string | null) {
  const request = { url: `/api/orders/${orderId}`, payload: { promotionCode }, headers: { 'if-match': '*' } };
  expect((await api.inject({ method: 'PATCH', ...request }, olivia)).statusCode).toBe(200);
}

async function limitedCode(code: string) {
  return (await api.insert.promotionCode({ code, percentOff: 10, maxUses: 1 })).id;
}

it('gives back a late charge when the order costs another amount by then', async () => {
  const orderId = await api.anOrder();
  const id = await givenUp(orderId);
  const code = await api.insert.promotionCode({ code: 'LESS', percentOff: 10 });
  await setCode(orderId, `/api/promotion-codes/${code.id}`);
  await arrive();
  expect(await api.payment(id)).toMatchObject({ refunded: '0.00', failure: { code: 'superseded' } });
  // The refund is on its way, so the charge can't pay the order any more.
  await setCode(orderId, null);
  await api.context.transact((money) => settlePayment(money, id, atProvider(id)));
  expect(await api.order(orderId)).toMatchObject({ status: 'initiated', total: '275.00' });
  await api.refundSuperseded();
  expect(await api.payment(id)).toMatchObject({ refunded: '275.00' });
  expect(atProvider(id).refundedCents).toBe(27_500);
  // A response from before the refund arrives last.
  await api.context.transact((money) => settlePayment(money, id, { ...atProvider(id), refundedCents: 0 }));
  expect(await api.payment(id)).toMatchObject({ refunded: '275.00' });
});

it('gives back a charge of another amount than the customer agreed to', async () => {
  const orderId = await api.anOrder();
  const { id } = (await api.pay(orderId, card('challenge-1'))).json();
  atProvider(id).amountCents = 27_600;
  api.ledgers.card.answer(atProvider(id).id, 'approve');
  await api.refresh(id);
  expect((await api.order(orderId)).status).toBe('initiated');
  await api.refundSuperseded();
  expect(atProvider(id).refundedCents).toBe(27_600);
});

it('records a refund of a charge that we learn of later', async () => {
  const orderId = await api.anOrder();
  api.ledgers.card.faults = ['lost-response'];
  const { id } = (await api.pay(orderId, card())).json();
  api.ledgers.card.refund({ paymentId: atProvider(id).id, amountCents: 10_000, reference: 'by-hand' });
  await api.settle();
  expect(await api.order(orderId)).toMatchObject({ status: 'paid', refunded: '100.00' });
});

it('keeps the discount of an order that a late charge pays', async () => {
  const orderId = await api.anOrder({ promotionCodeId: await limitedCode('KEPT') });
  await givenUp(orderId, '247.50');
  await arrive();
  const paid = await api.order(orderId);
  expect(paid).toMatchObject({ status: 'paid', total: '247.50', discount: '27.50' });
  expect(paid.invoices).toMatchObject([{ total: '247.50' }]);
});

it('V35: uses a limited code once when the late charges of two orders arrive at once', async () => {
  const promotionCodeId = await limitedCode('ONCE');
  const orders = [await api.anOrder({ promotionCodeId }), await api.anOrder({ promotionCodeId })];
  const ids = [await givenUp(orders[0] ?? '', '247.50'), await givenUp(orders[1] ?? '', '247.50')];
  api.ledgers.card.deliverLate();
  await Promise.all(ids.map((id) => api.context.transact((money) => settlePayment(money, id, atProvider(id)))));
  const statuses = await Promise.all(orders.map(async (id) => (await api.order(id)).status));
  expect(statuses.sort()).toEqual(['initiated', 'paid']);
});

it('never applies the result of another payment', async () => {
  const { id } = (await api.pay(await api.anOrder(), card('challenge-1'))).json();
  const other = (await api.pay(await api.anOrder(), card())).json();
  const settled = api.context.transact((money) => settlePayment(money, id, atProvider(other.id)));
  await expect(settled).rejects.toThrow(other.id);
  expect((await api.payment(id)).status).toBe('requiresAction');
});
