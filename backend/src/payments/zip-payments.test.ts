import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answer, chargesOf, type PaymentApi, pathsOf, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

describe('paying with Zip', () => {
  const zip = { kind: 'zip' } as const;
  const start = async () => {
    const orderId = await api.anOrder();
    return { orderId, payment: (await api.pay(orderId, zip)).json() };
  };

  const atZip = (id: string) => api.ledgers.zip.required(api.ledgers.zip.find(id)?.id ?? '');

  it('V38: takes the money as soon as the customer has approved', async () => {
    const { orderId, payment } = await start();
    expect(payment).toMatchObject({ status: 'requiresAction', nextAction: { kind: 'redirect' } });
    answer(api, payment.id, 'approve');
    expect((await api.refresh(payment.id)).status).toBe('succeeded');
    expect((await api.order(orderId)).status).toBe('paid');
  });

  it('keeps a referred payment open, and takes the money when Zip approves it days later', async () => {
    const { orderId, payment } = await start();
    answer(api, payment.id, 'refer');
    expect((await api.refresh(payment.id)).status).toBe('referred');
    expect((await api.order(orderId)).status).toBe('paymentPending');
    api.pass(2 * 24 * 3_600_000);
    answer(api, payment.id, 'approve');
    await api.settle();
    expect((await api.order(orderId)).status).toBe('paid');
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Zip is reviewing/));
    expect(subjects).toContainEqual(expect.stringMatching(/^Zip approved/));
  });

  it.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ] as const)('opens the order again: %s', async (how, status) => {
    const { orderId, payment } = await start();
    answer(api, payment.id, how);
    expect((await api.refresh(payment.id)).status).toBe(status);
    expect((await api.order(orderId)).status).toBe('initiated');
  });

  it('V38: takes no money more than 15 minutes after the approval', async () => {
    const { orderId, payment } = await start();
    const before = chargesOf(api);
    answer(api, payment.id, 'approve');
    api.ledgers.zip.faults = ['none', 'lost-request'];
    await api.refresh(payment.id);
    expect((await api.payment(payment.id)).status).toBe('processing');
    api.pass(15 * 60_000 + 1);
    await api.settle();
    expect((await api.payment(payment.id)).status).toBe('expired');
    expect((await api.order(orderId)).status).toBe('initiated');
    expect(chargesOf(api)).toBe(before);
  });

  it.each([
    [15 * 60_000, 'succeeded'],
    [15 * 60_000 + 1, 'expired'],
  ] as const)('V38: %i ms after the approval the payment is %s, although Zip would still pay', async (ms, status) => {
    const { payment } = await start();
    answer(api, payment.id, 'approve');
    api.ledgers.zip.faults = ['none', 'lost-request'];
    await api.refresh(payment.id);
    api.pass(ms);
    atZip(payment.id).approvedAt = api.now();
    expect((await api.refresh(payment.id)).status).toBe(status);
  });

  it('V38: opens the order again at once when Zip refuses the charge, because the approval is too old', async () => {
    const { orderId, payment } = await start();
    answer(api, payment.id, 'approve');
    atZip(payment.id).approvedAt = new Date(api.now().getTime() - 15 * 60_000 - 1);
    expect((await api.refresh(payment.id)).status).toBe('expired');
    expect((await api.order(orderId)).status).toBe('initiated');
  });

  it('V38: takes no amount that the customer did not see', async () => {
    const { orderId, payment } = await start();
    const before = chargesOf(api);
    atZip(payment.id).amountCents = 27_600;
    answer(api, payment.id, 'approve');
    expect((await api.refresh(payment.id)).status).toBe('expired');
    expect([(await api.order(orderId)).status, chargesOf(api)]).toEqual(['initiated', before]);
  });

  it('leaves the page of Zip open for as long as Zip does', async () => {
    const { payment } = await start();
    api.pass(2 * 3_600_000);
    await api.settle();
    expect((await api.payment(payment.id)).status).toBe('requiresAction');
  });

  it('is offered within its limits, and not for a plan, which is renewed with a card', async () => {
    const options = async (orderId: string) => (await api.get(`/api/orders/${orderId}/payment-options`)).zip;
    expect(await options(await api.anOrder())).toEqual({ available: true, minimum: '1.00', maximum: '2000.00' });
    for (const [priceCents, available] of [
      [99, false],
      [100, true],
      [200_000, true],
      [200_001, false],
    ] as const) {
      expect(await options(await api.anOrder({ lines: [{ priceCents }] }))).toMatchObject({ available });
    }
    const expensive = await api.anOrder({ lines: [{ priceCents: 200_001 }] });
    expect(pathsOf(await api.pay(expensive, zip, { total: '2000.01' }))).toEqual(['method']);
    const plan = await api.anOrder({ lines: [{ plan: true }] });
    expect(await options(plan)).toMatchObject({ available: false });
    expect(pathsOf(await api.pay(plan, zip))).toEqual(['method']);
  });
});
