import { randomUUID } from 'node:crypto';
import { amountOf } from 'shared-contract/money/money';
import type { PaymentChoice } from 'shared-contract/order/payment';
import { Problem } from '../../http/problem.ts';
import { addOrderItem, changeQuantity } from '../../order-items/order-item-store.ts';
import { changeOrder } from '../../orders/change-order.ts';
import { openOrder } from '../../orders/open-order.ts';
import { orderAmounts } from '../../orders/order-amounts.ts';
import { findOrder } from '../../orders/order-store.ts';
import { orders } from '../../orders/order-table.ts';
import { lockOwn } from '../../owned-rows/owned-rows.ts';
import { startAtProvider } from '../ask-provider.ts';
import { askedFor } from '../asked-for.ts';
import { cancelPayment, checkOpenPayment } from '../check-payment.ts';
import type { ProviderContext } from '../money-context.ts';
import { findPayment } from '../payment-store.ts';
import { paymentEvents } from '../payment-tables.ts';
import { processEvent } from '../process-event.ts';
import { settlePayments } from '../settle-payments.ts';
import { type PaymentScope, storePayment } from '../start-payment.ts';
import type { MemoryProviders } from './memory-providers.ts';
import { billing, delivery, olivia } from './payment-api.ts';
import type { Action, Step } from './payment-history.ts';

/** The process died. What it had committed stays. */
class Crash extends Error {
  override name = 'Crash';
}

export type World = {
  context: ProviderContext;
  providers: MemoryProviders;
  pass: (ms: number) => void;
  properties: string[];
  productId: string;
  codeId: string;
  orders: string[];
  payments: string[];
  /** The amount that the customer agreed to pay, by payment. */
  agreed: Map<string, number>;
  startedAt: Date;
  /** Runs the jobs that refund superseded payments. */
  refundSuperseded: () => Promise<unknown>;
  errors: string[];
};

/** Carries out steps at the same time. Rejected requests and crashes are part of a history; other errors are not. */
export async function carryOut(world: World, steps: readonly Step[]): Promise<void> {
  const { card, zip } = world.providers.ledgers;
  const [{ fault, crashAt } = { fault: 'none' as const, crashAt: null }] = steps;
  card.faults = [fault];
  zip.faults = [fault];
  let left = crashAt ?? Number.POSITIVE_INFINITY;
  const point = () => {
    left -= 1;
    if (left < 0) throw new Crash();
  };
  card.checkpoint = point;
  zip.checkpoint = point;
  const transact: ProviderContext['transact'] = async (work) => {
    const result = await world.context.transact(async (money) => {
      const inside = await work(money);
      point();
      return inside;
    });
    point();
    return result;
  };
  await Promise.all(steps.map((one) => attempt({ ...world, context: { ...world.context, transact } }, one)));
  card.faults = [];
  zip.faults = [];
  card.checkpoint = () => {};
  zip.checkpoint = () => {};
}

async function attempt(world: World, what: Step): Promise<void> {
  try {
    await perform(world, what);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (!(error instanceof Problem) && !['Crash', 'ProviderUnavailable', 'ProviderRejection'].includes(name))
      throw error;
  }
}

const pick = (ids: readonly string[], number: number) => ids[number % Math.max(1, ids.length)];

function inScope<T>({ context }: World, work: (scope: PaymentScope) => Promise<T>): Promise<T> {
  return context.transact((money) => work({ ...money, owner: olivia }));
}

async function perform(world: World, what: Step): Promise<void> {
  const { context, providers } = world;
  const order = 'order' in what ? pick(world.orders, what.order) : undefined;
  const payment = 'payment' in what ? pick(world.payments, what.payment) : undefined;
  // A payment whose transaction was not committed does not exist.
  const stored = payment === undefined ? null : await findPayment(context.database, payment);
  switch (what.do) {
    case 'open':
      return open(world, pick(world.properties, what.property) ?? '');
    case 'add': {
      if (order === undefined) return;
      const input = {
        id: randomUUID(),
        parentOrder: `/api/orders/${order}`,
        product: `/api/products/${world.productId}`,
      };
      return void (await inScope(world, (scope) => addOrderItem(scope, { ...input, quantity: what.quantity })));
    }
    case 'quantity':
      return order === undefined ? undefined : requantify(world, order, what.quantity);
    case 'code':
      return change(world, order, { promotionCode: what.use ? `/api/promotion-codes/${world.codeId}` : null });
    case 'cancel':
      return change(world, order, { status: 'cancelled' });
    case 'pay':
      return order === undefined ? undefined : pay(world, order, what);
    case 'answer':
      for (const ledger of Object.values(providers.ledgers)) {
        const found = payment === undefined ? null : ledger.find(payment);
        if (found) ledger.answer(found.id, what.how);
      }
      return;
    case 'refresh':
      if (stored) await checkOpenPayment(context, stored);
      return;
    case 'give-up':
      if (stored) await cancelPayment(context, stored.id);
      return;
    case 'webhook':
      return deliver(world, what);
    case 'arrive':
      for (const ledger of Object.values(providers.ledgers)) ledger.deliverLate();
      return;
    case 'pass':
      return world.pass(what.ms);
    case 'settle':
      return settle(world);
  }
}

async function open(world: World, propertyId: string): Promise<void> {
  const id = await inScope(world, async (scope) => {
    const opened = await openOrder(scope, `/api/properties/${propertyId}`);
    const order = await lockOwn(scope, orders, opened);
    if (order) await changeOrder(scope, order, { billing, delivery });
    return opened;
  });
  world.orders.push(id);
}

function change(world: World, orderId: string | undefined, patch: Parameters<typeof changeOrder>[2]): Promise<void> {
  return inScope(world, async (scope) => {
    const order = orderId === undefined ? null : await lockOwn(scope, orders, orderId);
    if (order) await changeOrder(scope, order, patch);
  });
}

async function requantify(world: World, orderId: string, wanted: number): Promise<void> {
  await inScope(world, async (scope) => {
    const [first] = (await findOrder(scope, orderId))?.items ?? [];
    if (first) await changeQuantity(scope, first.item.id, wanted);
  });
}

async function pay(world: World, orderId: string, what: Extract<Action, { do: 'pay' }>): Promise<void> {
  const { context } = world;
  const scope = { database: context.database, owner: olivia };
  const stored = await findOrder(scope, orderId);
  if (!stored) return;
  const shown = orderAmounts(stored, context.config.clock()).total + (what.stale ? 100 : 0);
  const method: PaymentChoice = what.method === 'card' ? { kind: 'card', token: what.token } : { kind: what.method };
  const input = { expectedTotal: amountOf(shown), method, acceptedTerms: true as const };
  const payment = await inScope(world, async (inside) => {
    const row = await storePayment(inside, orderId, input);
    world.payments.push(row.id);
    world.agreed.set(row.id, shown);
    return row;
  });
  if (payment.status !== 'processing') return;
  await startAtProvider(context, payment, await askedFor({ ...scope, config: context.config }, payment, method));
}

/** Delivers a webhook of each provider, once or as a repetition with an id of its own. */
export async function deliver(
  { context, providers, errors }: World,
  { event: number, again }: { event: number; again: boolean },
) {
  for (const [name, ledger] of Object.entries(providers.ledgers)) {
    const event = ledger.events[number % Math.max(1, ledger.events.length)];
    if (!event) continue;
    if (!again) ledger.events.splice(ledger.events.indexOf(event), 1);
    const [row] = await context.database
      .insert(paymentEvents)
      .values({
        provider: name === 'card' ? 'sandbox' : 'sandbox-zip',
        providerEventId: again ? randomUUID() : event.id,
        providerPaymentId: event.paymentId,
        kind: event.kind,
        body: {},
        receivedAt: context.config.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (row) await processEvent(context, row.id, { error: ({ err }) => errors.push(String(err)) });
  }
}

export async function settle({ context, errors, refundSuperseded }: World): Promise<void> {
  await settlePayments(context, {
    error: ({ err }) => {
      if (!(err instanceof Crash)) errors.push(String(err));
    },
  });
  await refundSuperseded();
}
