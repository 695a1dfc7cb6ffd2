import { eq } from 'drizzle-orm';
import { storedRow } from '../database/single-row.ts';
import { issueChargeInvoice } from '../invoices/issue-invoice.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { products } from '../products/product-table.ts';
import { sendPlanChanged, sendRenewed } from './receipt-mails.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { type ChargeRow, type LockedCharge, type SubscriptionRow, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/**
 * Marks a charge as paid. A renewal extends the subscription to the end of the charge's period, a change of plan gives
 * it the new plan. Adds the invoice and the receipt. `payment` is null when credit covered the whole price. Repeating
 * it has no effect.
 */
export async function markChargePaid(context: MoneyContext, locked: LockedCharge, payment: PaymentRow | null) {
  const { subscription, charge } = locked;
  const scope = scopeOf(context, subscription);
  if (charge.status === 'paid' || charge.status === 'refunded') return;
  const paid = { status: 'paid', paidAt: context.now, failureCode: null, nextAttemptAt: null } as const;
  await updateOwn(scope, subscriptionCharges, charge.id, paid);
  const changes = charge.kind === 'planChange' ? await withNewPlan(context, charge) : renewed(subscription, charge);
  const changed = await updateOwn(scope, subscriptions, subscription.id, changes);
  const invoice = charge.amountCents > 0 ? await issueChargeInvoice(context, charge.id) : null;
  const receipt = { subscription: changed, charge, payment, invoice };
  await (charge.kind === 'planChange' ? sendPlanChanged(context, receipt) : sendRenewed(context, receipt));
}

/**
 * A subscription that ended while its last payment was open continues for the paid period and ends then, so that the
 * customer gets what was paid and is not charged again.
 */
function renewed({ status, currentPeriodEnd }: SubscriptionRow, { periodEnd }: ChargeRow): Partial<SubscriptionRow> {
  return {
    status: status === 'pastDue' ? 'active' : status === 'cancelled' ? 'cancelAtPeriodEnd' : status,
    currentPeriodEnd: periodEnd > currentPeriodEnd ? periodEnd : currentPeriodEnd,
    pastDueSince: null,
    endedAt: null,
  };
}

/** The price of a paid change uses up all credit. `changePlan` stores what is left of a change without a price. */
async function withNewPlan({ database }: MoneyContext, { productId, amountCents }: ChargeRow) {
  if (!productId) throw new Error('Expected the product of a change of plan.');
  const product = await storedRow(database.select().from(products).where(eq(products.id, productId)), 'product');
  const { name, priceCents, billingPeriod } = product;
  if (!billingPeriod) throw new Error(`The product ${product.sku} has no billing period.`);
  const plan = { productId, name, priceCents, billingPeriod, nextPriceCents: null };
  return amountCents > 0 ? { ...plan, creditCents: 0 } : plan;
}
