import { and, eq, lte, notExists } from 'drizzle-orm';
import type { ProviderContext } from '../payments/money-context.ts';
import { payments } from '../payments/payment-tables.ts';
import { markChargeFailed } from './mark-charge-failed.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { lockCharge } from './subscription-row.ts';

const abandonedMs = 15 * 60_000;

/** Fails changes of plan that were cut off before their payment was stored, so that the owner can try again. */
export async function failAbandonedPlanChanges({ database, config, transact }: ProviderContext): Promise<void> {
  const { id, kind, status, updatedAt } = subscriptionCharges;
  const before = new Date(config.clock().getTime() - abandonedMs);
  const anyPayment = database.select({ id: payments.id }).from(payments).where(eq(payments.chargeId, id));
  const isAbandoned = and(eq(kind, 'planChange'), eq(status, 'processing'), lte(updatedAt, before));
  const found = await database
    .select({ id })
    .from(subscriptionCharges)
    .where(and(isAbandoned, notExists(anyPayment)));
  for (const charge of found)
    await transact(async (money) => {
      const locked = await lockCharge(money.database, charge.id);
      if (locked) await markChargeFailed(money, locked, { code: 'cancelled', paymentId: null });
    });
}
