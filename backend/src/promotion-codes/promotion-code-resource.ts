import type { PromotionCode } from 'shared-contract/order/promotion-code';
import type { promotionCodes } from './promotion-code-table.ts';

export const promotionCodePath = '/api/promotion-codes';

export function promotionCodeResource(row: typeof promotionCodes.$inferSelect): PromotionCode {
  return {
    '@id': `${promotionCodePath}/${row.id}`,
    '@type': 'PromotionCode',
    id: row.id,
    code: row.code,
    endAt: row.endAt?.toISOString() ?? null,
  };
}
