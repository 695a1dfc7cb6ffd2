import type { Account, AccountStore } from './account-store.ts';
import { attemptLimit, waitMessage } from './attempt-limit.ts';

export type PasswordVerdict = { ok: Account } | { status: 422 | 429; problem: string; retryAfter?: number };

/**
 * Returns a function that checks the password of an account. The number of attempts per email is limited, and all pages
 * that ask for a password share this limit.
 */
export function passwordCheck(accounts: AccountStore) {
  const limit = attemptLimit({ maxAttempts: 10, windowSeconds: 10 * 60 });

  return async (email: string, password: string): Promise<PasswordVerdict> => {
    const key = email.trim().toLowerCase();
    const wait = limit.secondsToWait(key);
    if (wait > 0) return { status: 429, problem: waitMessage(wait), retryAfter: wait };
    limit.record(key);
    const account = await accounts.byPassword(email, password);
    if (!account) return { status: 422, problem: 'Email and password don’t match. Check both and try again.' };
    limit.reset(key);
    return { ok: account };
  };
}

export type PasswordCheck = ReturnType<typeof passwordCheck>;
