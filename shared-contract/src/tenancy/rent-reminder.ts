import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { plainText } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { mailRecipients } from './mail-recipients.ts';

/** The templates of a rent reminder. The values are stored, so none is removed or renamed. */
export const reminderTemplate = z.enum(['friendly', 'overdue']);
export type ReminderTemplate = z.infer<typeof reminderTemplate>;

/** The name of each template on screens. */
export const reminderTemplateNames: Record<ReminderTemplate, string> = {
  friendly: 'Friendly reminder',
  overdue: 'Overdue rent',
};

/** Returns the name of a template; for one of a newer server, "Reminder". */
export const reminderTemplateName = (template: string): string =>
  (reminderTemplateNames as Partial<Record<string, string>>)[template] ?? 'Reminder';

/**
 * Automatic reminders are sent this many days behind at the earliest and at the latest. Rent that is 1 day in arrears
 * (V31) is due on that day, so it isn't behind yet.
 */
export const reminderDays = { min: 2, max: 28, suggested: 3 } as const;

/**
 * A reminder that was emailed to the tenants: an item of `GET /api/tenancies/{id}/rent-reminders`, newest first. One of
 * each template is sent for a period of rent.
 */
export const rentReminder = z.object({
  ...linked,
  template: openEnum(reminderTemplate),
  /** True when the owner did not send it by hand. */
  automatic: z.boolean(),
  /** The first day of rent that was not paid in full. */
  unpaidFrom: z.string(),
  message: z.string(),
  recipients: mailRecipients,
  createdAt: z.string(),
});
export type RentReminder = z.infer<typeof rentReminder>;

/**
 * `POST /api/tenancies/{id}/rent-reminders`. `unpaidFrom` is that of the draft, so that a reminder whose figures are
 * out of date is rejected (409). The same template is sent once for each `unpaidFrom`.
 */
export const rentReminderInput = z.object({
  template: reminderTemplate,
  unpaidFrom: z.iso.date(),
  message: plainText(2000).check(z.minLength(1, 'Enter a message.')),
});
export type RentReminderInput = z.infer<typeof rentReminderInput>;

/**
 * `GET /api/tenancies/{id}/reminder-options`: when reminders are sent automatically, and what a reminder says today.
 */
export const reminderOptions = z.object({
  '@id': z.string(),
  '@type': z.literal('ReminderOptions'),
  /** The days behind after which a reminder is sent automatically. Null when none is. */
  automaticDays: z.nullable(z.int()),
  arrearsDays: z.int(),
  due: decimalAmount,
  unpaidFrom: z.string(),
  /** The text of each template with today's figures. `isSent` is true when it was sent for this `unpaidFrom`. */
  drafts: z.array(
    z.object({ template: openEnum(reminderTemplate), subject: z.string(), message: z.string(), isSent: z.boolean() }),
  ),
});
export type ReminderOptions = z.infer<typeof reminderOptions>;

/** `PATCH /api/tenancies/{id}/reminder-options`. */
export const reminderOptionsPatch = z.object({
  automaticDays: z.nullable(
    z
      .int('Enter a whole number of days.')
      .check(
        z.minimum(reminderDays.min, `Enter ${reminderDays.min} or more.`),
        z.maximum(reminderDays.max, `Enter ${reminderDays.max} or less.`),
      ),
  ),
});
