import type { CardVault } from '../payment-provider.ts';
import { ProviderRejection } from '../provider-errors.ts';
import { askStripe, type StripeClient } from './stripe-client.ts';
import type { StripeConfig } from './stripe-config.ts';
import { cardOf } from './stripe-payment.ts';

/** Saved cards at Stripe: payment methods that are attached to a customer. */
export function stripeVault(stripe: StripeClient, { publishableKey, cardFieldsUrl }: StripeConfig): CardVault {
  return {
    async createCustomer({ reference, name, email }) {
      const values = { name, email, metadata: { reference } };
      const { id } = await askStripe(stripe.customers.create(values, { idempotencyKey: `customer-${reference}` }));
      return { id };
    },
    /** Checks the card with its bank. A card whose bank asks for a challenge can be saved with a payment only. */
    async save(customer, token) {
      const setup = await askStripe(
        stripe.setupIntents.create({
          customer,
          payment_method: token,
          confirm: true,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          expand: ['payment_method'],
        }),
      );
      const card = typeof setup.payment_method === 'string' ? null : cardOf(setup.payment_method);
      if (setup.status !== 'succeeded' || !card) throw new ProviderRejection('The bank did not approve the card.');
      return card;
    },
    async remove(cardId) {
      const { customer } = await askStripe(stripe.paymentMethods.retrieve(cardId));
      if (customer !== null) await askStripe(stripe.paymentMethods.detach(cardId));
    },
    fields() {
      const page = new URL(cardFieldsUrl);
      page.searchParams.set('key', publishableKey);
      return { provider: 'stripe', url: page.href, origin: page.origin };
    },
  };
}
