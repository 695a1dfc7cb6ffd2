import { and, eq, isNull } from 'drizzle-orm';
import { addresses } from 'shared-contract/page/addresses';
import { firstRow } from '../database/single-row.ts';
import { type Asked, startAtProvider } from './ask-provider.ts';
import { checkOpenPayment } from './check-payment.ts';
import type { MoneyContext, ProviderContext } from './money-context.ts';
import { findPerson } from './payment-customer.ts';
import type { PaymentMethodRow, PaymentRow } from './payment-row.ts';
import { findActivePayment } from './payment-store.ts';
import { paymentMethods, payments } from './payment-tables.ts';

export type ChargePayment = {
  /** The id of a row of `subscription_charges`. */
  chargeId: string;
  ownerId: string;
  amountCents: number;
  /** The saved card. */
  paymentMethodId: string;
  /** What the customer reads on the statement. */
  description: string;
  /** False for renewals: then a card that asks for a challenge is declined. */
  customerPresent: boolean;
};

/**
 * Pays a charge of a subscription with a saved card. Commits the payment's row, asks the provider and applies what it
 * says, `settleCharge` included. A charge with a payment that is open or succeeded gets no second one: that payment is
 * returned as it is now. Call it outside of transactions.
 */
export async function payCharge(context: ProviderContext, charge: ChargePayment): Promise<PaymentRow> {
  const card = await findCard(context, charge);
  const { payment, isNew } = await context.transact((money) => storePayment(money, charge, card));
  if (!isNew) return payment.status === 'succeeded' ? payment : checkOpenPayment(context, payment);
  const { description, customerPresent, ownerId, amountCents } = charge;
  const person = await findPerson(context.database, ownerId);
  const items = [{ name: description, quantity: 1, amountCents, sku: 'SUBSCRIPTION' }];
  const returnUrl = context.config.publicOrigin + addresses.subscriptions();
  const asked: Asked = { description, customerPresent, person, items, returnUrl, cardToken: card.providerMethodId };
  return startAtProvider(context, payment, asked);
}

async function findCard({ database }: ProviderContext, charge: ChargePayment): Promise<PaymentMethodRow> {
  const { id, ownerId, removedAt } = paymentMethods;
  const isTheirs = and(eq(id, charge.paymentMethodId), eq(ownerId, charge.ownerId), isNull(removedAt));
  const card = await firstRow(database.select().from(paymentMethods).where(isTheirs));
  if (!card) throw new Error(`There is no saved card ${charge.paymentMethodId}.`);
  return card;
}

async function storePayment(
  { database, now }: MoneyContext,
  { chargeId, ownerId, amountCents, paymentMethodId }: ChargePayment,
  card: PaymentMethodRow,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const id = crypto.randomUUID();
  const { provider, brand, lastFour } = card;
  const about = { ownerId, chargeId, amountCents, paymentMethodId, cardBrand: brand, cardLastFour: lastFour };
  const [payment] = await database
    .insert(payments)
    .values({ id, reference: id, provider, kind: 'card', ...about, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (payment) return { payment, isNew: true };
  const active = await findActivePayment(database, { orderId: null, chargeId });
  if (!active) throw new Error(`The payment of charge ${chargeId} was not stored.`);
  return { payment: active, isNew: false };
}
