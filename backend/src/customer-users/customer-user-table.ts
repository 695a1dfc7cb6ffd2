import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, instant, primaryId } from '../database/columns.ts';

/** Users and owners of rows. `subject` is the issuer's `sub`; owners of demo listings have none. */
export const customerUsers = pgTable(
  'customer_users',
  {
    id: primaryId(),
    subject: text('subject').unique(),
    migratedId: text('migrated_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The email address. */
    username: text('username').notNull(),
    phone: text('phone'),
    disabledAt: instant('disabled_at'),
    /** Time of the last revocation: a sign-in for which the password was typed earlier is rejected. */
    signInsRevokedAt: instant('sign_ins_revoked_at'),
    ...auditColumns(),
  },
  (table) => [index('customer_users_username').on(sql`lower(${table.username})`)],
);

/** The owner of a row. Every query of an owned table filters by it. */
export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => customerUsers.id, { onDelete: 'cascade' });
