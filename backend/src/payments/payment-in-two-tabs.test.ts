import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { payments } from './payment-tables.ts';
import { answer, card, chargesOf, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

const rowsOf = (orderId: string) => api.database.select().from(payments).where(eq(payments.orderId, orderId));
const outcomeOf = (response: Awaited<ReturnType<PaymentApi['pay']>>): string =>
  response.json().code ?? response.json().status;

it('lets one of two tabs pay, and shows its payment to the other', async () => {
  const orderId = await api.anOrder();
  const tabs = await Promise.all([
    api.pay(orderId, card('challenge-1'), { key: crypto.randomUUID() }),
    api.pay(orderId, { kind: 'zip' }, { key: crypto.randomUUID() }),
  ]);
  expect(tabs.map(outcomeOf).sort()).toEqual(['payment-open', 'requiresAction']);
  // The tab that was rejected tries again twice at once.
  const again = await Promise.all([1, 2].map(() => api.pay(orderId, card(), { key: crypto.randomUUID() })));
  expect(again.map(outcomeOf)).toEqual(['payment-open', 'payment-open']);
  const [row, ...others] = await rowsOf(orderId);
  expect(others).toEqual([]);
  expect(api.ledgers.card.payments.size + api.ledgers.zip.payments.size).toBe(1);
  expect((await api.order(orderId)).payment).toMatchObject({ id: row?.id, status: 'requiresAction' });
});

it('charges once when both tabs finish the same challenge', async () => {
  const orderId = await api.anOrder();
  const { id } = (await api.pay(orderId, card('challenge-2'))).json();
  const before = chargesOf(api);
  answer(api, id, 'approve');
  const [one, other] = await Promise.all([api.refresh(id), api.refresh(id)]);
  expect([one?.status, other?.status]).toEqual(['succeeded', 'succeeded']);
  expect(outcomeOf(await api.pay(orderId, card()))).toBe('order-closed');
  expect(chargesOf(api)).toBe(before + 1);
  const receipts = (await api.mails()).filter(({ subject }) => subject.startsWith('Receipt for order'));
  expect(receipts).toHaveLength(1);
});

it('opens the order again when one tab cancels while the other pays', async () => {
  const orderId = await api.anOrder();
  const { id } = (await api.pay(orderId, card('challenge-3'))).json();
  const [cancelled, paid] = await Promise.all([api.cancel(id), api.pay(orderId, card())]);
  expect(cancelled.status).toBe('cancelled');
  // The second payment is rejected, unless the first was cancelled before it came.
  expect(['payment-open', 'succeeded']).toContain(outcomeOf(paid));
  const isPaid = outcomeOf(paid) === 'succeeded';
  expect((await api.order(orderId)).status).toBe(isPaid ? 'paid' : 'initiated');
  expect((await rowsOf(orderId)).filter(({ status }) => status === 'succeeded')).toHaveLength(isPaid ? 1 : 0);
});
