import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createSandboxCards, createSandboxZip, type ProviderPayment } from 'payments';
import { randomOf } from '../../listing-search/testing/random.ts';
import { orders } from '../../orders/order-table.ts';
import { startServerProcess } from '../../testing/start-server-process.ts';
import { payments } from '../payment-tables.ts';
import { aPurchase, type KillWorld, type Purchase, startKillWorld } from './payment-kill-world.ts';
import { leftBy, type PaymentStepName, paymentSteps } from './payment-steps.ts';

/**
 * Kills the backend in each round, at the next step of a payment. Two more payments run at the same time, so the kill
 * also hits what is no step of the list. Every second backend has to make both ledgers agree before it is killed; the
 * others are killed while they recover. The sandbox runs in a process of its own and goes on.
 */
export async function paymentKillRounds({ rounds, seed }: { rounds: number; seed: number }) {
  const random = randomOf(seed);
  const world = await startKillWorld();
  const names = Object.keys(paymentSteps) as PaymentStepName[];
  const steps = Object.fromEntries(names.map((name) => [name, 0])) as Record<PaymentStepName, number>;
  const missed: string[] = [];
  const seconds: number[] = [];
  const purchases: Purchase[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const backend = await startServerProcess(world.environment, world.url);
      if (round % 2 === 1) seconds.push((await untilLedgersAgree(world)).seconds);
      const faults = { webhookDelayMs: random.pick([0, 500]), webhooksReversed: random.chance(0.5) };
      // A browser that lost its response repeats its request with the same key.
      const repeated = random.some(purchases.slice(-3), 0.5).map(({ pay }) => pay().catch(() => {}));
      const others = [await aPurchase(world, 'card'), await aPurchase(world, 'zip')];
      const name = names[round % names.length] as PaymentStepName;
      const { method, reach, left } = paymentSteps[name];
      const purchase = await aPurchase(world, method);
      await world.sandbox.setFaults(faults);
      const sent = Promise.allSettled([...repeated, ...others.map(payAndReturn)]);
      const free = await reach(world, purchase);
      backend.kill('SIGKILL');
      await once(backend, 'exit');
      free();
      await sent;
      const found = await leftBy(world, purchase);
      if (String(found) === String(left)) steps[name] += 1;
      else missed.push(`${name}: ${found}`);
      // The customer goes on while no backend runs, and never returns.
      if (random.chance(0.8)) await purchase.approve();
      purchases.push(purchase, ...others);
    }
    await world.sandbox.setFaults({});
    const backend = await startServerProcess(world.environment, world.url);
    const { seconds: last, ...ledgers } = await untilLedgersAgree(world);
    backend.kill('SIGTERM');
    await once(backend, 'exit');
    return { ...ledgers, missed, steps, seconds: [...seconds, last] };
  } finally {
    await world.close();
  }
}

async function payAndReturn({ pay, approve, refresh, method }: Purchase): Promise<void> {
  await pay();
  if (method === 'card') return;
  await approve();
  await refresh();
}

async function untilLedgersAgree(world: KillWorld) {
  const started = performance.now();
  for (;;) {
    const ledgers = await readLedgers(world);
    const seconds = (performance.now() - started) / 1000;
    if (ledgers.differences.length === 0 || seconds > 60) return { ...ledgers, seconds };
    await wait(250);
  }
}

/** Compares what the sandbox has charged with the orders that are paid. */
async function readLedgers({ backend, sandbox }: KillWorld) {
  const theirs: ProviderPayment[] = [];
  for (const provider of [createSandboxCards(sandbox), createSandboxZip(sandbox)])
    for await (const payment of provider.list(new Date(0))) theirs.push(payment);
  const rows = await backend.database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId));
  const charged = theirs.filter(({ status, refundedCents }) => status === 'succeeded' && refundedCents === 0);
  const isPaid = ({ status }: typeof orders.$inferSelect) =>
    !['initiated', 'paymentPending', 'cancelled'].includes(status);
  const paid = rows.filter(({ payment, order }) => payment.status === 'succeeded' && isPaid(order));
  const references = new Set(charged.map(({ reference }) => reference));
  const differences = [
    ...charged.filter(({ reference }) => !paid.some(({ payment }) => payment.reference === reference)),
    ...paid.filter(({ payment }) => !references.has(payment.reference)),
    ...rows.filter(({ payment, order }) => isPaid(order) !== (payment.status === 'succeeded')),
  ];
  const orderOf = new Map(rows.map(({ payment, order }) => [payment.reference, order.id]));
  const perOrder = Map.groupBy(charged, ({ reference }) => orderOf.get(reference));
  return {
    differences,
    charged: charged.length,
    chargedTwice: [...perOrder.values()].filter((all) => all.length > 1).length,
    wrongAmounts: charged.filter(({ amountCents }) => amountCents !== 27_500).length,
  };
}
