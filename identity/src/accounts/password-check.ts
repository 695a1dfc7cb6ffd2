import { tryLimit, waitMessage } from '../interaction/try-limit.ts';
import type { Account, AccountStore } from './account-store.ts';

export type PasswordVerdict = { ok: Account } | { status: 422 | 429; problem: string; retryAfter?: number };

/** One count of tries per address, wherever a password is asked for. */
export function passwordCheck(accounts: AccountStore) {
  const tries = tryLimit({ tries: 10, windowSeconds: 10 * 60 });

  return async (email: string, password: string): Promise<PasswordVerdict> => {
    const key = email.trim().toLowerCase();
    const wait = tries.wait(key);
    if (wait > 0) return { status: 429, problem: waitMessage(wait), retryAfter: wait };
    tries.count(key);
    const account = await accounts.byPassword(email, password);
    if (!account) {
      return { status: 422, problem: 'Email address and password do not match. Check both and try again.' };
    }
    tries.forget(key);
    return { ok: account };
  };
}

export type PasswordCheck = ReturnType<typeof passwordCheck>;
