import type { PaymentProvider, ProviderPayment, StartPayment } from '../payment-provider.ts';

/** The behaviours of cards that every provider's test environment offers. */
export type TestCard =
  | 'success'
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'incorrect-security-code'
  | 'lost-or-stolen'
  | 'challenge';

/** What the customer does on the pages of the provider. */
export type ProviderCustomer<Card extends string = TestCard> = {
  /** Types a test card into the card fields. Returns the token that the fields return. */
  typeCard: (card: Card) => Promise<string>;
  answerChallenge: (payment: ProviderPayment, answer: 'approve' | 'decline') => Promise<void>;
  /** Chooses a result on Zip's page, or lets Zip finish the review of a referred customer. */
  answerZip: (payment: ProviderPayment, answer: 'approve' | 'refer' | 'decline' | 'cancel') => Promise<void>;
};

/** A webhook as the provider sends it. */
export type SentWebhook = { headers: Record<string, string>; body: Buffer };

/** A provider with a server that the tests may use freely. */
export type ProviderHarness = {
  provider: PaymentProvider;
  customer: ProviderCustomer;
  /** Makes the provider run the next request that changes something, and lose its response. */
  loseNextResponse: () => Promise<void> | void;
  /** Returns a correctly signed webhook about a payment, sent at this time. */
  webhook: (payment: ProviderPayment, sentAt: Date) => SentWebhook;
  close: () => Promise<void>;
};

/**
 * What a provider's API does not offer, or what a test cannot cause there. Zip finds only payments that took money, and
 * sends no webhooks. A live server loses no responses, and no test answers its challenges.
 */
export type MissingAbility = 'unfinished payments' | 'webhooks' | 'lost responses' | 'answered challenges';

let count = 0;

/** Returns a payment of $125.50 with a reference of its own. */
export function aPayment(overrides: Partial<StartPayment> = {}): StartPayment {
  count += 1;
  return {
    reference: `00000000-0000-4000-8000-${String(Date.now() % 1e6).padStart(6, '0')}${String(count).padStart(6, '0')}`,
    amountCents: 12_550,
    description: 'Order V-100042',
    customer: { id: null, name: 'Olivia Nguyen', email: 'olivia@example.com' },
    cardToken: null,
    saveCard: false,
    customerPresent: true,
    returnUrl: 'http://localhost:4300/orders/1/checkout/zip-confirmation',
    items: [{ name: 'Gold package', quantity: 1, amountCents: 12_550, sku: 'gold' }],
    ...overrides,
  };
}

/** Returns all payments that the provider created since then. */
export async function listed(provider: PaymentProvider, since: Date): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  for await (const payment of provider.list(since)) payments.push(payment);
  return payments;
}
