import { boolean, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { MailRecipients } from 'shared-contract/tenancy/mail-recipients';
import type { ReminderTemplate } from 'shared-contract/tenancy/rent-reminder';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, primaryId } from '../database/columns.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

/** Rent reminders that were emailed to the tenants. The unique key guarantees that none is sent twice. */
export const rentReminders = pgTable(
  'rent_reminders',
  {
    id: primaryId(),
    ownerId: ownerId(),
    tenancyId: uuid('tenancy_id')
      .notNull()
      .references(() => tenancies.id, { onDelete: 'cascade' }),
    template: text('template').$type<ReminderTemplate>().notNull(),
    /** The first day of rent that was not paid in full, a local date at the property. */
    unpaidFrom: date('unpaid_from', { mode: 'string' }).notNull(),
    automatic: boolean('automatic').notNull(),
    message: text('message').notNull(),
    recipients: jsonb('recipients').$type<MailRecipients>().notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('rent_reminders_owner').on(table.ownerId),
    unique('rent_reminders_once').on(table.tenancyId, table.unpaidFrom, table.template),
  ],
);
