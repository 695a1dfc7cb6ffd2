/** Why a payment failed, in the same words for every provider. */
export type FailureCode =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'incorrect-security-code'
  | 'lost-or-stolen'
  | 'challenge-failed'
  | 'limit-exceeded'
  | 'provider-error';

/**
 * The status of a payment at its provider. `approved`: the customer agreed, and the money is not taken until `capture`
 * is called, which only Zip needs. `referred`: the provider reviews the customer.
 */
export type ProviderPaymentStatus =
  | 'requiresAction'
  | 'processing'
  | 'referred'
  | 'approved'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired';

export type ProviderCard = {
  /** The provider's token of the card. */
  id: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
};

export type ProviderPayment = {
  id: string;
  /** The reference under which we started it. */
  reference: string;
  status: ProviderPaymentStatus;
  amountCents: number;
  refundedCents: number;
  nextAction: { kind: 'challenge' | 'redirect'; url: string } | null;
  failureCode: FailureCode | null;
  /** The card that was charged; null for other methods. */
  card: ProviderCard | null;
  createdAt: Date;
};

export type StartPayment = {
  /** Our unique id of the payment. Starting it again with the same reference returns the same payment. */
  reference: string;
  amountCents: number;
  /** What the customer reads on the statement or approval page, such as `Order V-100042`. */
  description: string;
  customer: { id: string | null; name: string; email: string };
  /** The token of new card fields or of a saved card; null for Zip. */
  cardToken: string | null;
  /** Keeps the card for later payments of this customer. */
  saveCard: boolean;
  /** Whether the customer is present and can answer a challenge. False for renewals. */
  customerPresent: boolean;
  /** Where the browser returns from a challenge or approval. */
  returnUrl: string;
  /** The lines of the order. Zip shows them. */
  items: readonly { name: string; quantity: number; amountCents: number; sku: string }[];
};

export type ProviderRefund = { id: string; status: 'processing' | 'succeeded' | 'failed'; amountCents: number };

/** A webhook. It only says which payment changed; the payment itself is always read from the provider. */
export type ProviderEvent = { id: string; kind: string; paymentId: string; createdAt: Date };

/** Saved cards and hosted card fields. Zip has none. */
export type CardVault = {
  createCustomer: (customer: { reference: string; name: string; email: string }) => Promise<{ id: string }>;
  /** Saves the card of a token that the card fields returned. */
  save: (customerId: string, cardToken: string) => Promise<ProviderCard>;
  remove: (cardId: string) => Promise<void>;
  /** The page of card fields for a frame. `origin` is the only origin that may post messages back. */
  fields: () => { provider: 'sandbox' | 'stripe'; url: string; origin: string };
};

/**
 * A service that takes payments. Implementations: the sandbox (`sandbox/`), Stripe (`stripe/`) and Zip (`zip/`). All of
 * them pass the tests in `testing/provider-contract.ts`. Amounts are integer cents in Australian dollars.
 *
 * Every method can throw `ProviderUnavailable`: then it is unknown whether the request had an effect, and the caller
 * reads the payment again. A declined card is no error but the status `failed`.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe' | 'zip' | 'sandbox-zip';
  kind: 'card' | 'zip';
  /** The smallest and largest amount in cents. */
  limits: { minimumCents: number; maximumCents: number };
  /** Null for a provider without cards. */
  vault: CardVault | null;
  start: (payment: StartPayment) => Promise<ProviderPayment>;
  read: (id: string) => Promise<ProviderPayment>;
  /**
   * Finds a payment whose `start` was cut off before it answered. Zip finds only payments that took money: a checkout
   * whose address was lost cannot be approved.
   */
  find: (reference: string) => Promise<ProviderPayment | null>;
  /** Takes the money of an `approved` payment, at most 15 minutes after the approval (V38). Idempotent. */
  capture: (id: string, reference: string) => Promise<ProviderPayment>;
  /** Ends a payment that is not finished. Of a finished one, returns it as it is. */
  cancel: (id: string) => Promise<ProviderPayment>;
  /** Idempotent by `reference`. */
  refund: (refund: { paymentId: string; amountCents: number; reference: string }) => Promise<ProviderRefund>;
  /** All payments created since then, for reconciliation. Zip lists only those that took money. */
  list: (since: Date) => AsyncIterable<ProviderPayment>;
  /**
   * Checks the signature and age of a webhook.
   * @param body the bytes of the request, before they are parsed
   * @throws InvalidWebhook
   */
  verifyWebhook: (request: {
    headers: Readonly<Record<string, string | undefined>>;
    body: Buffer;
    now: Date;
  }) => ProviderEvent;
};
