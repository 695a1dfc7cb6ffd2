import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { storedRow } from '../database/single-row.ts';
import { formatDate } from '../mail/format-date.ts';
import { queuedMail } from '../mail/mail.ts';
import { type MailContent, renderMail } from '../mail/render-mail.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { defaultTimeZone } from './billing-periods.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

type SubscriptionMail = {
  subject: string;
  opening: string;
  details?: MailContent['details'];
  /** The label of the link to the subscription. */
  link?: string;
  closing?: string;
  /** The invoice to attach. */
  invoiceId?: string | undefined;
};

/** The name of the plan, and the local date of an instant in words. */
type Wording = { plan: string; dateOf: (instant: Date) => string };

/**
 * Adds a mail about a subscription to the transaction that changes it, so that it is sent once. It goes to the address
 * of the billing details, or else to that of the owner.
 */
export async function sendSubscriptionMail(
  { database, config, now, addJob }: MoneyContext,
  subscription: SubscriptionRow,
  mailOf: (wording: Wording) => SubscriptionMail,
): Promise<void> {
  const { property, billing, email } = await findRecipient(database, subscription.id);
  const timeZone = property?.timeZone ?? defaultTimeZone;
  const dateOf = (instant: Date) => formatDate(localDateIn(timeZone, instant));
  const { subject, opening, details = [], link, closing, invoiceId } = mailOf({ plan: subscription.name, dateOf });
  const place = property ? ([['Property', fullAddressOf(property)]] as const) : [];
  const content = {
    opening,
    details: [['Plan', subscription.name], ...place, ...details] as const,
    link: { label: link ?? 'View your plan', url: config.publicOrigin + addresses.subscription(subscription.id) },
    ...(closing === undefined ? {} : { closing }),
  };
  const attached = invoiceId === undefined ? {} : { attachment: { kind: 'invoice' as const, id: invoiceId } };
  await queuedMail(addJob, now).send({
    to: billing?.email ?? email,
    subject,
    ...renderMail(content),
    ...attached,
  });
}

function findRecipient(database: MoneyContext['database'], id: string) {
  const found = database
    .select({ property: properties, billing: orders.billing, email: customerUsers.username })
    .from(subscriptions)
    .innerJoin(customerUsers, eq(customerUsers.id, subscriptions.ownerId))
    .leftJoin(properties, eq(properties.id, subscriptions.propertyId))
    .leftJoin(orderItems, eq(orderItems.id, subscriptions.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(subscriptions.id, id));
  return storedRow(found, 'subscription');
}
