import { formatMoney } from 'shared-contract/money/money';
import type { MoneyContext } from '../payments/money-context.ts';
import { sendSubscriptionMail } from './send-subscription-mail.ts';
import type { SubscriptionRow } from './subscription-row.ts';

const perPeriod = { month: 'a month', year: 'a year' } as const;

export function sendReminder(context: MoneyContext, subscription: SubscriptionRow, amountCents: number): Promise<void> {
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => {
    const on = dateOf(subscription.currentPeriodEnd);
    return {
      subject: `${plan} renews on ${on}`,
      opening: `Your yearly plan renews on ${on}. You don’t need to do anything.`,
      details: [['We’ll charge', formatMoney(amountCents)]],
      closing: 'Don’t want it any more? Cancel before then and you won’t be charged.',
    };
  });
}

export function sendPriceChange(
  context: MoneyContext,
  subscription: SubscriptionRow,
  nextPriceCents: number,
): Promise<void> {
  const every = perPeriod[subscription.billingPeriod];
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `The price of ${plan} is changing`,
    opening: `From ${dateOf(subscription.currentPeriodEnd)} your plan costs ${formatMoney(nextPriceCents)} ${every}.`,
    details: [
      ['Price now', `${formatMoney(subscription.priceCents)} ${every}`],
      ['New price', `${formatMoney(nextPriceCents)} ${every}`],
    ],
    closing: 'You can change or cancel your plan at any time before then.',
  }));
}

export function sendCancelled(context: MoneyContext, subscription: SubscriptionRow): Promise<void> {
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `You’ve cancelled ${plan}`,
    opening: `Your plan continues until ${dateOf(subscription.currentPeriodEnd)}. We won’t charge you again.`,
    closing: 'Changed your mind? You can resume it until then.',
  }));
}

export function sendResumed(context: MoneyContext, subscription: SubscriptionRow): Promise<void> {
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `${plan} continues`,
    opening: `You’ve resumed your plan. It renews on ${dateOf(subscription.currentPeriodEnd)}.`,
  }));
}

export function sendEnded(
  context: MoneyContext,
  subscription: SubscriptionRow,
  reason: 'cancelled' | 'unpaid',
): Promise<void> {
  const openings = {
    cancelled: 'Your plan has ended, as you asked. We won’t charge you again.',
    unpaid: 'Your plan has ended because we couldn’t collect the payment. You don’t owe us anything.',
  };
  return sendSubscriptionMail(context, subscription, ({ plan }) => ({
    subject: `${plan} has ended`,
    opening: openings[reason],
    closing: 'You can order it again whenever you like.',
  }));
}
