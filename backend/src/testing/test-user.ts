import { eq } from 'drizzle-orm';
import { newCsrfToken } from '../auth/csrf-token.ts';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { sessionCookie } from '../auth/session-cookie.ts';
import { accessTokens, sessions } from '../auth/session-table.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';

/** Identified by id and created when missing. */
export type TestUser = {
  id: string;
  firstName?: string;
  lastName?: string;
  username?: string;
  emailVerified?: boolean;
};

/** Headers of a signed-in browser: a real session with a real access token and CSRF token. */
export async function signInAs(database: Database, user: TestUser, now: Date): Promise<Record<string, string>> {
  await insertUser(database, user);
  const [cookie, accessToken] = [newSecret(), newSecret()];
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const [session] = await database
    .insert(sessions)
    .values({
      secretHash: hashOf(cookie),
      userId: user.id,
      device: 'Chrome on Linux',
      authenticatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      endsAt: expiresAt,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  await database.insert(accessTokens).values({ hash: hashOf(accessToken), sessionId: session.id, expiresAt });
  return {
    authorization: `Bearer ${accessToken}`,
    cookie: `${sessionCookie}=${cookie}`,
    'x-csrf-token': newCsrfToken(hashOf(cookie)),
  };
}

/** Inserts the row only, for tests that need an owner without a session. */
export async function insertUser(database: Database, user: TestUser) {
  const { id, firstName = 'Test', lastName = 'Owner', username = `${id}@example.com`, emailVerified = false } = user;
  await database
    .insert(customerUsers)
    .values({ id, firstName, lastName, username, emailVerified })
    .onConflictDoNothing();
  const [row] = await database.select().from(customerUsers).where(eq(customerUsers.id, id));
  if (!row) throw new Error(`The user ${id} was not stored.`);
  return row;
}
