import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { customerUserById } from './customer-user-store.ts';

/**
 * Returns whether a visitor has signed in and the login service has verified that one of these addresses is theirs.
 * @param emails in lower case
 */
export async function hasVerifiedEmail(
  database: Database,
  visitor: Owner | null,
  emails: readonly string[],
): Promise<boolean> {
  const user = visitor && (await customerUserById(database, visitor.id));
  return user?.emailVerified === true && emails.includes(user.username.toLowerCase());
}
