import { expect } from '@jest/globals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { orderAmounts } from '../../orders/order-amounts.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orders } from '../../orders/order-table.ts';
import { openStatuses } from '../payment-row.ts';
import { findLatestPayments } from '../payment-store.ts';
import { paymentEvents, payments } from '../payment-tables.ts';
import { findDifferences } from '../reconcile.ts';
import { memoryProviders } from './memory-providers.ts';
import { olivia, type PaymentApi, paymentApi } from './payment-api.ts';
import { history } from './payment-history.ts';
import { carryOut, deliver, settle, type World } from './payment-model.ts';

/** How many histories share a database. More would make its tables too large to be fast. */
const perDatabase = 500;
const maxUses = 1;

/** How often something happened in all histories, so that a test can tell whether they reach what matters. */
type Reached = Record<'paid' | 'failed' | 'superseded' | 'approved' | 'twoPayments' | 'usedCode', number>;

/** Carries out random histories of orders and payments, and checks after each one what must always hold. */
export async function runHistories(runs: number, seed: number): Promise<Reached> {
  const reached: Reached = { paid: 0, failed: 0, superseded: 0, approved: 0, twoPayments: 0, usedCode: 0 };
  for (let done = 0; done < runs; done += perDatabase) {
    const api = await paymentApi();
    try {
      await api.signInAs(olivia);
      const property = fc.asyncProperty(history, async (steps) => {
        const world = await newWorld(api);
        for (const together of steps) await carryOut(world, together);
        await heal(world);
        await check(world);
        await count(world, reached);
      });
      await fc.assert(property, { numRuns: Math.min(perDatabase, runs - done), seed: seed + done });
    } finally {
      await api.close();
    }
  }
  return reached;
}

async function count({ context, agreed, codeId }: World, reached: Reached): Promise<void> {
  const rows = await context.database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.id, [...agreed.keys()]));
  const of = (isCounted: (row: (typeof rows)[number]) => boolean) => rows.filter(isCounted).length;
  reached.paid += of(({ payment }) => payment.status === 'succeeded');
  reached.failed += of(({ payment }) => payment.failureCode === 'not-started');
  reached.superseded += of(({ payment }) => payment.failureCode === 'superseded');
  reached.approved += of(({ payment }) => payment.approvedAt !== null);
  reached.twoPayments += new Set(rows.map(({ order }) => order.id)).size < rows.length ? 1 : 0;
  reached.usedCode += of(({ order, payment }) => order.promotionCodeId === codeId && payment.status === 'succeeded');
}

async function newWorld(api: PaymentApi): Promise<World> {
  // The providers of a history know nothing of earlier payments.
  await api.database.delete(orders);
  await api.database.delete(paymentEvents);
  await api.database.execute(sql`delete from pgboss.job`);
  const providers = memoryProviders(api.now);
  const [first, second] = [
    await api.insert.property({ ownerId: olivia.id }),
    await api.insert.property({ ownerId: olivia.id }),
  ];
  const product = await api.insert.product({ priceCents: 4_995, shippingRequired: true });
  const gift = { code: `MODEL-${crypto.randomUUID()}`, percentOff: 30, maxUses };
  const config = { ...api.config, paymentProviders: providers };
  const world: World = {
    context: { ...api.context, config },
    providers,
    refundSuperseded: () => api.runQueue('superseded-refund', { config }),
    pass: api.pass,
    properties: [first.id, second.id],
    productId: product.id,
    codeId: (await api.insert.promotionCode(gift)).id,
    orders: [],
    payments: [],
    agreed: new Map(),
    startedAt: api.now(),
    errors: [],
  };
  // Two orders with an item each, so that a history reaches payments soon.
  for (const property of [0, 1]) await carryOut(world, [{ do: 'open', property, ...untouched }]);
  for (const order of [0, 1]) await carryOut(world, [{ do: 'add', order, quantity: 1, ...untouched }]);
  return world;
}

const untouched = { fault: 'none', crashAt: null } as const;

/** The backend runs again and the providers respond. Customers answer nothing more. */
async function heal(world: World): Promise<void> {
  const { card, zip } = world.providers.ledgers;
  for (const ledger of [card, zip]) ledger.deliverLate();
  // Providers repeat a webhook until it is accepted.
  while (card.events.length + zip.events.length > 0) await deliver(world, { event: 0, again: false });
  for (const ms of [61_000, 31 * 60_000]) {
    world.pass(ms);
    await settle(world);
  }
  for (const { id } of [...zip.payments.values()]) zip.answer(id, 'expire');
  await settle(world);
  await settle(world);
}

async function check(world: World): Promise<void> {
  expect(world.errors).toEqual([]);
  await checkLedgers(world);
  for (const id of world.orders) await checkOrder(world, id);
  await checkTargets(world);
  const uses = and(
    sql`${orders.promotionCodeId} = ${world.codeId} and ${orders.discountCents} > 0`,
    inArray(orders.status, ['paymentPending', 'paid', 'processing', 'completed']),
  );
  expect(await world.context.database.$count(orders, uses)).toBeLessThanOrEqual(maxUses);
}

/** Each payment was charged at most once, with the amount that the customer agreed to, and both ledgers agree. */
async function checkLedgers({ context, providers, agreed, startedAt }: World): Promise<void> {
  for (const ledger of Object.values(providers.ledgers)) {
    for (const { reference, amountCents } of ledger.payments.values()) {
      expect(ledger.charges.get(reference) ?? 0).toBeLessThanOrEqual(1);
      expect(amountCents).toBe(agreed.get(reference));
    }
  }
  expect(await findDifferences(context, startedAt)).toEqual([]);
  const open = inArray(payments.status, openStatuses);
  expect(await context.database.$count(payments, and(open, inArray(payments.id, [...agreed.keys()])))).toBe(0);
}

/** A paid order was charged its total once, and any other order nothing. */
async function checkOrder({ context, providers }: World, id: string): Promise<void> {
  const scope = { database: context.database, owner: olivia };
  const stored = await findOrder(scope, id);
  if (!stored) return;
  const { subtotal, discount, shipping, total } = orderAmounts(stored, context.config.clock());
  expect(total).toBe(subtotal - discount + (shipping ?? 0));
  const { status } = stored.order;
  expect(['initiated', 'cancelled', 'paid']).toContain(status);
  const rows = await context.database.select().from(payments).where(sql`${payments.orderId} = ${id}`);
  const seen = rows.flatMap(({ reference }) => find(providers, reference));
  const taken = seen.filter((one) => one.status === 'succeeded').map((one) => one.amountCents - one.refundedCents);
  expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(status === 'paid' ? total : 0);
  const latest = (await findLatestPayments(scope, [id])).get(id);
  if (status === 'paid' && total > 0) expect(rows.filter((row) => row.status === 'succeeded')).toHaveLength(1);
  if (status !== 'paid') expect(latest?.status).not.toBe('succeeded');
}

const find = ({ ledgers }: World['providers'], reference: string) =>
  Object.values(ledgers).flatMap((ledger) => ledger.find(reference) ?? []);

async function checkTargets({ context, properties }: World): Promise<void> {
  const isActive = and(inArray(orders.propertyId, properties), inArray(orders.status, ['initiated', 'paymentPending']));
  const rows = await context.database.select({ target: orders.propertyId }).from(orders).where(isActive);
  expect(new Set(rows.map(({ target }) => target)).size).toBe(rows.length);
}
