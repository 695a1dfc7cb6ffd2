import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertPaymentMethod } from '../testing/insert-payment-method.ts';
import { payFreeOrder } from './start-payment.ts';
import {
  answer,
  card,
  chargesOf,
  delivery,
  olivia,
  type PaymentApi,
  pathsOf,
  paymentApi,
} from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

describe('paying with a card', () => {
  it('pays the order, issues its invoice, starts its fulfilment and sends the receipt', async () => {
    const orderId = await api.anOrder();
    const response = await api.pay(orderId, card());
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      {
        status: 'succeeded',
        amount: '275.00',
        order: `/api/orders/${orderId}`,
        method: { kind: 'card', brand: 'visa', lastFour: '4242' },
        nextAction: null,
        failure: null,
      },
    ]);
    expect(await api.order(orderId)).toMatchObject({
      status: 'paid',
      paidAt: api.now().toISOString(),
      payment: { status: 'succeeded' },
      invoices: [{ kind: 'invoice', total: '275.00' }],
    });
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Receipt for order V-/));
  });

  it.each([
    ['declined', /bank declined/],
    ['insufficient-funds', /enough funds/],
    ['expired-card', /has expired/],
    ['incorrect-security-code', /security code/],
    ['lost-or-stolen', /bank declined/],
  ])('says why a card failed (%s), and opens the order again', async (code, message) => {
    const orderId = await api.anOrder();
    const response = await api.pay(orderId, card(`${code}-1`));
    expect(response.json()).toMatchObject({
      status: 'failed',
      failure: { code, message: expect.stringMatching(message) },
    });
    expect(await api.order(orderId)).toMatchObject({ status: 'initiated', payment: { status: 'failed' } });
    expect((await api.pay(orderId, card())).json().status).toBe('succeeded');
  });

  it('waits for a challenge, during which the order cannot change or be paid again', async () => {
    const orderId = await api.anOrder();
    const started = (await api.pay(orderId, card('challenge-1'))).json();
    expect(started).toMatchObject({ status: 'requiresAction', nextAction: { kind: 'challenge' } });
    expect((await api.order(orderId)).status).toBe('paymentPending');
    const again = await api.pay(orderId, card());
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment-open']);
    const cancelled = await api.inject(
      {
        method: 'PATCH',
        url: `/api/orders/${orderId}`,
        payload: { status: 'cancelled' },
        headers: { 'if-match': '*' },
      },
      olivia,
    );
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'payment-open']);

    answer(api, started.id, 'approve');
    expect((await api.refresh(started.id)).status).toBe('succeeded');
    expect((await api.order(orderId)).status).toBe('paid');
    const late = await api.pay(orderId, card());
    expect([late.statusCode, late.json().code]).toEqual([409, 'order-closed']);
  });

  it('opens the order again when the customer cancels or declines the challenge', async () => {
    const orderId = await api.anOrder();
    const first = (await api.pay(orderId, card('challenge-2'))).json();
    expect((await api.cancel(first.id)).status).toBe('cancelled');
    expect((await api.order(orderId)).status).toBe('initiated');
    const second = (await api.pay(orderId, card('challenge-2'))).json();
    answer(api, second.id, 'decline');
    expect((await api.refresh(second.id)).failure?.code).toBe('challenge-failed');
    expect((await api.order(orderId)).status).toBe('initiated');
    expect((await api.cancel(second.id)).status).toBe('failed');
  });

  it('ends a challenge that is not answered within half an hour', async () => {
    const orderId = await api.anOrder();
    const started = (await api.pay(orderId, card('challenge-3'))).json();
    api.pass(30 * 60_000);
    await api.settle();
    expect((await api.payment(started.id)).status).toBe('requiresAction');
    api.pass(1);
    await api.settle();
    expect((await api.payment(started.id)).status).toBe('expired');
    expect((await api.order(orderId)).status).toBe('initiated');
    const before = chargesOf(api);
    answer(api, started.id, 'approve');
    expect(chargesOf(api)).toBe(before);
  });

  it('counts a challenge that is approved while it is being ended', async () => {
    const orderId = await api.anOrder();
    const started = (await api.pay(orderId, card('challenge-4'))).json();
    api.pass(30 * 60_000 + 1);
    let checkpoints = 0;
    api.ledgers.card.checkpoint = () => {
      checkpoints += 1;
      // The provider has been asked, and is about to be asked to cancel.
      if (checkpoints === 2) answer(api, started.id, 'approve');
    };
    await api.refresh(started.id);
    api.ledgers.card.checkpoint = () => {};
    expect([(await api.payment(started.id)).status, (await api.order(orderId)).status]).toEqual(['succeeded', 'paid']);
  });

  it('pays with a saved card, and not with a removed, an expired or a stranger’s one', async () => {
    const saved = await insertPaymentMethod(api.database, { ownerId: olivia.id });
    const method = { kind: 'savedCard' as const, paymentMethod: `/api/payment-methods/${saved.id}` };
    expect((await api.pay(await api.anOrder(), method)).json()).toMatchObject({ status: 'succeeded' });
    const others = [
      await insertPaymentMethod(api.database, { ownerId: olivia.id, removedAt: api.now() }),
      await insertPaymentMethod(api.database, { ownerId: olivia.id, expiryYear: 2026, expiryMonth: 10 }),
      await insertPaymentMethod(api.database, { ownerId: '84000000-0000-4000-8000-000000000002' }),
    ];
    for (const { id } of others) {
      const refused = await api.pay(await api.anOrder(), { ...method, paymentMethod: `/api/payment-methods/${id}` });
      const { violations = [] } = refused.json();
      expect([refused.statusCode, violations[0]?.propertyPath]).toEqual([422, 'method.paymentMethod']);
    }
    const { savedCards } = await api.get(`/api/orders/${await api.anOrder()}/payment-options`);
    const offered = savedCards.map((method: { id: string }) => method.id);
    expect([saved, ...others].map(({ id }) => offered.includes(id))).toEqual([true, false, false, false]);
  });
});

describe('starting a payment', () => {
  it('V13: stores no token of a card that is not saved', async () => {
    const token = 'success-secret-of-the-card';
    await api.pay(await api.anOrder(), card(token), { key: crypto.randomUUID() });
    for (const table of ['payments', 'payment_methods', 'payment_events', 'idempotency_keys', 'pgboss.job']) {
      const { rows } = await api.database.execute(
        `select count(*)::int as found from ${table} t where t::text like '%${token}%'`,
      );
      expect([table, rows[0]?.found]).toEqual([table, 0]);
    }
  });

  it('is limited, so that stolen cards cannot be tried out', async () => {
    const strict = await paymentApi({ paymentsPerHour: 2 });
    try {
      const orderId = await strict.anOrder();
      const answers = [];
      for (let count = 0; count < 3; count += 1) answers.push(await strict.pay(orderId, card('declined-1')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
      expect(answers[2]?.json()).toMatchObject({ code: 'too-many-requests', detail: expect.stringMatching(/Wait/) });
    } finally {
      await strict.close();
    }
  });
});

describe('an order that is paid', () => {
  it('needs items, billing details and, if something is shipped, a delivery address', async () => {
    const empty = await api.pay(await api.anOrder({ lines: [], billing: null }), card(), { total: '0.00' });
    expect(pathsOf(empty)).toEqual(['orderItems', 'billing']);
    const shipped = { lines: [{ shipped: true }] };
    expect(pathsOf(await api.pay(await api.anOrder(shipped), card()))).toEqual(['delivery']);
    const complete = await api.anOrder({ ...shipped, delivery });
    expect(await api.order(complete)).toMatchObject({ shipping: '14.95', total: '289.95', shippingRequired: true });
    expect((await api.pay(complete, card(), { total: '289.95' })).json()).toMatchObject({ amount: '289.95' });
    expect(await api.order(complete)).toMatchObject({ status: 'paid', shipping: '14.95', total: '289.95' });
  });

  it('V36: costs what the customer saw, or nothing is charged', async () => {
    const before = chargesOf(api);
    for (const total of ['274.99', '275.01']) {
      const response = await api.pay(await api.anOrder(), card(), { total });
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { code: 'total-changed', detail: expect.stringContaining('$275.00') },
      ]);
    }
    expect(chargesOf(api)).toBe(before);
  });

  it('V35: re-evaluates an expired promotion code', async () => {
    const endAt = new Date(api.now().getTime() + 60_000);
    const code = await api.insert.promotionCode({ code: 'SOON', endAt });
    const orderId = await api.anOrder({ promotionCodeId: code.id });
    expect((await api.order(orderId)).total).toBe('247.50');
    api.pass(60_001);
    const response = await api.pay(orderId, card(), { total: '247.50' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'total-changed']);
  });

  it('is paid at once when it costs nothing, without a provider and an invoice', async () => {
    const code = await api.insert.promotionCode({ code: 'GIFT', percentOff: 100 });
    const orderId = await api.anOrder({ promotionCodeId: code.id });
    expect(pathsOf(await api.pay(orderId, card(), { total: '0.00' }))).toEqual(['method']);
    const paid = (await api.pay(orderId, { kind: 'free' }, { total: '0.00' })).json();
    expect(paid).toMatchObject({ status: 'succeeded', amount: '0.00', method: { kind: 'free' } });
    expect(await api.order(orderId)).toMatchObject({ status: 'paid', total: '0.00', invoices: [] });
    expect(pathsOf(await api.pay(await api.anOrder(), { kind: 'free' }))).toEqual(['method']);
  });

  it('is not free while it has a price or needs a delivery address', async () => {
    for (const lines of [[{}], [{ priceCents: 0, shipped: true }]]) {
      const orderId = await api.anOrder({ lines });
      const isFree = await api.context.transact((money) => payFreeOrder({ ...money, owner: olivia }, orderId));
      expect([isFree, (await api.order(orderId)).status]).toEqual([false, 'initiated']);
    }
  });
});
