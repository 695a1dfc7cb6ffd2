import type { MoneyContext } from '../payments/money-context.ts';
import { endSubscription } from './end-subscription.ts';
import { sendEnded } from './subscription-mails.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** Ends a subscription that the owner cancelled, or whose charge stayed unpaid, and sends the mail about it. */
export async function finishSubscription(
  context: MoneyContext,
  subscription: SubscriptionRow,
  reason: 'cancelled' | 'unpaid',
): Promise<void> {
  await endSubscription(context, subscription.id);
  await sendEnded(context, subscription, reason);
}
