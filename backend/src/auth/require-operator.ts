import type { BackendConfig } from '../config.ts';
import { hasVerifiedEmail } from '../customer-users/has-verified-email.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';

type Scope = { database: Database; owner: Owner; config: Pick<BackendConfig, 'operators'> };

/**
 * Requires that the signed-in user is an operator: the login service has verified the email address, and OPERATORS
 * contains it.
 * @throws Problem 404 for everyone else, also while there are no operators
 */
export async function requireOperator({ database, owner, config }: Scope): Promise<void> {
  if (!(await hasVerifiedEmail(database, owner, config.operators))) throw notFound();
}
