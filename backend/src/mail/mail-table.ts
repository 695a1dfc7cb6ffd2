import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryId } from '../database/columns.ts';

/** The outbox: mail that a transaction queued. A row is deleted after its mail was sent. */
export const mails = pgTable(
  'mails',
  {
    id: primaryId(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    replyTo: text('reply_to'),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [index('mails_next_attempt_at').on(table.nextAttemptAt)],
);
