import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { hashOf } from './secrets.ts';
import { loginStates } from './session-table.ts';

export type LoginState = {
  state: string;
  /** The value of the cookie that identifies the browser during the login. */
  browser: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  forcePassword: boolean;
};

/** How long the user may take on the issuer's pages, in minutes. */
export const loginMinutes = 60;

export async function insertLoginState(database: Database, login: LoginState, now: Date): Promise<void> {
  const { state, browser, nonce, codeVerifier, returnTo, forcePassword } = login;
  const hashes = { hash: hashOf(state), browserHash: hashOf(browser) };
  const expiresAt = new Date(now.getTime() + loginMinutes * 60_000);
  await database.insert(loginStates).values({ ...hashes, nonce, codeVerifier, returnTo, forcePassword, expiresAt });
}

/**
 * Returns the state of a login and deletes it, so that it works only once. Returns null for an unknown or expired
 * state, and in any other browser than the one that started the login.
 */
export function consumeLoginState(
  database: Database,
  { state, browser }: Pick<LoginState, 'state' | 'browser'>,
  now: Date,
) {
  const isSame = and(eq(loginStates.hash, hashOf(state)), eq(loginStates.browserHash, hashOf(browser)));
  const deletion = database.delete(loginStates).where(and(isSame, gt(loginStates.expiresAt, now)));
  return firstRow(deletion.returning());
}
