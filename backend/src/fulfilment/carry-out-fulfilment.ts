import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contract/order/order';
import { auctioneerSku } from 'shared-contract/order/product';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/order-table.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { tenantCheckStep } from '../tenant-checks/tenant-check-step.ts';
import { bookVisit } from './book-visit.ts';
import { sendFulfilmentMail } from './fulfilment-mails.ts';
import { type FulfilmentStep, findOpenFulfilment, type OpenFulfilment } from './fulfilment-step.ts';
import type { FulfilmentRow } from './fulfilment-store.ts';
import { fulfilments } from './fulfilment-table.ts';
import { publishPaidListing } from './publish-paid-listing.ts';
import { type Parcel, type Shipping, sandboxShipping } from './shipping.ts';

type Services = ProviderContext & { shipping?: Shipping };

/**
 * Carries out what is open of an order's fulfilments, and updates the order's status. Each fulfilment has a transaction
 * of its own, which also queues its mail. So a repeated or interrupted job neither repeats a step nor its mail.
 */
export async function carryOutFulfilment(context: Services, orderId: string): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await findOpen(context.database, orderId)) {
    try {
      const parcel = row.kind === 'shipment' ? await requestParcel(context, row) : null;
      await context.transact((money) => advance(money, row.id, parcel));
    } catch (error) {
      // The other items of the order don't wait for this one.
      failures.push(error);
    }
  }
  await context.transact((money) => updateOrderStatus(money, orderId));
  if (failures.length > 0) throw failures[0];
}

const isOpen = inArray(fulfilments.status, ['waiting', 'inProgress']);

function findOpen(database: Database, orderId: string): Promise<FulfilmentRow[]> {
  return database
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.orderId, orderId), isOpen))
    .orderBy(asc(fulfilments.createdAt), asc(fulfilments.id));
}

/** Asks the shipping service outside of the transaction, because the service can be slow. */
async function requestParcel({ database, config, shipping = sandboxShipping }: Services, row: FulfilmentRow) {
  const { order, property } = await findOpenFulfilment(database, row);
  const address = order.delivery ?? { ...property, recipient: await ownerName(database, row.ownerId) };
  const { recipient, streetAddress, suburb, state, postcode } = address;
  const to = { recipient, streetAddress, suburb, state, postcode };
  return shipping({ reference: row.id, requestedAt: row.createdAt, address: to }, config.clock());
}

async function ownerName(database: Database, ownerId: string): Promise<string> {
  const [user] = await database.select().from(customerUsers).where(eq(customerUsers.id, ownerId));
  return user ? `${user.firstName} ${user.lastName}` : '';
}

/** Takes the next step of one fulfilment, unless another job has finished it or a refund has cancelled it. */
async function advance(context: MoneyContext, id: string, parcel: Parcel | null): Promise<void> {
  const { database, now } = context;
  const [row] = await database
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.id, id), isOpen))
    .for('update');
  if (!row) return;
  const step = await nextStep(context, row, await findOpenFulfilment(database, row), parcel);
  const isMoved = step.scheduledFor !== undefined && step.scheduledFor !== row.scheduledFor;
  const isNew = isMoved || step.reason !== row.reason || step.status !== row.status;
  if (!isNew) {
    await database.update(fulfilments).set({ checkedAt: now }).where(eq(fulfilments.id, id));
    return;
  }
  const scope = { database, now, owner: { id: row.ownerId } };
  await sendFulfilmentMail(context, await updateOwn(scope, fulfilments, id, { ...step, checkedAt: now }));
}

async function nextStep(
  context: MoneyContext,
  row: FulfilmentRow,
  { order, property, item, product, auctionAt }: OpenFulfilment,
  parcel: Parcel | null,
): Promise<FulfilmentStep> {
  switch (row.kind) {
    case 'listing':
      return publishPaidListing(context, row, order.listingId);
    case 'booking':
      return bookVisit(row, property, {
        auctionAt: product.sku === auctioneerSku ? auctionAt : null,
        now: context.now,
      });
    case 'shipment':
      return shipmentStep(parcel);
    case 'tenantCheck':
      return tenantCheckStep(context, row, item);
    case 'subscription': {
      const { ownerId, propertyId } = order;
      const started = { ownerId, propertyId, orderItemId: item.id, productId: product.id };
      const subscriptionId = await startSubscription(context, started);
      return { status: 'done', reason: 'subscription-active', subjectId: subscriptionId };
    }
  }
}

function shipmentStep(parcel: Parcel | null): FulfilmentStep {
  if (!parcel || parcel.status === 'preparing') return { status: 'inProgress', reason: 'shipment-preparing' };
  const { status, carrier, trackingNumber } = parcel;
  const tracking = { carrier, trackingNumber };
  return status === 'sent'
    ? { status: 'inProgress', reason: 'shipment-sent', ...tracking }
    : { status: 'done', reason: 'shipment-delivered', ...tracking };
}

/** Sets the status of a paid order: `processing` while a fulfilment is open, then `completed`. */
async function updateOrderStatus({ database, now }: MoneyContext, orderId: string): Promise<void> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order?.status !== 'paid' && order?.status !== 'processing') return;
  const open = await findOpen(database, orderId);
  const status: OrderStatus = open.length > 0 ? 'processing' : 'completed';
  if (status === order.status) return;
  await updateOwn({ database, now, owner: { id: order.ownerId } }, orders, orderId, { status });
}
