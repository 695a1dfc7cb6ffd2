import type { BackendConfig } from '../config.ts';
import { createPaymentProviders } from '../payments/payment-providers.ts';

/**
 * Returns what is charged for an amount: nothing for less than the smallest payment by card. Otherwise some cents that
 * a credit left over could not be paid, and would end the subscription.
 */
export function collectable(config: BackendConfig, cents: number): number {
  return cents < createPaymentProviders(config).card.limits.minimumCents ? 0 : cents;
}
