import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fulfilments } from './fulfilment-table.ts';

const checkedEveryMs = 60_000;

/** Returns the orders with an open fulfilment that was not checked within the last minute. */
export async function findDueOrders(database: Database, now: Date): Promise<string[]> {
  const { checkedAt, orderId, status } = fulfilments;
  const isDue = or(isNull(checkedAt), lt(checkedAt, new Date(now.getTime() - checkedEveryMs)));
  const rows = await database
    .selectDistinct({ orderId })
    .from(fulfilments)
    .where(and(inArray(status, ['waiting', 'inProgress']), isDue));
  return rows.map((row) => row.orderId);
}
