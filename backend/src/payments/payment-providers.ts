import type { PaymentProvider } from 'payments';
import type { BackendConfig } from '../config.ts';

export type PaymentProviders = {
  card: PaymentProvider;
  /** Null when Zip is not configured. */
  zip: PaymentProvider | null;
  byName: (name: string) => PaymentProvider | undefined;
};

/** Returns the providers of a configuration, with `byName` for stored payments. */
export function paymentProviders(card: PaymentProvider, zip: PaymentProvider | null): PaymentProviders {
  return { card, zip, byName: (name) => [card, zip].find((provider) => provider?.name === name) ?? undefined };
}

/** Creates the payment providers that the configuration names. Tests pass their own in `config.paymentProviders`. */
export function createPaymentProviders(config: BackendConfig): PaymentProviders {
  if (config.paymentProviders) return config.paymentProviders;
  throw new Error('No payment provider is configured.');
}
