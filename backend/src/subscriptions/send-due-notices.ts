import { eq } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { products } from '../products/product-table.ts';
import { isPriceNoticeDue, isReminderDue, nextPeriodPrice } from './billing-notices.ts';
import { sendPriceChange, sendReminder } from './subscription-mails.ts';
import { type SubscriptionRow, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/** Announces a new price, and reminds of a yearly charge. The row stores that both were sent. */
export async function sendDueNotices(context: MoneyContext, subscription: SubscriptionRow): Promise<void> {
  const { database, now } = context;
  const { id, productId, creditCents, currentPeriodEnd } = subscription;
  const scope = scopeOf(context, subscription);
  const product = productId && (await firstRow(database.select().from(products).where(eq(products.id, productId))));
  if (product && isPriceNoticeDue(subscription, product.priceCents, now)) {
    const announced = await updateOwn(scope, subscriptions, id, { nextPriceCents: product.priceCents });
    await sendPriceChange(context, announced, product.priceCents);
  }
  if (isReminderDue(subscription, now)) {
    const reminded = await updateOwn(scope, subscriptions, id, { remindedFor: currentPeriodEnd });
    const priceCents = nextPeriodPrice(reminded, product ? product.priceCents : null);
    await sendReminder(context, reminded, Math.max(0, priceCents - creditCents));
  }
}
