import { eq } from 'drizzle-orm';
import { formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { invoices } from '../invoices/invoice-tables.ts';
import { type AttachedDocument, queuedMail } from '../mail/mail.ts';
import { type MailContent, renderMail } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments, refunds } from '../payments/payment-tables.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import { orders } from './order-table.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type OrderMail = {
  subject: string;
  content: Omit<MailContent, 'link'>;
  link?: MailContent['link'];
  attachment?: AttachedDocument;
};

/**
 * Adds a mail about an order to the transaction that changes the order, so that it is sent once. It goes to the address
 * of the billing details, or else to that of the owner. By default it links to the order.
 */
export async function sendOrderMail(
  context: MoneyContext,
  orderId: string,
  mailOf: (about: { number: string; place: string }) => OrderMail,
): Promise<void> {
  const { database, config, now, addJob } = context;
  const [row] = await database
    .select({ order: orders, property: properties, email: customerUsers.username })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, orders.ownerId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId}.`);
  const { order, property, email } = row;
  const { subject, content, link, attachment } = mailOf({ number: order.number, place: fullAddressOf(property) });
  const toOrder = { label: 'View your order', url: config.publicOrigin + addresses.order(orderId) };
  await queuedMail(addJob, now).send({
    to: order.billing?.email ?? email,
    subject,
    ...renderMail({ ...content, link: link ?? toOrder }),
    ...(attachment === undefined ? {} : { attachment }),
  });
}

/** Sends the receipt of a paid order with its tax invoice. */
export async function sendReceipt(context: MoneyContext, orderId: string, invoiceId: string): Promise<void> {
  const [invoice] = await context.database.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}.`);
  await sendOrderMail(context, orderId, ({ number, place }) => ({
    subject: `Receipt for order ${number}`,
    content: {
      opening: 'Thanks for your order. Your tax invoice is attached.',
      details: [
        ['Order', number],
        ['Property', place],
        ['Total paid', formatMoney(invoice.totalCents)],
        ['Tax invoice', invoice.number],
      ],
      closing: 'We’ll email you about each next step. You can follow them all on your order’s page.',
    },
    attachment: { kind: 'invoice', id: invoiceId },
  }));
}

/** Sends the reason of a payment that failed. `message` is the sentence that the payment page shows. */
export function sendPaymentFailed(context: MoneyContext, orderId: string, message: string): Promise<void> {
  return sendOrderMail(context, orderId, ({ number, place }) => ({
    subject: `Payment for order ${number} didn’t go through`,
    content: {
      opening: `${message} Your order is saved, so you can try again or choose another way to pay.`,
      details: [
        ['Order', number],
        ['Property', place],
      ],
    },
    link: { label: 'Try again', url: context.config.publicOrigin + addresses.checkout(orderId) },
  }));
}

/** Tells the owner that Zip reviews the application, which can take days. */
export function sendZipReferred(context: MoneyContext, orderId: string): Promise<void> {
  return sendOrderMail(context, orderId, ({ number, place }) => ({
    subject: `Zip is reviewing your application for order ${number}`,
    content: {
      opening: 'Zip needs a little more time to review your application. Nothing has been charged.',
      details: [
        ['Order', number],
        ['Property', place],
      ],
      closing: 'We’ll email you as soon as Zip has decided. You don’t need to do anything.',
    },
  }));
}

/** Tells the owner that Zip approved the application after a review. The receipt follows as a mail of its own. */
export function sendZipApproved(context: MoneyContext, orderId: string): Promise<void> {
  return sendOrderMail(context, orderId, ({ number, place }) => ({
    subject: `Zip approved your application for order ${number}`,
    content: {
      opening: 'Good news: Zip has approved your application, and your order is paid.',
      details: [
        ['Order', number],
        ['Property', place],
      ],
    },
  }));
}

/** Sends the credit note of a refund, of an order or of a charge of a subscription. */
export async function sendRefundMail(context: MoneyContext, refundId: string, creditNote: InvoiceRow): Promise<void> {
  const { database, config, now, addJob } = context;
  const [row] = await database
    .select({ payment: payments, email: customerUsers.username, subscriptionId: subscriptionCharges.subscriptionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(customerUsers, eq(customerUsers.id, refunds.ownerId))
    .leftJoin(subscriptionCharges, eq(subscriptionCharges.id, payments.chargeId))
    .where(eq(refunds.id, refundId));
  if (!row) throw new Error(`There is no refund ${refundId}.`);
  const amount = formatMoney(creditNote.totalCents);
  const content = {
    opening: `We’ve refunded ${amount}. It can take a few business days to appear. Your credit note is attached.`,
    details: [
      ['Refunded', amount],
      ['Credit note', creditNote.number],
    ],
  } as const;
  const subject = `Refund of ${amount}`;
  const attachment = { kind: 'invoice', id: creditNote.id } as const;
  if (row.payment.orderId) {
    return sendOrderMail(context, row.payment.orderId, ({ number }) => ({
      subject: `${subject} for order ${number}`,
      content: { ...content, details: [['Order', number], ...content.details] },
      attachment,
    }));
  }
  const page = row.subscriptionId ? addresses.subscription(row.subscriptionId) : addresses.subscriptions();
  await queuedMail(addJob, now).send({
    to: row.email,
    subject,
    ...renderMail({ ...content, link: { label: 'View your subscription', url: config.publicOrigin + page } }),
    attachment,
  });
}
