import { eq } from 'drizzle-orm';
import { promotionCode } from 'shared-contract/order/promotion-code';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collection } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { promotionCodePath, promotionCodeResource } from './promotion-code-resource.ts';
import { promotionCodes } from './promotion-code-table.ts';

export const findPromotionCode = ownerRoute('GET', promotionCodePath, {
  summary: 'Finds the promotion code `code`, ignoring case: one member or none. Codes can’t be listed.',
  query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  response: collectionOf(promotionCode),
  async handler({ database, query, request }) {
    const rows = await database
      .select()
      .from(promotionCodes)
      .where(eq(promotionCodes.code, query.code.trim().toUpperCase()));
    return collection('PromotionCode', request, rows.map(promotionCodeResource));
  },
});
