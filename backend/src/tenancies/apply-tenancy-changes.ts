import { applyNotice, findDueNotices } from '../notices/apply-notices.ts';
import type { ProviderContext } from '../payments/money-context.ts';
import { continuePeriodically, findFinishedTerms } from './continue-periodically.ts';

/**
 * The job of all tenancies: applies notices on their date, and continues fixed terms that ended without a notice. Each
 * change is a transaction that locks the tenancy and checks it again, so the job can stop at any point and run again. A
 * change that fails does not delay the others; the job fails at its end and is retried.
 */
export async function applyTenancyChanges({ database, config, transact }: ProviderContext): Promise<void> {
  const now = config.clock();
  const changes = [
    ...(await findDueNotices({ database, now })).map((id) => ({ apply: applyNotice, id })),
    ...(await findFinishedTerms({ database, now })).map((id) => ({ apply: continuePeriodically, id })),
  ];
  const errors: unknown[] = [];
  for (const { apply, id } of changes) {
    try {
      await transact((context) => apply(context, id));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tenancies were not changed.`);
}
