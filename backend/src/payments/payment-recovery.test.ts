import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeLost } from './check-payment.ts';
import { paymentEvents } from './payment-tables.ts';
import { storePayment } from './start-payment.ts';
import { card, olivia, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.ledgers.card.events.splice(0);
  api.ledgers.card.faults = [];
});

describe('a provider that does not respond', () => {
  it('leaves the payment open until the job has found it there', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['lost-response'];
    const { id, status } = (await api.pay(orderId, card())).json();
    expect([status, (await api.order(orderId)).status]).toEqual(['processing', 'paymentPending']);
    expect((await api.pay(orderId, card())).json().code).toBe('payment-open');
    await api.settle();
    expect([(await api.payment(id)).status, (await api.order(orderId)).status]).toEqual(['succeeded', 'paid']);
    expect(api.ledgers.card.charges.get(id)).toBe(1);
  });

  it('fails a payment that never reached it, after a minute', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['lost-request'];
    const { id } = (await api.pay(orderId, card())).json();
    api.pass(60_000);
    await api.settle();
    expect((await api.payment(id)).status).toBe('processing');
    api.pass(1);
    await api.settle();
    expect((await api.payment(id)).failure).toMatchObject({ code: 'not-started' });
    expect((await api.order(orderId)).status).toBe('initiated');
    expect((await api.pay(orderId, card())).json().status).toBe('succeeded');
  });

  it('does not fail a payment that reached it after it was asked', async () => {
    const { id } = (await api.pay(await api.anOrder(), card('challenge-1'))).json();
    await closeLost(api.context, { id, providerPaymentId: null }, 'not-started');
    expect((await api.payment(id)).status).toBe('requiresAction');
  });

  it('settles a payment whose row was stored and whose process was killed before the provider was asked', async () => {
    const orderId = await api.anOrder();
    const input = { expectedTotal: '275.00', method: card(), acceptedTerms: true as const };
    const { id } = await api.context.transact((money) => storePayment({ ...money, owner: olivia }, orderId, input));
    api.pass(61_000);
    await api.settle();
    expect([(await api.payment(id)).status, (await api.order(orderId)).status]).toEqual(['failed', 'initiated']);
  });

  it('keeps a late charge when the order still needs it', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['late'];
    const { id } = (await api.pay(orderId, card())).json();
    api.pass(61_000);
    await api.settle();
    expect((await api.order(orderId)).status).toBe('initiated');
    api.ledgers.card.deliverLate();
    for (const event of api.ledgers.card.events) await api.webhook(event);
    await api.processWebhooks();
    expect([(await api.payment(id)).status, (await api.order(orderId)).status]).toEqual(['succeeded', 'paid']);
  });

  it('gives back a late charge when another payment has paid the order', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['late'];
    const { id } = (await api.pay(orderId, card())).json();
    api.pass(61_000);
    await api.settle();
    expect((await api.pay(orderId, card())).json().status).toBe('succeeded');
    api.ledgers.card.deliverLate();
    for (const event of api.ledgers.card.events) await api.webhook(event);
    await api.processWebhooks();
    await api.refundSuperseded();
    expect(await api.payment(id)).toMatchObject({
      status: 'failed',
      refunded: '275.00',
      failure: { code: 'superseded' },
    });
    expect(api.ledgers.card.find(id)).toMatchObject({ status: 'succeeded', refundedCents: 27_500 });
    expect((await api.order(orderId)).status).toBe('paid');
    await api.refundSuperseded();
    expect(api.ledgers.card.refunds.size).toBe(1);
  });

  it('cancels a challenge that started after the payment was given up', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['late'];
    const { id } = (await api.pay(orderId, card('challenge-1'))).json();
    api.pass(61_000);
    await api.settle();
    api.ledgers.card.deliverLate();
    const started = api.ledgers.card.find(id);
    await api.webhook({
      id: 'event-late',
      kind: 'payment.updated',
      paymentId: started?.id ?? '',
      createdAt: api.now(),
    });
    await api.processWebhooks();
    expect(api.ledgers.card.find(id)?.status).toBe('cancelled');
    expect((await api.order(orderId)).status).toBe('initiated');
  });
});

describe('a repeated request', () => {
  it('with the same key pays once, also when the first response was lost', async () => {
    const orderId = await api.anOrder();
    api.ledgers.card.faults = ['lost-response'];
    const key = crypto.randomUUID();
    const first = await api.pay(orderId, card(), { key });
    const second = await api.pay(orderId, card(), { key });
    expect([first.json().status, second.json().status]).toEqual(['processing', 'succeeded']);
    expect(second.json().id).toBe(first.json().id);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(api.ledgers.card.charges.get(first.json().id)).toBe(1);
  });

  it('in 20 double clicks at once pays once', async () => {
    const orderId = await api.anOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.pay(orderId, card())));
    const outcomes = answers.map((response) => response.json().code ?? response.json().status);
    expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1);
    expect(outcomes.filter((outcome) => !['succeeded', 'payment-open', 'order-closed'].includes(outcome))).toEqual([]);
  });
});

describe('a webhook', () => {
  it('settles a payment whose browser never came back, also when it arrives three times', async () => {
    const orderId = await api.anOrder();
    const { id } = (await api.pay(orderId, card('challenge-9'))).json();
    api.ledgers.card.answer(api.ledgers.card.find(id)?.id ?? '', 'approve');
    const [event] = api.ledgers.card.events.splice(0);
    if (!event) throw new Error('There is no webhook.');
    for (let count = 0; count < 3; count += 1) expect((await api.webhook(event)).statusCode).toBe(204);
    expect(await api.database.$count(paymentEvents)).toBeGreaterThan(0);
    await api.processWebhooks();
    expect((await api.order(orderId)).status).toBe('paid');
    const { mails } = await withMails(api);
    await api.webhook(event);
    await api.processWebhooks();
    expect((await withMails(api)).mails).toBe(mails);
  });

  it('is processed by the job of open payments when its own job failed', async () => {
    const orderId = await api.anOrder();
    const { id } = (await api.pay(orderId, card())).json();
    for (const event of api.ledgers.card.events.splice(0)) await api.webhook(event);
    const open = async () =>
      (await api.database.select().from(paymentEvents)).filter((row) => row.processedAt === null);
    expect(await open()).toHaveLength(1);
    api.pass(31_000);
    await api.settle();
    expect(await open()).toEqual([]);
    expect((await api.payment(id)).status).toBe('succeeded');
  });

  it('is rejected with a wrong signature, an old one, or for an unknown provider', async () => {
    const event = { id: 'event-x', kind: 'x', paymentId: 'x', createdAt: api.now() };
    const forged = await api.inject({
      method: 'POST',
      url: '/api/payment-webhooks/sandbox',
      payload: JSON.stringify(event),
      headers: { 'content-type': 'application/json', 'memory-signature': '1.forged' },
    });
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'invalid-webhook']);
    const garbage = await api.inject({
      method: 'POST',
      url: '/api/payment-webhooks/sandbox',
      payload: Buffer.from([0, 255]),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(garbage.statusCode).toBe(400);
    expect((await api.webhook(event, 'unknown-provider')).statusCode).toBe(404);
  });

  it('about a payment that we never started is logged and does no harm', async () => {
    const foreign = api.ledgers.card.start({
      reference: 'foreign',
      amountCents: 100,
      cardToken: 'success-1',
      saveCard: false,
      customerPresent: true,
      description: '',
      customer: { id: null, name: '', email: '' },
      returnUrl: '',
      items: [],
    });
    const before = api.errors.length;
    await api.webhook({ id: 'event-foreign', kind: 'x', paymentId: foreign.id, createdAt: api.now() });
    await api.processWebhooks();
    expect(api.errors.slice(before)).toEqual([expect.stringContaining(foreign.id)]);
  });
});

async function withMails(of: PaymentApi) {
  return { mails: (await of.mails()).length };
}
