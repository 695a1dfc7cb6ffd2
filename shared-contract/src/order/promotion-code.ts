import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';

/** A promotion code: `GET /api/promotion-codes?code=`. After the instant `endAt` it is expired (V35). */
export const promotionCode = z.object({
  ...linked,
  code: z.string(),
  endAt: z.nullable(z.string()),
});
export type PromotionCode = z.infer<typeof promotionCode>;
