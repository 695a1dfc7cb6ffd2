import { conflict, requireFound } from '../http/problem.ts';
import { lockOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { findSavedCard } from './charged-card.ts';
import { findOrAddRenewal } from './open-renewal.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptions } from './subscription-table.ts';

/**
 * Prepares the payment of an overdue charge with a saved card, which becomes the card of the subscription. Returns the
 * id of the charge. The planned attempts stay, for the case that this one fails.
 * @throws Problem 409 when nothing is overdue, 422 for an unknown card
 */
export async function payOverdue(context: OwnerScope & MoneyContext, id: string, cardIri: string): Promise<string> {
  const subscription = requireFound(await lockOwn(context, subscriptions, id));
  const card = await findSavedCard(context, cardIri);
  if (subscription.status !== 'pastDue')
    throw conflict('nothing-due', 'Nothing is overdue. You don’t have to pay now.');
  const charge = await findOrAddRenewal(context, subscription);
  if (charge.status === 'paid') throw conflict('nothing-due', 'Nothing is overdue. You don’t have to pay now.');
  await updateOwn(context, subscriptions, id, { paymentMethodId: card.id });
  await updateOwn(context, subscriptionCharges, charge.id, { status: 'processing' });
  return charge.id;
}
