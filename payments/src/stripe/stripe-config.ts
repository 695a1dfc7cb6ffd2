/** The keys of a Stripe account, from its dashboard. */
export type StripeConfig = {
  secretKey: string;
  /** Identifies the account in browsers, where Stripe.js shows the card fields. */
  publishableKey: string;
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string;
  /** For tests. Used instead of https://api.stripe.com. */
  url?: string;
  /** How long a request may take; 10 s by default. */
  timeoutMs?: number;
};
