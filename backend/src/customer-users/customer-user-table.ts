import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, instant, primaryId } from '../database/columns.ts';

/** The people who own rows. `subject` is the issuer's `sub`; hidden owners of demo listings have none. */
export const customerUsers = pgTable(
  'customer_users',
  {
    id: primaryId(),
    subject: text('subject').unique(),
    migratedId: text('migrated_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Used as the e-mail address (SPEC §3). */
    username: text('username').notNull(),
    phone: text('phone'),
    disabledAt: instant('disabled_at'),
    /** A session was revoked then: signing in with what the issuer remembers from before does not count. */
    signInsCountFrom: instant('sign_ins_count_from'),
    ...auditColumns(),
  },
  (table) => [index('customer_users_username').on(sql`lower(${table.username})`)],
);

/** Every row belongs to an owner, and every query says so. */
export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => customerUsers.id, { onDelete: 'cascade' });
