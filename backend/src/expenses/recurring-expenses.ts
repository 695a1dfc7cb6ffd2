import { lte } from 'drizzle-orm';
import { addDays } from 'shared-contract/date/local-date';
import type { ProviderContext } from '../payments/money-context.ts';
import { addDueExpenses } from './expense-series-store.ts';
import { expenseSeries } from './expense-series-table.ts';

type JobContext = Pick<ProviderContext, 'database' | 'config' | 'transact'>;

/**
 * The job of recurring expenses. Each series is a transaction of its own, so the job can stop at any point and run
 * again. One that fails does not stop the others; the job fails at its end and is retried.
 */
export async function addRecurringExpenses({ database, config, transact }: JobContext): Promise<void> {
  const { id, ownerId, propertyId, nextOn } = expenseSeries;
  // A day more, because the date at a property can be later than the one in UTC.
  const latest = addDays(config.clock().toISOString().slice(0, 10), 1);
  const near = await database.select({ id, ownerId, propertyId }).from(expenseSeries).where(lte(nextOn, latest));
  const failures: unknown[] = [];
  for (const series of near) {
    await transact(({ database: transaction, now }) =>
      addDueExpenses({ database: transaction, now, owner: { id: series.ownerId } }, series),
    ).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} recurring expenses were not added.`);
}
