import type { ReminderTemplate } from 'shared-contract/tenancy/rent-reminder';
import { firstRow } from '../database/single-row.ts';
import { queuedMail } from '../mail/mail.ts';
import { recipientsOf } from '../mail/mail-recipients.ts';
import { renderLetter } from '../mail/render-mail.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import type { RentState } from './read-rent-state.ts';
import type { RentReminderRow } from './rent-reminder-store.ts';
import { rentReminders } from './rent-reminder-table.ts';

type Reminder = { template: ReminderTemplate; subject: string; message: string; automatic: boolean };

/**
 * Stores a reminder and queues its mails in one transaction. Returns null, and sends nothing, when the template was
 * sent for the same unpaid period before, or when no tenant has an email address.
 */
export async function sendRentReminder(
  { database, owner, now, addJob }: OwnerScope & Pick<MoneyContext, 'addJob'>,
  { row: { id: tenancyId, tenants }, unpaidFrom, sender }: Pick<RentState, 'row' | 'unpaidFrom' | 'sender'>,
  { subject, ...reminder }: Reminder,
): Promise<RentReminderRow | null> {
  const recipients = recipientsOf(tenants);
  if (recipients.length === 0) return null;
  const audit = { createdAt: now, updatedAt: now };
  const sent = await firstRow(
    database
      .insert(rentReminders)
      .values({ ownerId: owner.id, tenancyId, unpaidFrom, recipients, ...reminder, ...audit })
      .onConflictDoNothing()
      .returning(),
  );
  if (!sent) return null;
  for (const { email } of recipients) {
    const mail = { to: email, replyTo: sender.email, subject, ...renderLetter(reminder.message), reminderId: sent.id };
    await queuedMail(addJob, now).send(mail);
  }
  return sent;
}
