import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import type { FulfilmentStep } from '../fulfilment/fulfilment-step.ts';
import type { FulfilmentRow } from '../fulfilment/fulfilment-store.ts';
import type { orderItems } from '../order-items/order-item-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { addEvent } from './check-events.ts';
import { findCoveredChecks } from './check-payment-store.ts';
import { countDestroyed } from './count-destroyed.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import { lockCheck } from './tenant-check-store.ts';

/**
 * Submits the checks that a paid item pays for, as soon as they are ready. The fulfilment is done once as many
 * checks as were bought were submitted. Until then its subject is a check that still lacks something.
 */
export async function tenantCheckStep(
  context: MoneyContext,
  { reason }: Pick<FulfilmentRow, 'reason'>,
  { id: orderItemId, quantity }: Pick<typeof orderItems.$inferSelect, 'id' | 'quantity'>,
): Promise<FulfilmentStep> {
  const covered = await findCoveredChecks(context.database, [{ id: orderItemId, quantity }]);
  const sent: string[] = [];
  const unsent: string[] = [];
  for (const id of [...covered].sort()) {
    const found = await lockCheck(context.database, id);
    // The first step after the payment.
    if (reason === 'queued') await addEvent(context, found.row, 'system', 'paid');
    const { row } = await submitWhenReady(context, found);
    (isUnsent(row.status) ? unsent : sent).push(id);
  }
  const destroyed = await countDestroyed(context.database, [orderItemId]);
  return sent.length + destroyed(orderItemId) >= quantity
    ? { status: 'done', reason: 'tenant-check-sent', subjectId: sent.at(-1) ?? null }
    : { status: 'waiting', reason: 'tenant-check-ready', subjectId: unsent[0] ?? null };
}
