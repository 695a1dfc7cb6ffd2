import type { Database } from '../database/database.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';

/** By default ten per cent off without an end. */
export async function insertPromotionCode(
  database: Database,
  values: Pick<typeof promotionCodes.$inferInsert, 'code'> & Partial<typeof promotionCodes.$inferInsert>,
) {
  const kind = values.centsOff === undefined ? { percentOff: 10 } : {};
  const [row] = await database
    .insert(promotionCodes)
    .values({ ...kind, ...values })
    .returning();
  if (!row) throw new Error('The promotion code was not stored.');
  return row;
}
