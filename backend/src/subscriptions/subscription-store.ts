import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { subscriptions } from './subscription-table.ts';

export type StoredSubscription = Awaited<ReturnType<typeof findSubscriptions>>[number];

type Filter = { id?: string; propertyId?: string | undefined };

export function countSubscriptions(database: Database, owner: Owner, filter: Filter): Promise<number> {
  return database.$count(subscriptions, filterCondition(owner, filter));
}

/** Returns subscriptions, overdue ones first and cancelled ones last. */
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
  const [row] = await findSubscriptions(database, owner, { id }, pageRange(1, 1));
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

function filterCondition(owner: Owner, { id, propertyId }: Filter) {
  return and(
    eq(subscriptions.ownerId, owner.id),
    id === undefined ? undefined : eq(subscriptions.id, id),
    propertyId === undefined ? undefined : eq(subscriptions.propertyId, propertyId),
  );
}
