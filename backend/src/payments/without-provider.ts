import { inArray } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { ErrorLog, ProviderContext } from './money-context.ts';
import { findPaymentProviders, noProvider } from './payment-providers.ts';
import { openStatuses } from './payment-row.ts';
import { payments } from './payment-tables.ts';

/** How often a worker repeats the error about the same problem. */
const reportEveryMs = 10 * 60_000;

const reportedAt = new WeakMap<BackendConfig, number>();

/** Says at the start of a process that nothing can be paid. */
export function warnWithoutProvider(config: BackendConfig, log: { warn: (message: string) => void }): void {
  if (!findPaymentProviders(config)) log.warn(noProvider);
}

/**
 * Reports open payments when no provider is configured that could be asked about them: once, then every ten minutes.
 * Without open payments there is nothing to settle, and nothing to report.
 */
export async function reportUnsettled({ database, config }: ProviderContext, log: ErrorLog): Promise<void> {
  const now = config.clock().getTime();
  if (now - (reportedAt.get(config) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) return;
  const count = await database.$count(payments, inArray(payments.status, [...openStatuses]));
  if (count === 0) return;
  reportedAt.set(config, now);
  log.error({ err: new Error(noProvider) }, `payments: cannot settle ${count} open payment${count === 1 ? '' : 's'}`);
}
