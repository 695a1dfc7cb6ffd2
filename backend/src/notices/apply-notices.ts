import { and, eq, isNull, lte } from 'drizzle-orm';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { centsOf } from 'shared-contract/money/money';
import { firstRow } from '../database/single-row.ts';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { terminateAgreement } from '../tenancies/terminate-agreement.ts';
import { type ChangedTenancy, sendEnded, sendRentIncreased } from './change-mails.ts';
import type { NoticeRow } from './notice-resource.ts';
import { lockNotice } from './notice-store.ts';
import { notices } from './notice-table.ts';

/** Returns whether a notice takes effect: a new rent on its date, an end or a visit when its day is over. */
export function isInEffect({ content, effectiveDate }: Pick<NoticeRow, 'content' | 'effectiveDate'>, today: string) {
  return content.kind === 'rentIncrease' ? effectiveDate <= today : effectiveDate < today;
}

/** Returns the ids of open notices that can take effect now in some time zone of Australia, earliest first. */
export async function findDueNotices({ database, now }: Pick<MoneyContext, 'database' | 'now'>): Promise<string[]> {
  const latestDate = addDays(now.toISOString().slice(0, 10), 1);
  const { id, appliedAt, withdrawnAt, effectiveDate } = notices;
  const rows = await database
    .select({ id })
    .from(notices)
    .where(and(isNull(appliedAt), isNull(withdrawnAt), lte(effectiveDate, latestDate)))
    .orderBy(effectiveDate, id);
  return rows.map((row) => row.id);
}

/**
 * Applies a notice whose date has come in the time zone of the property, and informs the owner. Everything happens in
 * one transaction, and a notice that was applied or withdrawn stays as it is. So the job can stop at any point and run
 * again.
 */
export async function applyNotice(context: MoneyContext, id: string): Promise<void> {
  const { database, now } = context;
  const found = await lockTenancyOf(context, id);
  const notice = found && (await lockNotice(database, id));
  if (!notice || notice.appliedAt || notice.withdrawnAt) return;
  const { tenancy, property } = found;
  if (!isInEffect(notice, localDateIn(property.timeZone, now))) return;
  const scope = { database, now, owner: { id: notice.ownerId } };
  const { content, effectiveDate } = notice;
  if (content.kind === 'rentIncrease') {
    if (tenancy.endDate !== null && tenancy.endDate < effectiveDate) {
      // The tenancy ended before the new rent could apply.
      await updateOwn(scope, notices, id, { withdrawnAt: now });
      return;
    }
    await raiseRent(context, found, { id, effectiveDate, rentCents: centsOf(content.rent) });
  } else if (content.kind !== 'entry') {
    await terminateAgreement(context, tenancy);
    await sendEnded(context, found);
  }
  await updateOwn(scope, notices, id, { appliedAt: now });
}

type Raise = { id: string; effectiveDate: string; rentCents: number };

async function raiseRent(context: MoneyContext, changed: ChangedTenancy, { id, effectiveDate, rentCents }: Raise) {
  const { database, now } = context;
  const { tenancy } = changed;
  const scope = { database, now, owner: { id: tenancy.ownerId } };
  const shared = { ownerId: tenancy.ownerId, tenancyId: tenancy.id };
  await database
    .insert(tenancyRents)
    .values([
      // A tenancy that was entered before rents had a history gets its first rent with the second one.
      { ...shared, fromDate: tenancy.startDate, rentCents: tenancy.rentCents },
      { ...shared, fromDate: effectiveDate, rentCents, noticeId: id },
    ])
    .onConflictDoNothing();
  await updateOwn(scope, tenancies, tenancy.id, { rentCents });
  await sendRentIncreased(context, changed, { effectiveDate, rentCents });
}

/** Locks the tenancy of a notice. Notices of a tenancy change only while it is locked. */
async function lockTenancyOf({ database }: MoneyContext, noticeId: string): Promise<ChangedTenancy | null> {
  return firstRow(
    database
      .select({ tenancy: tenancies, property: properties })
      .from(notices)
      .innerJoin(tenancies, eq(tenancies.id, notices.tenancyId))
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(eq(notices.id, noticeId))
      .for('update', { of: tenancies }),
  );
}
