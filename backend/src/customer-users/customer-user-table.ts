import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, instant, primaryId } from '../database/columns.ts';

/**
 * The users, who own the rows of other tables. `subject` is the issuer's id of the user (`sub`). It is null for users
 * that were created as owners of demo listings.
 */
export const customerUsers = pgTable('customer_users', {
  id: primaryId(),
  subject: text('subject').unique(),
  migratedId: text('migrated_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** The email address. */
  username: text('username').notNull(),
  /** Whether the issuer has verified the email address (`email_verified`), at the latest login. */
  emailVerified: boolean('email_verified').notNull().default(false),
  phone: text('phone'),
  disabledAt: instant('disabled_at'),
  /** When sign-ins were last revoked. A login whose password was typed before this time requires the password again. */
  signInsRevokedAt: instant('sign_ins_revoked_at'),
  /** Whether changes of listings on the shortlist are emailed. */
  shortlistAlerts: boolean('shortlist_alerts').notNull().default(true),
  /** When the user left the welcome of a first sign-in, which is then not shown again. */
  welcomedAt: instant('welcomed_at'),
  ...auditColumns(),
});

/** Returns the column for the owner of a row. A query on behalf of an owner must filter by it (`isOwn`). */
export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => customerUsers.id, { onDelete: 'cascade' });
