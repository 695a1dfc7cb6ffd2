import { and, asc, eq, lte } from 'drizzle-orm';
import { addDays } from 'shared-contract/date/local-date';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ProviderContext } from '../payments/money-context.ts';
import { lockApplication } from './application-store.ts';
import { applications } from './application-tables.ts';
import { retentionRuleOf, todayAt } from './retention.ts';
import { hashOfSealed, storeCertificate } from './store-certificate.ts';
import { updateDestructionDates } from './update-destruction-dates.ts';

/**
 * The job that destroys applications on their date (V41), except those with a legal hold. Each one is a transaction of
 * its own, so the job can stop at any point and run again. One that fails does not stop the others.
 */
export async function destroyApplications(context: ProviderContext): Promise<void> {
  const failures = await updateDestructionDates(context);
  const { database, config, transact } = context;
  // A day more, because the date at a property can be later than the one in UTC.
  const latest = addDays(config.clock().toISOString().slice(0, 10), 1);
  const due = await database
    .select({ id: applications.id })
    .from(applications)
    .where(and(lte(applications.destroyOn, latest), eq(applications.legalHold, false)))
    .orderBy(asc(applications.destroyOn));
  for (const { id } of due) {
    await transact(({ database: transaction, now }) => destroyIfDue(transaction, config, id, now)).catch(
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} applications could not be checked or destroyed.`);
}

async function destroyIfDue(database: Database, config: BackendConfig, id: string, now: Date): Promise<void> {
  const found = await lockApplication(database, id);
  const { row } = found;
  if (row.legalHold || row.destroyOn === null || row.destroyOn > todayAt(found, now)) return;
  const rule = retentionRuleOf(found);
  const contentSha256 = await hashOfSealed([row, ...found.adults]);
  const { ownerId, propertyId } = row;
  const destruction = { subject: 'application', id, rule, destroyedAt: now, contentSha256 } as const;
  await storeCertificate(database, config, { ...destruction, ownerId, propertyId });
  await database.delete(applications).where(eq(applications.id, id));
}
