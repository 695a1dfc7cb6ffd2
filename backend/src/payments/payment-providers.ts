import { createSandboxCards, createSandboxZip, type PaymentProvider, type SandboxConfig } from 'payments';
import type { BackendConfig } from '../config.ts';
import { configuredStripe, configuredZip } from './configured-adapters.ts';

export type PaymentProviders = {
  card: PaymentProvider;
  /** Null when Zip is not configured. */
  zip: PaymentProvider | null;
  all: readonly PaymentProvider[];
  byName: (name: string) => PaymentProvider | undefined;
};

/** Returns the providers of a configuration, with `byName` for stored payments. */
export function paymentProviders(card: PaymentProvider, zip: PaymentProvider | null): PaymentProviders {
  const all = zip ? [card, zip] : [card];
  return { card, zip, all, byName: (name) => all.find((provider) => provider.name === name) };
}

const created = new WeakMap<BackendConfig, PaymentProviders>();

export const noProvider =
  'No payment provider is configured: set STRIPE_SECRET_KEY, or SANDBOX_PAYMENTS_URL for tests.';

/**
 * Returns the payment providers that the configuration names. Tests pass their own in `config.paymentProviders`.
 * @throws Error when there is none for cards
 */
export function createPaymentProviders(config: BackendConfig): PaymentProviders {
  const providers = findPaymentProviders(config);
  if (!providers) throw new Error(noProvider);
  return providers;
}

/** Like `createPaymentProviders`, but returns null when no provider for cards is configured. */
export function findPaymentProviders(config: BackendConfig): PaymentProviders | null {
  const known = config.paymentProviders ?? created.get(config);
  if (known) return known;
  const providers = fromConfig(config);
  if (providers) created.set(config, providers);
  return providers;
}

function fromConfig(config: BackendConfig): PaymentProviders | null {
  const sandbox = sandboxOf(config);
  const card = configuredStripe(config) ?? (sandbox && createSandboxCards(sandbox));
  return card && paymentProviders(card, configuredZip(config) ?? (sandbox && createSandboxZip(sandbox)));
}

function sandboxOf(config: BackendConfig): SandboxConfig | null {
  const {
    sandboxPaymentsUrl: url,
    sandboxPaymentsKey: secretKey,
    sandboxPaymentsWebhookSecret: webhookSecret,
  } = config;
  return url && secretKey && webhookSecret ? { url, secretKey, webhookSecret } : null;
}
