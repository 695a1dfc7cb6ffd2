import { formatMoney } from 'shared-contract/money/money';
import type { MoneyContext } from '../payments/money-context.ts';
import { noCard } from './charge-failure.ts';
import { graceEndOf } from './payment-retries.ts';
import { sendSubscriptionMail } from './send-subscription-mail.ts';
import type { ChargeRow, SubscriptionRow } from './subscription-row.ts';

type Overdue = { subscription: SubscriptionRow; charge: ChargeRow; pastDueSince: Date };

export function sendChargeFailed(context: MoneyContext, overdue: Overdue): Promise<void> {
  const { subscription, charge, pastDueSince } = overdue;
  const hasCard = charge.failureCode !== noCard;
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: hasCard ? `Your payment for ${plan} didn’t go through` : `Add a card to keep ${plan}`,
    opening: hasCard
      ? `We couldn’t charge ${formatMoney(charge.amountCents)} to your card. Pay now, or choose another card.`
      : `Your plan was due to renew for ${formatMoney(charge.amountCents)}, but it has no saved card.`,
    details: [
      ['Overdue', formatMoney(charge.amountCents)],
      ...(hasCard && charge.nextAttemptAt ? ([['We’ll try again on', dateOf(charge.nextAttemptAt)]] as const) : []),
    ],
    link: hasCard ? 'Pay now' : 'Add a card',
    closing: `Your plan continues until ${dateOf(graceEndOf(pastDueSince))}. It ends then if the payment is still overdue.`,
  }));
}

export function sendLastAttemptFailed(context: MoneyContext, overdue: Overdue): Promise<void> {
  const { subscription, charge, pastDueSince } = overdue;
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `${plan} ends soon`,
    opening: `We still couldn’t collect ${formatMoney(charge.amountCents)}, and we won’t try again.`,
    details: [['Pay before', dateOf(graceEndOf(pastDueSince))]],
    link: charge.failureCode === noCard ? 'Add a card' : 'Pay now',
    closing: 'Your plan ends on that day if the payment is still overdue.',
  }));
}
