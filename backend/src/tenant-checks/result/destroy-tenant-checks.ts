import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { hashOfSealed, storeCertificate } from '../../applications/store-certificate.ts';
import type { Database } from '../../database/database.ts';
import type { Sealed } from '../../encryption/seal.ts';
import type { MoneyContext, ProviderContext } from '../../payments/money-context.ts';
import { properties } from '../../properties/property-table.ts';
import { checkRetention } from '../check-retention.ts';
import { type FoundCheck, findCheck, lockCheck, todayAt } from '../tenant-check-store.ts';
import { tenantCheckCancellations, tenantCheckFiles, tenantChecks } from '../tenant-check-table.ts';
import { cancelDestroyed } from './cancel-at-provider.ts';

/**
 * The job that destroys checks on their date (V41), except those with a legal hold, and stores a certificate of each.
 * Each one is a transaction of its own, so the job can stop at any point and run again. A provider that is away delays
 * no destruction: it cancels the check later.
 */
export async function destroyTenantChecks(context: ProviderContext): Promise<void> {
  const { database, config } = context;
  await addDates(database);
  // A day more, because the date at a property can be later than the one in UTC.
  const latest = addDays(config.clock().toISOString().slice(0, 10), 1);
  const due = await database
    .select({ id: tenantChecks.id })
    .from(tenantChecks)
    .where(and(lte(tenantChecks.destroyOn, latest), eq(tenantChecks.legalHold, false)))
    .orderBy(asc(tenantChecks.destroyOn));
  const failures: unknown[] = [];
  for (const { id } of due) {
    await destroy(context, id).catch((error: unknown) => failures.push(error));
  }
  failures.push(...(await cancelDestroyed(context)));
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${failures.length} tenant checks were not destroyed, or not cancelled.`);
}

async function destroy({ database, config, transact }: ProviderContext, id: string): Promise<void> {
  const found = await findCheck(database, id);
  if (!isDue(found, config.clock())) return;
  await transact((money) => destroyIfDue(money, id));
}

const isDue = (found: FoundCheck, now: Date): boolean => {
  const { legalHold, destroyOn } = found.row;
  return !legalHold && destroyOn !== null && destroyOn <= todayAt(found, now);
};

/** Each change of a check stores its date. A check of an earlier release has none. */
async function addDates(database: Database): Promise<void> {
  const rows = await database
    .select({ row: tenantChecks, property: properties })
    .from(tenantChecks)
    .innerJoin(properties, eq(properties.id, tenantChecks.propertyId))
    .where(isNull(tenantChecks.destroyOn));
  for (const { row, property } of rows) {
    const { destroyOn } = checkRetention({ property }, row.status, changedOn({ row, property }));
    const isSame = and(eq(tenantChecks.id, row.id), eq(tenantChecks.version, row.version));
    await database.update(tenantChecks).set({ destroyOn }).where(isSame);
  }
}

async function destroyIfDue(money: MoneyContext, id: string): Promise<void> {
  const found = await lockCheck(money.database, id);
  if (isDue(found, money.now)) await destroyLocked(money, found);
}

/**
 * Destroys a locked check and stores its certificate. A check that was sent has used up its payment, which the
 * certificate records.
 * @param reason a sentence before the rule of the certificate
 */
export async function destroyLocked(
  { database, config, now }: Pick<MoneyContext, 'database' | 'config' | 'now'>,
  found: FoundCheck,
  reason = '',
): Promise<void> {
  const { id, ownerId, propertyId, status } = found.row;
  const rule = `${reason}${checkRetention(found, status, changedOn(found)).rule}`;
  const orderItemId = isUnsent(status) ? null : found.row.orderItemId;
  const contentSha256 = await hashOfSealed(sealedRows(database, found));
  const destruction = { subject: 'tenantCheck', id, rule, destroyedAt: now, contentSha256 } as const;
  await storeCertificate(database, config, { ...destruction, ownerId, propertyId, orderItemId });
  await storeCancellation({ database, now }, found);
  await database.delete(tenantChecks).where(eq(tenantChecks.id, id));
}

/** The provider must not go on with a check whose result could not be read any more. */
async function storeCancellation({ database, now }: Pick<MoneyContext, 'database' | 'now'>, { row }: FoundCheck) {
  const { id: reference, sentAt, providerReference, status } = row;
  if (status === 'complete' || (sentAt === null && providerReference === null)) return;
  await database.insert(tenantCheckCancellations).values({ reference, providerReference, createdAt: now });
}

/** Returns the local date of the result; without one, of the last change. */
const changedOn = ({ row, property }: Pick<FoundCheck, 'row' | 'property'>): string =>
  localDateIn(property.timeZone, row.completedAt ?? row.updatedAt);

/** Reads one file at a time, because a scan can have ten megabytes. */
async function* sealedRows(database: Database, found: FoundCheck): AsyncGenerator<Pick<Sealed, 'sealed'>> {
  const { applicant, authorisation, report, documents, disputes, files } = found;
  for (const row of [applicant, authorisation, report, ...documents, ...disputes]) if (row) yield row;
  for (const { id } of files) {
    const { sealed } = tenantCheckFiles;
    yield* await database.select({ sealed }).from(tenantCheckFiles).where(eq(tenantCheckFiles.id, id));
  }
}
