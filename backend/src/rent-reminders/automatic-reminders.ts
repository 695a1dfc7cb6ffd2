import { eq, isNotNull } from 'drizzle-orm';
import { clockParts } from 'shared-contract/date/clock-parts';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { lockRentState } from './read-rent-state.ts';
import { reminderTexts } from './reminder-text.ts';
import { findRentReminders } from './rent-reminder-store.ts';
import { sendRentReminder } from './send-rent-reminder.ts';

/** The hours at the property between which automatic reminders are sent, so that none arrives at night. */
const hours = { first: 9, last: 17 };

/**
 * The job of automatic reminders. Each one is a transaction of its own, so the job can stop at any point and run again.
 * One that fails does not stop the others; the job fails at its end and is retried.
 */
export async function sendAutomaticReminders(context: Pick<ProviderContext, 'database' | 'config' | 'transact'>) {
  const { database, config, transact } = context;
  const found = await database
    .select({ id: tenancies.id, ownerId: tenancies.ownerId, timeZone: properties.timeZone })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(isNotNull(tenancies.remindAfterDays));
  const failures: unknown[] = [];
  for (const { id, ownerId, timeZone } of found) {
    const hour = Number(clockParts(config.clock(), timeZone).hour);
    if (hour < hours.first || hour > hours.last) continue;
    await transact((money) => remind({ ...money, owner: { id: ownerId } }, id)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rent reminders were not sent.`);
}

/** Sends the friendly template, unless any reminder was sent for the same unpaid period. */
async function remind(context: OwnerScope & MoneyContext, tenancyId: string): Promise<void> {
  const state = await lockRentState(context, tenancyId);
  const { row, status, arrearsDays, dueCents, unpaidFrom, facts } = state;
  const isCurrent = status === 'active' || status === 'ending';
  const isBehind = isRentBehind(state) && dueCents > 0;
  if (row.remindAfterDays === null || arrearsDays < row.remindAfterDays || !isBehind || !isCurrent) return;
  if (await firstOf(findRentReminders(context, { tenancyId, unpaidFrom }))) return;
  const template = 'friendly' as const;
  await sendRentReminder(context, state, { template, ...reminderTexts[template](facts), automatic: true });
}
