import { eq } from 'drizzle-orm';
import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import type { Database } from '../database/database.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import { type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { promotionCodePath, promotionCodeResource } from '../promotion-codes/promotion-code-resource.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { isOpenForChange } from './order-store.ts';
import { orders } from './order-table.ts';

type LockedOrder = typeof orders.$inferSelect;

/** Applies a promotion code that is valid now (V35). Null removes the current code. */
export async function setPromotionCode(scope: OwnerScope, order: LockedOrder, iri: string | null): Promise<void> {
  requireOpenForChange(order);
  const promotionCodeId = iri === null ? null : await findValidCode(scope.database, iri, scope.now);
  await updateOwn(scope, orders, order.id, { promotionCodeId });
}

/**
 * Checks that the items and the promotion code of an order may still change.
 * @throws Problem 409 when the order is no longer `initiated`, because payment was requested or it was cancelled
 */
export function requireOpenForChange(order: Pick<LockedOrder, 'status' | 'number'>): void {
  if (isOpenForChange(order.status)) return;
  throw conflict('order-closed', `Order ${order.number} is ${statusLabel(order.status)} and can no longer be changed.`);
}

async function findValidCode(database: Database, iri: string, now: Date): Promise<string> {
  const [row] = await database
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.id, idOf(iri, promotionCodePath)));
  const outcome = promotionCodeOutcome(row && promotionCodeResource(row), now);
  if (outcome.outcome === 'valid') return outcome.code.id;
  const message =
    outcome.outcome === 'expired'
      ? `The code ${outcome.code.code} has expired.`
      : 'This code doesn’t exist. Check the spelling.';
  throw invalid({ propertyPath: 'promotionCode', message, code: outcome.outcome });
}

/** Converts `paymentPending` to `payment pending`. */
function statusLabel(status: string): string {
  return status.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
