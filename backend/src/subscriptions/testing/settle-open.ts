import { inArray } from 'drizzle-orm';
import { checkPayment } from '../../payments/check-payment.ts';
import type { ProviderContext } from '../../payments/money-context.ts';
import { openStatuses } from '../../payments/payment-row.ts';
import { payments } from '../../payments/payment-tables.ts';

/** Asks the provider about each open payment and applies the result. */
export async function settleOpen(context: ProviderContext): Promise<void> {
  const open = inArray(payments.status, openStatuses);
  for (const { id } of await context.database.select({ id: payments.id }).from(payments).where(open))
    await checkPayment(context, id);
}
