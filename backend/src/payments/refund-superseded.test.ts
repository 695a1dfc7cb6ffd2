import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { queues } from '../jobs/job-queue.ts';
import { reconcilePayments } from './reconcile.ts';
import { findOwedRefunds, refundSuperseded } from './refund-superseded.ts';
import { card, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeEach(async () => {
  api = await paymentApi();
});
afterEach(() => api.close());

const attempts = (queues['superseded-refund'].retryLimit ?? 0) + 1;

/** Pays an order twice: the first request arrives after another payment has paid the order. Returns its payment. */
async function supersededPayment(): Promise<string> {
  const orderId = await api.anOrder();
  api.ledgers.card.faults = ['late'];
  const { id } = (await api.pay(orderId, card())).json();
  api.pass(61_000);
  await api.settle();
  await api.pay(orderId, card());
  api.ledgers.card.deliverLate();
  for (const event of api.ledgers.card.events.splice(0)) await api.webhook(event);
  await api.processWebhooks();
  return id;
}

/** Runs the job and returns its logged message, with the error. */
async function attempt(): Promise<string[]> {
  const logged: string[] = [];
  const log = { error: ({ err }: { err: unknown }, message: string) => void logged.push(`${message}: ${err}`) };
  await api.runQueue('superseded-refund', { log });
  return logged;
}

async function reconcile(): Promise<string[]> {
  const logged: string[] = [];
  const log = { error: ({ err }: { err: unknown }, message: string) => void logged.push(`${message}: ${err}`) };
  await reconcilePayments(api.context, log);
  return logged;
}

it('tries a rejected refund again until the provider accepts it', async () => {
  const id = await supersededPayment();
  api.ledgers.card.rejectsRefunds = true;
  const owed = `$275.00 of payment ${id} at sandbox`;
  expect(await attempt()).toEqual([
    `superseded-refund: a job failed: Error: A refund is owed: ${owed}, which rejects it: The balance is too low.`,
  ]);
  api.ledgers.card.rejectsRefunds = false;
  expect(await attempt()).toEqual([]);
  expect(await api.payment(id)).toMatchObject({ refunded: '275.00' });
  expect(api.ledgers.card.find(id)).toMatchObject({ refundedCents: 27_500 });
  expect(await attempt()).toEqual([]);
  expect(api.ledgers.card.refunds.size).toBe(1);
});

it('waits longer before each attempt', async () => {
  await supersededPayment();
  api.ledgers.card.rejectsRefunds = true;
  const waits: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    await attempt();
    const [job] = await api.boss.findJobs('superseded-refund');
    waits.push((job?.startAfter.getTime() ?? 0) - Date.now());
  }
  // The delays are random within a factor of two.
  for (const [index, ms] of waits.entries()) expect(ms).toBeGreaterThan(5_000 * 2 ** index * 0.5 - 1_000);
  expect(queues['superseded-refund'].retryDelayMax).toBe(6 * 3_600);
});

it('logs the last attempt, and is reported and tried again each night', async () => {
  const id = await supersededPayment();
  api.ledgers.card.rejectsRefunds = true;
  for (let count = 1; count < attempts; count += 1) await attempt();
  const [last = ''] = await attempt();
  expect(last).toContain('a job failed for the last time');
  expect(last).toContain(id);
  expect(await attempt()).toEqual([]);

  const report = `payments: a refund is owed: Error: The customer gets back $275.00 of payment ${id} at sandbox.`;
  expect(await reconcile()).toEqual([report]);
  // The job waits, so that a second reconciliation adds no other.
  expect(await reconcile()).toEqual([report]);
  api.ledgers.card.rejectsRefunds = false;
  expect(await attempt()).toEqual([]);
  expect(await findOwedRefunds(api.context)).toEqual([]);
  expect(await reconcile()).toEqual([]);
});

it('finishes a refund whose response was lost without asking for another', async () => {
  const id = await supersededPayment();
  // Reading the payment succeeds; the refund has its effect, and its response is lost.
  api.ledgers.card.faults = ['none', 'lost-response'];
  expect(await attempt()).toHaveLength(1);
  expect(await attempt()).toEqual([]);
  expect(await api.payment(id)).toMatchObject({ refunded: '275.00' });
  expect(api.ledgers.card.refunds.size).toBe(1);
});

it('runs again while the refund is not final', async () => {
  const id = await supersededPayment();
  const pending = { id: 'refund-1', status: 'processing' as const, amountCents: 27_500, paymentId: id };
  jest.spyOn(api.ledgers.card, 'refund').mockReturnValueOnce(pending);
  expect(await attempt()).toEqual([expect.stringContaining('where it is processing')]);
  expect(await findOwedRefunds(api.context)).toMatchObject([{ id }]);
});

it('refunds no payment that paid its order', async () => {
  const { id } = (await api.pay(await api.anOrder(), card())).json();
  await refundSuperseded(api.context, id);
  expect(api.ledgers.card.refunds.size).toBe(0);
});
