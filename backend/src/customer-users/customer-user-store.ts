import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { customerUsers } from './customer-user-table.ts';

export type CustomerUserRow = typeof customerUsers.$inferSelect;

const isActive = (id: string) => and(eq(customerUsers.id, id), isNull(customerUsers.disabledAt));

export const customerUserById = (database: Database, id: string): Promise<CustomerUserRow | null> =>
  firstRow(database.select().from(customerUsers).where(isActive(id)));

type Person = { subject: string; givenName: string; familyName: string; email: string; emailVerified: boolean };

/**
 * Creates the user at the first login. Later logins update only the email address and whether it is verified, because
 * users edit their name and phone number on this site. Without an address, the last one stays, but as unverified.
 */
export async function customerUserForLogin(database: Database, person: Person): Promise<CustomerUserRow> {
  const { subject, givenName, familyName, email, emailVerified } = person;
  await database
    .insert(customerUsers)
    .values({ subject, firstName: givenName, lastName: familyName, username: email, emailVerified })
    .onConflictDoNothing({ target: customerUsers.subject });
  const isThem = eq(customerUsers.subject, subject);
  const claimed = email === '' ? { emailVerified: false } : { username: email, emailVerified };
  const isOutdated = or(
    ne(customerUsers.emailVerified, claimed.emailVerified),
    email === '' ? undefined : ne(customerUsers.username, email),
  );
  await database
    .update(customerUsers)
    .set({ ...claimed, version: sql`${customerUsers.version} + 1`, updatedAt: sql`now()` })
    .where(and(isThem, isOutdated));
  return storedRow(database.select().from(customerUsers).where(isThem), 'user');
}

/** Returns the user's row, locked until the transaction ends; null for a missing or disabled user. */
export const lockCustomerUser = (database: Database, id: string): Promise<CustomerUserRow | null> =>
  firstRow(database.select().from(customerUsers).where(isActive(id)).for('update'));

export function updateCustomerUser(
  database: Database,
  id: string,
  changes: Partial<Pick<CustomerUserRow, 'firstName' | 'lastName' | 'phone'>>,
  now: Date,
): Promise<CustomerUserRow> {
  const update = database
    .update(customerUsers)
    .set({ ...changes, version: sql`${customerUsers.version} + 1`, updatedAt: now });
  return storedRow(update.where(eq(customerUsers.id, id)).returning(), 'user');
}

/**
 * Revokes earlier sign-ins: the next login requires the password, even if the user still has a session at the issuer.
 */
export async function invalidateEarlierSignIns(database: Database, id: string, now: Date): Promise<void> {
  await database.update(customerUsers).set({ signInsRevokedAt: now }).where(eq(customerUsers.id, id));
}
