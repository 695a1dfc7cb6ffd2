import { eq } from 'drizzle-orm';
import { abnDigits } from 'shared-contract/order/abn';
import { billingViolations, deliveryViolations } from 'shared-contract/order/checkout-rules';
import type { OrderPatch } from 'shared-contract/order/order';
import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, requireValid } from '../http/problem.ts';
import { type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { promotionCodePath, promotionCodeResource } from '../promotion-codes/promotion-code-resource.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { isCodeUsedUp } from '../promotion-codes/promotion-code-uses.ts';
import { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';
import { isOpenForChange } from './order-store.ts';
import { orders } from './order-table.ts';

type LockedOrder = typeof orders.$inferSelect;

/**
 * Changes the promotion code, the billing details or the delivery address of an order, or cancels it.
 * @throws Problem 409 when the order is no longer `initiated`; 422 for values that break a rule (V1, V8, V9, V35)
 */
export async function changeOrder(scope: OwnerScope, order: LockedOrder, patch: OrderPatch): Promise<void> {
  const { promotionCode, billing, delivery, status } = patch;
  if (Object.values(patch).every((value) => value === undefined)) return;
  requireOpenForChange(order);
  const known = delivery ? await findSuburbsByName(scope.database, delivery.suburb) : [];
  requireValid([
    ...(billing ? billingViolations(billing) : []),
    ...(delivery ? deliveryViolations(delivery, known) : []),
  ]);
  const changes: Partial<typeof orders.$inferInsert> = {};
  if (billing !== undefined) changes.billing = billing && storedBilling(billing);
  if (delivery !== undefined) changes.delivery = delivery;
  if (promotionCode !== undefined) {
    changes.promotionCodeId = promotionCode === null ? null : await findValidCode(scope, order, promotionCode);
  }
  if (status !== undefined) changes.status = status;
  await updateOwn(scope, orders, order.id, changes);
}

/** Returns billing details as they are stored: empty fields as null, and the ABN as 11 digits. */
function storedBilling({ name, email, businessName, abn }: NonNullable<OrderPatch['billing']>) {
  return { name, email, businessName: businessName || null, abn: abn ? abnDigits(abn) : null };
}

/**
 * Checks that the items and the details of an order may still change.
 * @throws Problem 409 when the order is no longer `initiated`, because payment was requested or it was cancelled
 */
export function requireOpenForChange(order: Pick<LockedOrder, 'status' | 'number'>): void {
  if (isOpenForChange(order.status)) return;
  if (order.status === 'paymentPending') {
    throw conflict('payment-open', `Order ${order.number} is being paid. Cancel that payment to change the order.`);
  }
  throw conflict('order-closed', `Order ${order.number} is ${order.status} and can no longer be changed.`);
}

/** Returns the id of a promotion code that applies to the order now (V35). @throws Problem 422 */
async function findValidCode({ database, now }: OwnerScope, order: LockedOrder, iri: string): Promise<string> {
  const [row] = await database
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.id, idOf(iri, promotionCodePath)));
  const outcome = promotionCodeOutcome(row && promotionCodeResource(row), now);
  if (outcome.outcome === 'expired') throw invalidCode('expired', `The code ${outcome.code.code} has expired.`);
  if (!row || outcome.outcome === 'not-found') {
    throw invalidCode('not-found', 'We don’t recognise this code. Check the spelling.');
  }
  if (await isCodeUsedUp(database, row, { orderId: order.id, ownerId: order.ownerId })) {
    throw invalidCode('used-up', `The code ${row.code} is no longer available.`);
  }
  return row.id;
}

const invalidCode = (code: string, message: string) => invalid({ propertyPath: 'promotionCode', message, code });
