import { createStripe, createZip, type PaymentProvider } from 'payments';
import type { BackendConfig } from '../config.ts';

/** Returns the adapter for Stripe; null without its keys. */
export function configuredStripe(config: BackendConfig): PaymentProvider | null {
  const { stripeSecretKey, stripePublishableKey, stripeCardFieldsUrl, stripeWebhookSecret } = config;
  if (!stripeSecretKey || !stripePublishableKey || !stripeCardFieldsUrl || !stripeWebhookSecret) return null;
  return createStripe({
    secretKey: stripeSecretKey,
    publishableKey: stripePublishableKey,
    cardFieldsUrl: stripeCardFieldsUrl,
    webhookSecret: stripeWebhookSecret,
  });
}

/** Returns the adapter for Zip; null without its key. */
export function configuredZip({ zipApiKey, zipUrl }: BackendConfig): PaymentProvider | null {
  return zipApiKey ? createZip({ apiKey: zipApiKey, url: zipUrl }) : null;
}
