import { and, eq, sql } from 'drizzle-orm';
import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import type { Database } from '../database/database.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { promotionCodePath, promotionCodeResource } from '../promotion-codes/promotion-code-resource.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { isOpenForChange } from './order-state.ts';
import type { lockOrder } from './order-store.ts';
import { orders } from './order-table.ts';

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Applies a promotion code, which must be valid by the server's clock (V35). Null removes the code. */
export async function setPromotionCode(
  database: Database,
  owner: Owner,
  order: LockedOrder,
  iri: string | null,
  now: Date,
): Promise<void> {
  requireOpenForChange(order);
  const promotionCodeId = iri === null ? null : await findValidCode(database, iri, now);
  await bumpOrderVersion(database, owner, order, now, { promotionCodeId });
}

/**
 * Throws when payment was requested, because the order cannot change after that.
 * @throws Problem 409
 */
export function requireOpenForChange(order: Pick<LockedOrder, 'status' | 'number'>): void {
  if (isOpenForChange(order.status)) return;
  throw conflict('order-closed', `Order ${order.number} is ${statusLabel(order.status)} and can no longer be changed.`);
}

/** Increments the order's version, and so its ETag, also when only its items and total changed. */
export async function bumpOrderVersion(
  database: Database,
  owner: Owner,
  order: Pick<LockedOrder, 'id'>,
  now: Date,
  changes: { promotionCodeId?: string | null } = {},
): Promise<void> {
  await database
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.ownerId, owner.id)));
}

async function findValidCode(database: Database, iri: string, now: Date): Promise<string> {
  const [row] = await database
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.id, idOf(iri, promotionCodePath)));
  const outcome = promotionCodeOutcome(row && promotionCodeResource(row), now);
  switch (outcome.outcome) {
    case 'valid':
      return outcome.code.id;
    case 'expired': {
      const message = `The code ${outcome.code.code} has expired.`;
      throw invalid({ propertyPath: 'promotionCode', message, code: 'expired' });
    }
    case 'not-found':
      throw invalid({
        propertyPath: 'promotionCode',
        message: 'This code doesn’t exist. Check the spelling.',
        code: 'not-found',
      });
  }
}

/** Converts `paymentPending` to `payment pending`. */
function statusLabel(status: string): string {
  return status.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
