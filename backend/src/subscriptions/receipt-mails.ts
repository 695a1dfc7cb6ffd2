import { formatMoney } from 'shared-contract/money/money';
import type { InvoiceRow } from '../invoices/invoice-store.ts';
import type { MailContent } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { sendSubscriptionMail } from './send-subscription-mail.ts';
import type { ChargeRow, SubscriptionRow } from './subscription-row.ts';

type Receipt = {
  /** After the charge. */
  subscription: SubscriptionRow;
  charge: ChargeRow;
  /** Null when credit covered the whole price. */
  payment: PaymentRow | null;
  invoice: InvoiceRow | null;
};

export function sendRenewed(context: MoneyContext, receipt: Receipt): Promise<void> {
  const { subscription, charge, invoice } = receipt;
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `Receipt for ${plan}`,
    opening: invoice
      ? 'Thanks, your plan has renewed. Your tax invoice is attached.'
      : 'Your plan has renewed. Your credit covered the whole price, so we didn’t charge your card.',
    details: [...amounts(receipt), ['Paid until', dateOf(charge.periodEnd)]],
    invoiceId: invoice?.id,
  }));
}

export function sendPlanChanged(context: MoneyContext, receipt: Receipt): Promise<void> {
  const { subscription, invoice } = receipt;
  const { creditCents } = subscription;
  return sendSubscriptionMail(context, subscription, ({ plan, dateOf }) => ({
    subject: `You’ve changed to ${plan}`,
    opening: invoice
      ? 'Your new plan is active. Your tax invoice is attached.'
      : 'Your new plan is active. You didn’t have to pay anything.',
    details: [
      ...amounts(receipt),
      ...(creditCents > 0 ? ([['Credit for your next charges', formatMoney(creditCents)]] as const) : []),
      ['Renews on', dateOf(subscription.currentPeriodEnd)],
    ],
    invoiceId: invoice?.id,
  }));
}

function amounts({ charge, payment, invoice }: Receipt): NonNullable<MailContent['details']> {
  const card = payment?.cardLastFour ? ([['Card', `ending in ${payment.cardLastFour}`]] as const) : [];
  return [
    ['Paid', formatMoney(charge.amountCents)],
    ...card,
    ...(invoice ? ([['Tax invoice', invoice.number]] as const) : []),
  ];
}
