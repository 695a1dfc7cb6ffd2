import { asc, desc, eq } from 'drizzle-orm';
import type { RentReminder } from 'shared-contract/tenancy/rent-reminder';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { identity } from '../http/json-ld.ts';
import { markSent } from '../mail/mail-recipients.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { rentReminders } from './rent-reminder-table.ts';

export type RentReminderRow = typeof rentReminders.$inferSelect;

export function rentReminderResource(row: RentReminderRow): RentReminder {
  const { id, tenancyId, template, automatic, unpaidFrom, message, recipients, createdAt } = row;
  return {
    ...identity(`${tenancyPath}/${tenancyId}/rent-reminders`, 'RentReminder', id),
    ...{ template, automatic, unpaidFrom, message, recipients },
    createdAt: createdAt.toISOString(),
  };
}

type Filter = { tenancyId?: string; unpaidFrom?: string };

/** Returns the owner's sent reminders, newest first. */
export function findRentReminders({ database, owner }: ReadScope, filter: Filter = {}): Paged<RentReminderRow> {
  const where = isOwn(rentReminders, owner, filter);
  return paged(
    () => database.$count(rentReminders, where),
    () =>
      database.select().from(rentReminders).where(where).orderBy(desc(rentReminders.createdAt), asc(rentReminders.id)),
  );
}

/** Records when the mail server accepted the mail to one of the tenants. */
export async function recordReminderSent(database: Database, id: string, email: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const isRow = eq(rentReminders.id, id);
    const row = await firstRow(transaction.select().from(rentReminders).where(isRow).for('update'));
    if (!row) return;
    await transaction
      .update(rentReminders)
      .set({ recipients: markSent(row.recipients, email, at) })
      .where(isRow);
  });
}
