import { and, eq, exists, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import { unsentStatuses } from 'shared-contract/tenant-check/tenant-check-rules';
import type { Database } from '../database/database.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import { fulfilments } from './fulfilment-table.ts';

const minute = 60_000;

/**
 * Returns the orders with a fulfilment that is due: one that has not started, a listing that waits, a parcel on its
 * way, or a booking whose date has come. A tenant check waits for its owner, unless it was submitted already.
 */
export async function findDueOrders(database: Database, now: Date): Promise<string[]> {
  const { checkedAt, kind, orderId, reason, scheduledFor, status } = fulfilments;
  const uncheckedFor = (minutes: number) =>
    or(isNull(checkedAt), lt(checkedAt, new Date(now.getTime() - minutes * minute)));
  // Dates in Australia are never behind UTC.
  const isReached = lte(scheduledFor, now.toISOString().slice(0, 10));
  const isDue = or(
    and(or(eq(reason, 'queued'), eq(kind, 'listing')), uncheckedFor(1)),
    and(eq(kind, 'shipment'), uncheckedFor(5)),
    and(eq(kind, 'booking'), isReached, uncheckedFor(5)),
    and(eq(kind, 'tenantCheck'), isSubmitted(database), uncheckedFor(5)),
  );
  const rows = await database
    .selectDistinct({ orderId })
    .from(fulfilments)
    .where(and(inArray(status, ['waiting', 'inProgress']), isDue));
  return rows.map((row) => row.orderId);
}

/** True for an item that pays for a check which was submitted. */
const isSubmitted = (database: Database) =>
  exists(
    database
      .select({ id: tenantChecks.id })
      .from(tenantChecks)
      .where(
        and(eq(tenantChecks.orderItemId, fulfilments.orderItemId), notInArray(tenantChecks.status, unsentStatuses)),
      ),
  );
