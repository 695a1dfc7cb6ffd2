import { eq } from 'drizzle-orm';
import { signInRequiredCode } from 'shared-contract/user/session';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { forbidden } from '../http/problem.ts';
import { sessions } from './session-table.ts';

/** How long after typing the password a user can read what needs a recent sign-in. */
export const recentSignInMinutes = 10;

/**
 * Requires that the user typed the password within the last ten minutes. The client sends the user to
 * `/auth/login?prompt=login` otherwise.
 * @throws Problem 403 `sign-in-required`, also when the issuer did not say when the password was typed
 */
export async function requireRecentSignIn(
  { database, now }: { database: Database; now: Date },
  sessionId: string,
): Promise<void> {
  const typed = database.select({ at: sessions.authenticatedAt }).from(sessions).where(eq(sessions.id, sessionId));
  const at = (await firstRow(typed))?.at;
  if (at && now.getTime() - at.getTime() <= recentSignInMinutes * 60_000) return;
  throw forbidden(signInRequiredCode, 'Sign in again to see this.');
}
