import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { completed, isOwn, type Paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { products } from '../products/product-table.ts';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import type { ChargeRow } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

export type StoredSubscription = RowWithProperty<typeof subscriptions> & {
  product: { id: string; sku: string } | null;
  /** The renewal that is not paid yet. */
  openRenewal: ChargeRow | null;
};

const { status, startedAt, id } = subscriptions;
const overdueFirst = sql`array_position(array['pastDue', 'active', 'cancelAtPeriodEnd', 'cancelled'], ${status})`;
const rows = rowsWithProperty(subscriptions, overdueFirst, desc(startedAt), asc(id));

/** Returns the user's subscriptions: those with overdue payments first, cancelled ones last. */
export const findSubscriptions = (
  scope: ReadScope,
  filter: { id?: string; propertyId?: string | undefined } = {},
): Paged<StoredSubscription> => completed(rows(scope, filter), (found) => withRenewals(scope, found));

async function withRenewals(
  { database, owner }: ReadScope,
  found: readonly RowWithProperty<typeof subscriptions>[],
): Promise<StoredSubscription[]> {
  const ids = found.map(({ row }) => row.id);
  const isOpen = and(
    isOwn(subscriptionCharges, owner, { kind: 'renewal' }),
    inArray(subscriptionCharges.subscriptionId, ids),
    inArray(subscriptionCharges.status, ['due', 'processing', 'failed']),
  );
  const renewals = await database.select().from(subscriptionCharges).where(isOpen);
  const sold = await database
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .innerJoin(subscriptions, eq(subscriptions.productId, products.id))
    .where(and(isOwn(subscriptions, owner), inArray(subscriptions.id, ids)));
  return found.map(({ row, property }) => ({
    row,
    property,
    product: sold.find((product) => product.id === row.productId) ?? null,
    openRenewal:
      renewals.find(
        ({ subscriptionId, periodStart }) =>
          subscriptionId === row.id && periodStart.getTime() === row.currentPeriodEnd.getTime(),
      ) ?? null,
  }));
}
