import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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
  await database.insert(loginStates).values({
    hash: hashOf(login.state),
    browserHash: hashOf(login.browser),
    nonce: login.nonce,
    codeVerifier: login.codeVerifier,
    returnTo: login.returnTo,
    forcePassword: login.forcePassword,
    expiresAt: new Date(now.getTime() + loginMinutes * 60_000),
  });
}

/** Returns and deletes the login state, so it works once. Returns it only to the browser that started the login. */
export async function consumeLoginState(
  database: Database,
  { state, browser }: Pick<LoginState, 'state' | 'browser'>,
  now: Date,
) {
  const [loginState] = await database
    .delete(loginStates)
    .where(
      and(
        eq(loginStates.hash, hashOf(state)),
        eq(loginStates.browserHash, hashOf(browser)),
        gt(loginStates.expiresAt, now),
      ),
    )
    .returning();
  return loginState ?? null;
}
