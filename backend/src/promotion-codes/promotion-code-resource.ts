import type { PromotionCode } from 'shared-contract/order/promotion-code';
import { identity } from '../http/json-ld.ts';
import type { promotionCodes } from './promotion-code-table.ts';

export const promotionCodePath = '/api/promotion-codes';

export function promotionCodeResource(row: typeof promotionCodes.$inferSelect): PromotionCode {
  return {
    ...identity(promotionCodePath, 'PromotionCode', row.id),
    code: row.code,
    endAt: row.endAt?.toISOString() ?? null,
  };
}
