import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { customerUserById } from './customer-user-store.ts';
import { lowerCaseEmail } from './lower-case-email.ts';

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
  return user?.emailVerified === true && emails.includes(lowerCaseEmail(user.username));
}
