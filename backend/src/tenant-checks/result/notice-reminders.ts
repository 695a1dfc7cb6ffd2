import { and, eq, isNotNull, notExists } from 'drizzle-orm';
import { addDays } from 'shared-contract/date/local-date';
import { noticeReminderDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { Database } from '../../database/database.ts';
import type { MoneyContext, ProviderContext } from '../../payments/money-context.ts';
import { lockCheck, todayAt } from '../tenant-check-store.ts';
import { tenantCheckNotices, tenantChecks } from '../tenant-check-table.ts';
import { mailReminder } from './result-mails.ts';

type JobContext = Pick<ProviderContext, 'database' | 'transact'>;

/** For how many days after the date an owner gets a mail every day that the notice is overdue. */
const overdueDays = 7;

/**
 * Reminds owners of the notice after a hit, 4, 2 and 0 days before it is due at the property, and then on each of the 7
 * days after. Each reminder is a transaction of its own with its mail, so it is sent once although the job can stop
 * anywhere.
 */
export async function remindOfNotices({ database, transact }: JobContext): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await findChecksWithoutNotice(database)) {
    // A reminder that fails does not stop the others. The next run of the job sends it.
    await transact((money) => remind(money, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent.`);
}

const isDelivered = and(eq(tenantCheckNotices.checkId, tenantChecks.id), isNotNull(tenantCheckNotices.deliveredAt));

/** After a hit a notice is due until the mail server took one. */
export const needsNotice = (database: Database) =>
  and(
    eq(tenantChecks.status, 'complete'),
    isNotNull(tenantChecks.noticeDueOn),
    notExists(database.select({ id: tenantCheckNotices.id }).from(tenantCheckNotices).where(isDelivered)),
  );

async function findChecksWithoutNotice(database: Database): Promise<string[]> {
  const rows = await database.select({ id: tenantChecks.id }).from(tenantChecks).where(needsNotice(database));
  return rows.map(({ id }) => id);
}

async function remind(money: MoneyContext, id: string): Promise<void> {
  const { database, now } = money;
  const found = await lockCheck(database, id);
  const { noticeDueOn, noticeRemindedOn } = found.row;
  if (noticeDueOn === null || found.notices.some(({ deliveredAt }) => deliveredAt !== null)) return;
  const today = todayAt(found, now);
  if (!isReminderDue(noticeDueOn, noticeRemindedOn, today)) return;
  await database.update(tenantChecks).set({ noticeRemindedOn: today }).where(eq(tenantChecks.id, id));
  await mailReminder(money, found, { dueOn: noticeDueOn, isOverdue: today > noticeDueOn });
}

const overdueAfter = Array.from({ length: overdueDays }, (_, index) => index + 1);

/** After an outage that lasted beyond several reminders, only the last of them is sent. */
export function isReminderDue(dueOn: string, remindedOn: string | null, today: string): boolean {
  const days = [...noticeReminderDays.map((before) => -before), ...overdueAfter];
  const last = days.map((after) => addDays(dueOn, after)).findLast((date) => date <= today);
  return last !== undefined && (remindedOn === null || remindedOn < last);
}
