import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import { centsOf } from 'shared-contract/money/money';
import { orderResource } from '../orders/order-resource.ts';
import { findOrders } from '../orders/order-store.ts';
import { everyRow, isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { paymentMethods } from '../payments/payment-tables.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';

/** An order that was opened within these minutes is no task yet, because its owner may just be paying it. */
const minutesToPay = 15;

/** The payments that wait for the owner. */
export type PaymentItems = Awaited<ReturnType<typeof findPaymentItems>>;

/** Finds orders that are not paid, charges of subscriptions that failed, and saved cards that future charges use. */
export async function findPaymentItems(scope: OwnerScope) {
  const [unpaidOrders, failedCharges, cards] = await Promise.all([
    findUnpaidOrders(scope),
    findFailedCharges(scope),
    findChargedCards(scope),
  ]);
  return { unpaidOrders, failedCharges, cards };
}

/** Returns orders with something to pay. Publishing a listing completes a free one. */
async function findUnpaidOrders(scope: OwnerScope) {
  const stored = await findOrders(scope, { statuses: ['initiated', 'paymentPending'] }).rows(everyRow);
  const openedBefore = new Date(scope.now.getTime() - minutesToPay * 60_000);
  return stored
    .filter(({ order }) => order.createdAt < openedBefore)
    .map((row) => ({ ...row.order, totalCents: centsOf(orderResource(row, scope.now).total) }))
    .filter(({ totalCents }) => totalCents > 0);
}

function findFailedCharges({ database, owner }: OwnerScope) {
  const { amountCents, status, kind } = subscriptionCharges;
  const { id, name, propertyId, pastDueSince } = subscriptions;
  return database
    .select({ id, name, propertyId, pastDueSince, amountCents })
    .from(subscriptions)
    .innerJoin(subscriptionCharges, eq(subscriptionCharges.subscriptionId, id))
    .where(
      and(
        isOwn(subscriptions, owner, { status: 'pastDue' }),
        eq(kind, 'renewal'),
        inArray(status, ['due', 'processing', 'failed']),
      ),
    )
    .orderBy(asc(pastDueSince), asc(id));
}

/** Returns the saved cards that the owner's subscriptions are charged to, and the default card. */
function findChargedCards({ database, owner }: OwnerScope) {
  const { id, brand, lastFour, expiryMonth, expiryYear, isDefault, removedAt } = paymentMethods;
  const isCharged = database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isOwn(subscriptions, owner),
        eq(subscriptions.paymentMethodId, id),
        inArray(subscriptions.status, ['active', 'pastDue']),
      ),
    );
  return database
    .select({ id, brand, lastFour, expiryMonth, expiryYear })
    .from(paymentMethods)
    .where(and(isOwn(paymentMethods, owner), isNull(removedAt), or(eq(isDefault, true), exists(isCharged))));
}
