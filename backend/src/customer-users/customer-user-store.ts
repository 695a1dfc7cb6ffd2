import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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

/** The first login makes the user; later ones leave the profile as its owner keeps it. */
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
  const [row] = await database.select().from(customerUsers).where(eq(customerUsers.subject, person.subject));
  if (!row) throw new Error('The user was not stored.');
  return row;
}
