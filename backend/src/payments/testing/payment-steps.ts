import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { createSandboxCards, createSandboxZip } from 'payments';
import { orders } from '../../orders/order-table.ts';
import { paymentEvents, payments } from '../payment-tables.ts';
import { findRow, type KillWorld, type PaymentMethod, type Purchase } from './payment-kill-world.ts';
import type { Hold, Passage } from './provider-gate.ts';

/** Ends the wait of the backend after it was killed. */
type Free = () => void;

type PaymentStep = {
  method: PaymentMethod;
  /** Resolves when the backend is at this step. It waits there until it is killed. */
  reach: (world: KillWorld, purchase: Purchase) => Promise<Free>;
  /** The status of the stored payment, and of the payment at the provider. */
  left: readonly [row: string | null, provider: string | null];
};

/** The steps of paying an order, in their order. The kill rounds kill the backend at each. */
export const paymentSteps = {
  'before the payment is stored': {
    method: 'card',
    reach: (world, { orderId, pay }) => untilBlocked(world, orders, orderId, pay),
    left: [null, null],
  },
  'stored, before the provider receives it': {
    method: 'card',
    reach: (world, purchase) => untilHeld(world, purchase, 'before', 'start'),
    left: ['processing', null],
  },
  'charged, before the response': {
    method: 'card',
    reach: (world, purchase) => untilHeld(world, purchase, 'after', 'start'),
    left: ['processing', 'succeeded'],
  },
  'charged, before the result is stored': {
    method: 'card',
    async reach(world, purchase) {
      const hold = await holdAt(world, purchase, 'after', 'start');
      return untilBlocked(world, payments, await paymentIdOf(world, purchase), hold.release);
    },
    left: ['processing', 'succeeded'],
  },
  'charged, before a stored webhook is processed': {
    method: 'card',
    async reach(world, purchase) {
      const hold = await holdAt(world, purchase, 'after', 'start');
      await untilWebhookStored(world, purchase);
      return hold.drop;
    },
    left: ['processing', 'succeeded'],
  },
  'at the challenge': {
    method: 'challenge',
    reach: untilAnswered,
    left: ['requiresAction', 'requiresAction'],
  },
  'at Zip': {
    method: 'zip',
    reach: untilAnswered,
    left: ['requiresAction', 'requiresAction'],
  },
  'approved at Zip, before the charge': {
    method: 'zip',
    reach: (world, purchase) => untilHeld(world, purchase, 'before', 'capture'),
    left: ['processing', 'approved'],
  },
  'charged at Zip, before the response': {
    method: 'zip',
    reach: (world, purchase) => untilHeld(world, purchase, 'after', 'capture'),
    left: ['processing', 'succeeded'],
  },
  paid: {
    method: 'card',
    reach: untilAnswered,
    left: ['succeeded', 'succeeded'],
  },
} satisfies Record<string, PaymentStep>;

export type PaymentStepName = keyof typeof paymentSteps;

/** Returns the status of the stored payment, and of the payment at the provider. */
export async function leftBy(world: KillWorld, { orderId, method }: Purchase): Promise<PaymentStep['left']> {
  const row = await findRow(world, orderId);
  const provider = method === 'zip' ? createSandboxZip(world.sandbox) : createSandboxCards(world.sandbox);
  const theirs = row && (await provider.find(row.reference));
  return [row?.status ?? null, theirs?.status ?? null];
}

async function untilAnswered(_world: KillWorld, { pay }: Purchase): Promise<Free> {
  await pay();
  return () => {};
}

async function untilHeld(world: KillWorld, purchase: Purchase, side: Passage['side'], kind: Passage['kind']) {
  return (await holdAt(world, purchase, side, kind)).drop;
}

/** Pays, with the approval at Zip, and resolves when the gate holds the payment at this passage. */
async function holdAt(
  world: KillWorld,
  { orderId, method, ...browser }: Purchase,
  side: Passage['side'],
  kind: Passage['kind'],
): Promise<Hold> {
  const isStart = async (passage: Passage) =>
    passage.side === side && passage.kind === kind && (await findRow(world, orderId))?.reference === passage.reference;
  const hold = world.gate.hold(isStart);
  const paid = browser.pay();
  // The kill cuts off the request that is held.
  if (kind === 'start') void paid.catch(() => {});
  else {
    await paid;
    await browser.approve();
    void browser.refresh().catch(() => {});
  }
  await hold.reached;
  return hold;
}

/** Locks a row, starts what needs it, and resolves when that waits for the lock in PostgreSQL. */
async function untilBlocked(
  { backend: { database } }: KillWorld,
  table: typeof orders | typeof payments,
  id: string,
  start: () => unknown,
): Promise<Free> {
  const blocked = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const lock = database.transaction(async (transaction) => {
    await transaction.select().from(table).where(eq(table.id, id)).for('update');
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    Promise.resolve(start()).catch(() => {});
    const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
    while ((await database.execute(waiting)).rows.length === 0) await wait(5);
    blocked.resolve();
    await killed.promise;
  });
  await Promise.race([blocked.promise, lock]);
  return killed.resolve;
}

async function paymentIdOf(world: KillWorld, { orderId }: Purchase): Promise<string> {
  const row = await findRow(world, orderId);
  if (!row) throw new Error(`Order ${orderId} has no payment.`);
  return row.id;
}

/** The gate holds the request with which the job of the webhook reads the payment. */
async function untilWebhookStored(world: KillWorld, purchase: Purchase): Promise<void> {
  const row = await findRow(world, purchase.orderId);
  const theirs = row && (await createSandboxCards(world.sandbox).find(row.reference));
  const isStored = eq(paymentEvents.providerPaymentId, theirs?.id ?? '');
  while ((await world.backend.database.$count(paymentEvents, isStored)) === 0) await wait(5);
}
