import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import { customerUsers } from './customer-user-table.ts';

export type CustomerUserRow = typeof customerUsers.$inferSelect;

export async function customerUserById(database: Database, id: string): Promise<CustomerUserRow | null> {
  const [row] = await database
    .select()
    .from(customerUsers)
    .where(and(eq(customerUsers.id, id), isNull(customerUsers.disabledAt)));
  return row ?? null;
}

type Person = { subject: string; givenName: string; familyName: string; email: string };

/**
 * Creates the user at the first login. Later logins update the email address only, because users edit name and phone on
 * this site.
 */
export async function customerUserForLogin(database: Database, person: Person): Promise<CustomerUserRow> {
  await database
    .insert(customerUsers)
    .values({
      subject: person.subject,
      firstName: person.givenName,
      lastName: person.familyName,
      username: person.email,
    })
    .onConflictDoNothing({ target: customerUsers.subject });
  const isThem = eq(customerUsers.subject, person.subject);
  if (person.email !== '') {
    await database
      .update(customerUsers)
      .set({ username: person.email, version: sql`${customerUsers.version} + 1`, updatedAt: sql`now()` })
      .where(and(isThem, ne(customerUsers.username, person.email)));
  }
  const [row] = await database.select().from(customerUsers).where(isThem);
  if (!row) throw new Error('The user was not stored.');
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockCustomerUser(database: Database, id: string): Promise<CustomerUserRow | null> {
  const [row] = await database
    .select()
    .from(customerUsers)
    .where(and(eq(customerUsers.id, id), isNull(customerUsers.disabledAt)))
    .for('update');
  return row ?? null;
}

export async function updateCustomerUser(
  database: Database,
  id: string,
  changes: Partial<Pick<CustomerUserRow, 'firstName' | 'lastName' | 'phone'>>,
  now: Date,
): Promise<CustomerUserRow> {
  const rows = await database
    .update(customerUsers)
    .set({ ...changes, version: sql`${customerUsers.version} + 1`, updatedAt: now })
    .where(eq(customerUsers.id, id))
    .returning();
  return storedRow(rows, 'user');
}

/** Revokes earlier sign-ins: the user must type the password again, even if the issuer has a session. */
export async function invalidateEarlierSignIns(database: Database, id: string, now: Date): Promise<void> {
  await database.update(customerUsers).set({ signInsRevokedAt: now }).where(eq(customerUsers.id, id));
}
