import { and, eq, or, sql } from 'drizzle-orm';
import type { AddJob } from '../jobs/job-queue.ts';
import { listings } from '../listings/listing-table.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fulfilments } from './fulfilment-table.ts';

/**
 * Tries again to publish paid listings of a property that wait for their owner, and moves the booking of an auctioneer
 * to another auction day. Called after the owner changed the
 * property or one of its listings. `id` is the id of either.
 */
export async function retryPublishing(
  { database, owner, addJob }: ReadScope & { addJob: AddJob },
  id: string,
): Promise<void> {
  const ofListing = sql`(select ${listings.propertyId} from ${listings} where ${listings.id} = ${id})`;
  const waiting = await database
    .selectDistinct({ orderId: orders.id })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.orderId, orders.id))
    .where(
      and(
        isOwn(orders, owner),
        or(eq(orders.propertyId, id), eq(orders.propertyId, ofListing)),
        or(
          and(eq(fulfilments.kind, 'listing'), eq(fulfilments.status, 'waiting')),
          and(eq(fulfilments.kind, 'booking'), eq(fulfilments.status, 'inProgress')),
        ),
      ),
    );
  for (const { orderId } of waiting) await addJob('fulfilment', { orderId });
}
