import { type PaymentProvider, ProviderRejection, ProviderUnavailable, type StartPayment } from 'payments';
import { applySeen, closeLost } from './check-payment.ts';
import type { ProviderContext } from './money-context.ts';
import { type PaymentPerson, providerCustomer } from './payment-customer.ts';
import { createPaymentProviders } from './payment-providers.ts';
import type { PaymentRow } from './payment-row.ts';
import { readPayment } from './payment-store.ts';

/** What the provider needs to know about a payment and we do not store, above all the token of a card. */
export type Asked = Pick<StartPayment, 'description' | 'cardToken' | 'customerPresent' | 'returnUrl' | 'items'> & {
  person: PaymentPerson;
};

/**
 * Starts a stored payment at its provider and applies the result. Call it outside of transactions, after the row is
 * committed. When the outcome is unknown, the payment stays `processing`, and the job `settle-payments` finds it at the
 * provider under its reference.
 */
export async function startAtProvider(
  context: ProviderContext,
  payment: PaymentRow,
  asked: Asked,
): Promise<PaymentRow> {
  const provider = createPaymentProviders(context.config).byName(payment.provider);
  if (!provider) throw new Error(`There is no payment provider ${payment.provider}.`);
  try {
    const seen = await provider.start(await requestOf(context, provider, payment, asked));
    return await applySeen(context, provider, payment.id, seen);
  } catch (error) {
    if (error instanceof ProviderRejection) return closeLost(context, payment, 'provider-error');
    if (error instanceof ProviderUnavailable) return readPayment(context.database, payment.id);
    throw error;
  }
}

async function requestOf(
  context: ProviderContext,
  provider: PaymentProvider,
  { reference, amountCents, saveCard, ownerId, paymentMethodId }: PaymentRow,
  { person, ...asked }: Asked,
): Promise<StartPayment> {
  const needsAccount = saveCard || paymentMethodId !== null;
  const id = needsAccount ? await providerCustomer(context, provider, ownerId) : null;
  return { reference, amountCents, saveCard, customer: { id, ...person }, ...asked };
}
