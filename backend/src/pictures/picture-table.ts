import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { instant, primaryId } from '../database/columns.ts';

/** A stored image. Pictures that several owners' rows share (drawn for the seeds) have no owner. */
export const pictures = pgTable('pictures', {
  id: primaryId(),
  ownerId: uuid('owner_id').references(() => customerUsers.id, { onDelete: 'cascade' }),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
  /** What the drawing code needs to draw it again; null for an uploaded file. */
  drawing: jsonb('drawing').$type<Record<string, unknown>>(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
