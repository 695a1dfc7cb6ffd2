/** The keys of a Stripe account, from its dashboard. */
export type StripeConfig = {
  secretKey: string;
  /** Identifies the account in browsers. */
  publishableKey: string;
  /** The address of `card-fields/index.html`, which an installation serves from an origin of its own. */
  cardFieldsUrl: string;
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** For tests. Used instead of https://api.stripe.com. */
  url?: string;
  /** How long a request may take; 10 s by default. */
  timeoutMs?: number;
};
