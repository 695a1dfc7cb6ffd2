import { isApiProblem, refetchResource, resourceQuery } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { promotionCode } from 'shared-contract/order/promotion-code';
import { promotionCodeOutcome } from 'shared-contract/order/promotion-code-outcome';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { patchOrder } from './change-order.ts';

const promotionCodes = collectionOf(promotionCode);

/** What came of a promotion code that the customer entered (V35). `endAt` is when the code expired. */
export type PromotionCodeResult =
  | { result: 'applied'; order: Order }
  | { result: 'not-found' }
  | { result: 'expired'; endAt: string | null }
  | { result: 'used-up' };

/**
 * Looks the code up and applies it to the order (SPEC §5). The server decides: it also refuses a code that has expired
 * by its clock, or that was used as often as it may be.
 * @throws the errors of the client, when the lookup or the change failed for another reason
 */
export async function applyPromotionCode(orderId: string, code: string): Promise<PromotionCodeResult> {
  const { member } = await refetchResource(
    resourceQuery('/api/promotion-codes', promotionCodes, { query: { code: code.trim() } }),
  );
  const found = promotionCodeOutcome(member[0], new Date());
  if (found.outcome === 'not-found') return { result: 'not-found' };
  if (found.outcome === 'expired') return { result: 'expired', endAt: found.endAt };
  try {
    return { result: 'applied', order: await patchOrder(orderId, { promotionCode: found.code['@id'] }) };
  } catch (error) {
    const refused = isApiProblem(error, { status: 422 }) ? error.violations[0]?.code : undefined;
    if (refused === 'not-found' || refused === 'used-up') return { result: refused };
    if (refused === 'expired') return { result: 'expired', endAt: found.code.endAt };
    throw error;
  }
}

export function removePromotionCode(orderId: string): Promise<Order> {
  return patchOrder(orderId, { promotionCode: null });
}
