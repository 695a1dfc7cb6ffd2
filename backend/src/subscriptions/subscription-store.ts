import { asc, desc, eq, sql } from 'drizzle-orm';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { subscriptions } from './subscription-table.ts';

type SubscriptionFilter = { id?: string; propertyId?: string | undefined };
export type SubscriptionRow = {
  subscription: typeof subscriptions.$inferSelect;
  property: typeof properties.$inferSelect | null;
};

const overdueFirst = sql`array_position(
  array['pastDue', 'active', 'cancelAtPeriodEnd', 'cancelled'], ${subscriptions.status}
)`;

/** Returns the user's subscriptions: those with overdue payments first, cancelled ones last. */
export function findSubscriptions(
  { database, owner }: ReadScope,
  filter: SubscriptionFilter = {},
): Paged<SubscriptionRow> {
  const where = isOwn(subscriptions, owner, filter);
  return paged(
    () => database.$count(subscriptions, where),
    () =>
      database
        .select({ subscription: subscriptions, property: properties })
        .from(subscriptions)
        .leftJoin(properties, eq(properties.id, subscriptions.propertyId))
        .where(where)
        .orderBy(overdueFirst, desc(subscriptions.startedAt), asc(subscriptions.id)),
  );
}
