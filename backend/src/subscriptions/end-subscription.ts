import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { lockSubscription, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/** Ends a subscription now, for example because its order was refunded. Repeating it has no effect. */
export async function endSubscription(context: Pick<MoneyContext, 'database' | 'now'>, id: string): Promise<void> {
  const subscription = await lockSubscription(context.database, id);
  if (!subscription || subscription.status === 'cancelled') return;
  const ended = { status: 'cancelled', endedAt: context.now, nextPriceCents: null } as const;
  await updateOwn(scopeOf(context, subscription), subscriptions, id, ended);
}
