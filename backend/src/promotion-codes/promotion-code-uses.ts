import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/order-table.ts';
import { promotionCodes } from './promotion-code-table.ts';

type PromotionCode = typeof promotionCodes.$inferSelect;
type Use = { orderId: string; ownerId: string };

/**
 * An order uses its promotion code from the start of its payment on, unless that payment fails. An order that was paid
 * in full, because its code was used up by then, does not use it.
 */
const usingStatuses = ['paymentPending', 'paid', 'processing', 'completed'] as const;

/** Returns whether other orders have used a promotion code as often as its limits allow (V35). */
export async function isCodeUsedUp(database: Database, code: PromotionCode, use: Use): Promise<boolean> {
  const { maxUses, maxUsesPerOwner } = code;
  if (maxUses === null && maxUsesPerOwner === null) return false;
  const [uses] = await database
    .select({ all: count(), own: sql<number>`count(*) filter (where ${orders.ownerId} = ${use.ownerId})::int` })
    .from(orders)
    .where(
      and(
        eq(orders.promotionCodeId, code.id),
        gt(orders.discountCents, 0),
        ne(orders.id, use.orderId),
        inArray(orders.status, [...usingStatuses]),
      ),
    );
  if (!uses) return false;
  return uses.all >= (maxUses ?? Number.POSITIVE_INFINITY) || uses.own >= (maxUsesPerOwner ?? Number.POSITIVE_INFINITY);
}

/**
 * Locks a promotion code until the transaction ends, so that no two payments take its last use. Without limits no lock
 * is needed, and one would make all payments with the code wait for each other.
 */
export async function lockPromotionCode(database: Database, { id, maxUses, maxUsesPerOwner }: PromotionCode) {
  if (maxUses === null && maxUsesPerOwner === null) return;
  await database.select({ id: promotionCodes.id }).from(promotionCodes).where(eq(promotionCodes.id, id)).for('update');
}
