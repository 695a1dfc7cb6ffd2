import { count, inArray } from 'drizzle-orm';
import { destructionCertificates } from '../applications/application-tables.ts';
import type { Database } from '../database/database.ts';

/** Returns how many checks that each item paid for were sent and are destroyed, so that it pays for no other ones. */
export async function countDestroyed(
  database: Database,
  orderItemIds: readonly string[],
): Promise<(orderItemId: string) => number> {
  const { orderItemId } = destructionCertificates;
  const rows = await database
    .select({ orderItemId, destroyed: count() })
    .from(destructionCertificates)
    .where(inArray(orderItemId, [...orderItemIds]))
    .groupBy(orderItemId);
  return (id) => rows.find((row) => row.orderItemId === id)?.destroyed ?? 0;
}
