import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { subscriptions } from './subscription-table.ts';

export type StoredSubscription = Awaited<ReturnType<typeof findSubscriptions>>[number];

type Filter = { propertyId?: string | undefined };

export async function countSubscriptions(database: Database, owner: Owner, filter: Filter): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(subscriptions).where(filterCondition(owner, filter));
  return row?.rows ?? 0;
}

/** Overdue subscriptions first, cancelled ones last. */
export async function findSubscriptions(
  database: Database,
  owner: Owner,
  filter: Filter,
  range: { limit: number; offset: number },
) {
  return database
    .select({ subscription: subscriptions, property: properties })
    .from(subscriptions)
    .leftJoin(properties, eq(properties.id, subscriptions.propertyId))
    .where(filterCondition(owner, filter))
    .orderBy(
      sql`array_position(array['pastDue', 'active', 'cancelAtPeriodEnd', 'cancelled'], ${subscriptions.status})`,
      desc(subscriptions.startedAt),
      asc(subscriptions.id),
    )
    .limit(range.limit)
    .offset(range.offset);
}

export async function findSubscription(
  database: Database,
  owner: Owner,
  id: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await database
    .select({ subscription: subscriptions, property: properties })
    .from(subscriptions)
    .leftJoin(properties, eq(properties.id, subscriptions.propertyId))
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, owner.id)));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockSubscription(database: Database, owner: Owner, id: string) {
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, owner.id)))
    .for('update');
  return row;
}

export async function setSubscriptionStatus(
  database: Database,
  owner: Owner,
  id: string,
  status: typeof subscriptions.$inferSelect.status,
  now: Date,
): Promise<void> {
  await database
    .update(subscriptions)
    .set({ status, version: sql`${subscriptions.version} + 1`, updatedAt: now })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.ownerId, owner.id)));
}

function filterCondition(owner: Owner, { propertyId }: Filter) {
  return and(
    eq(subscriptions.ownerId, owner.id),
    propertyId === undefined ? undefined : eq(subscriptions.propertyId, propertyId),
  );
}
