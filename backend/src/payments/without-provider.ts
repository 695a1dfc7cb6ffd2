import { inArray, isNull } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { ErrorLog, ProviderContext } from './money-context.ts';
import { findPaymentProviders, noProvider } from './payment-providers.ts';
import { openStatuses } from './payment-row.ts';
import { paymentEvents, payments } from './payment-tables.ts';

/** How often a worker repeats the error about the same problem. */
const reportEveryMs = 10 * 60_000;

const reportedAt = new WeakMap<BackendConfig, number>();

/** Says at the start of a process that nothing can be paid. */
export function warnWithoutProvider(config: BackendConfig, log: { warn: (message: string) => void }): void {
  if (!findPaymentProviders(config)) log.warn(noProvider);
}

/**
 * Reports open payments and unprocessed webhooks when no provider is configured that could be asked about them: once,
 * then every ten minutes. Without them there is nothing to settle, and nothing to report.
 */
export async function reportUnsettled({ database, config }: ProviderContext, log: ErrorLog): Promise<void> {
  const now = config.clock().getTime();
  if (now - (reportedAt.get(config) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) return;
  const open = await database.$count(payments, inArray(payments.status, [...openStatuses]));
  const unprocessed = await database.$count(paymentEvents, isNull(paymentEvents.processedAt));
  if (open + unprocessed === 0) return;
  reportedAt.set(config, now);
  const message = `payments: cannot settle open payments (${open}) or process webhooks (${unprocessed})`;
  log.error({ err: new Error(noProvider) }, message);
}
