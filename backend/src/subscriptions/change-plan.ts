import { centsOf } from 'shared-contract/money/money';
import type { planChangeInput } from 'shared-contract/order/subscription';
import type * as z from 'zod/mini';
import { conflict, requireFound } from '../http/problem.ts';
import { insertOwn, lockOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { chargedCard } from './charged-card.ts';
import { markChargePaid } from './mark-charge-paid.ts';
import { type PlanChangePrice, pricePlanChange } from './plan-change.ts';
import type { Proration } from './plan-proration.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptions } from './subscription-table.ts';

/** How long a quote is valid. The price falls by the second, so the owner pays the amount of the quote. */
const quoteMs = 15 * 60_000;

/**
 * Starts a change of plan and returns the id of its charge. When nothing is due, the plan changes at once, and what is
 * left of the old plan is stored as credit. Otherwise the charge waits for its payment, and the plan changes when that
 * succeeds.
 * @throws Problem 409 `total-changed` when the quote that the owner saw is not valid any more
 */
export async function changePlan(
  context: OwnerScope & MoneyContext,
  id: string,
  { product: productIri, expectedDue }: z.output<typeof planChangeInput>,
): Promise<string> {
  const { database, now } = context;
  const subscription = requireFound(await lockOwn(context, subscriptions, id));
  const price = await pricePlanChange(context, subscription, productIri);
  const amountCents = centsOf(expectedDue);
  if (!isQuoted(price, amountCents, now)) {
    throw conflict('total-changed', 'The price of this change is different now. Check it and confirm again.');
  }
  if (amountCents > 0 && (await chargedCard(database, subscription)) === null) {
    throw conflict('card-required', 'Add a card to your plan before you change it.');
  }
  const charge = await insertOwn(context, subscriptionCharges, {
    subscriptionId: id,
    kind: 'planChange',
    status: 'processing',
    amountCents,
    productId: price.product.id,
    periodStart: now,
    periodEnd: subscription.currentPeriodEnd,
  });
  if (amountCents === 0) {
    const { creditCents } = price.at(now);
    const credited = await updateOwn(context, subscriptions, id, { creditCents });
    await markChargePaid(context, { subscription: credited, charge }, null);
  }
  return charge.id;
}

/** Returns whether the amount lies between the price now and the price at the earliest time of a valid quote. */
function isQuoted({ at }: PlanChangePrice, amountCents: number, now: Date): boolean {
  const dues = [at(now), at(new Date(now.getTime() - quoteMs))].map(({ dueCents }: Proration) => dueCents);
  return amountCents >= Math.min(...dues) && amountCents <= Math.max(...dues);
}
