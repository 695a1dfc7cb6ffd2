import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { demoAccounts, demoPassword, isDemoAddress } from './demo-accounts.ts';
import { dummyPassword, hashPassword, isPassword, type PasswordHash } from './password.ts';

export type Account = {
  sub: string;
  email: string;
  /** Whether the user has opened a link that was mailed to `email`. Missing in accounts of an earlier version. */
  emailVerified?: boolean;
  givenName: string;
  familyName: string;
};
export type NewAccount = Omit<Account, 'sub' | 'emailVerified'> & { password: string };
type StoredAccount = Account & { password: PasswordHash };

export type AccountStore = {
  /** Returns the account with this `sub`, the id of a user in OpenID Connect, which never changes. */
  bySub: (sub: string) => Account | undefined;
  byEmail: (email: string) => Account | undefined;
  byPassword: (email: string, password: string) => Promise<Account | undefined>;
  add: (account: NewAccount) => Promise<{ ok: Account } | { refused: 'email-taken' }>;
  /** @throws Error for an unknown `sub` */
  setPassword: (sub: string, password: string) => Promise<void>;
  /** The new email is not verified. */
  setEmail: (sub: string, email: string) => Promise<{ ok: Account } | { refused: 'email-taken' }>;
  /** Marks the email as verified. Resolves to false when it is not the account's email any more. */
  verifyEmail: (sub: string, email: string) => Promise<boolean>;
};

/**
 * Opens the store of all accounts. One JSON file is enough, because this service is only for development and demos: a
 * public site uses a real login service.
 */
export async function openAccountStore(folder: string, withDemoAccounts: boolean): Promise<AccountStore> {
  const path = join(folder, 'accounts.json');
  const file = await readJsonFile(path);
  const accounts: StoredAccount[] = isAccountsFile(file) ? file.accounts : [];
  let lastWrite: Promise<unknown> = Promise.resolve();

  const save = async (added: StoredAccount[] = []) => {
    accounts.push(...added);
    const write = lastWrite.then(() => writeJsonFile(path, { accounts }));
    lastWrite = write.catch(() => {});
    await write;
  };

  const requireAccount = (sub: string) => {
    const account = accounts.find((account) => account.sub === sub);
    if (!account) throw new Error(`There is no account ${sub}.`);
    return account;
  };

  const missingDemos = withDemoAccounts
    ? demoAccounts.filter(({ sub }) => !accounts.some((account) => account.sub === sub))
    : [];
  if (missingDemos.length > 0) {
    const password = await hashPassword(demoPassword);
    await save(missingDemos.map((demo) => ({ ...demo, password })));
  }

  return {
    bySub: (sub) => accounts.find((account) => account.sub === sub),
    byEmail: (email) => accounts.find((account) => account.email === normaliseEmail(email)),
    byPassword: async (email, password) => {
      const account = accounts.find((account) => account.email === normaliseEmail(email));
      const matches = await isPassword(password, account?.password ?? dummyPassword);
      return account && matches ? account : undefined;
    },
    add: async ({ password, ...profile }) => {
      const email = normaliseEmail(profile.email);
      const isTaken = () => accounts.some((account) => account.email === email);
      if (isTaken()) return { refused: 'email-taken' };
      const account = { ...profile, email, sub: randomUUID(), password: await hashPassword(password) };
      // Checks again, because another request may have taken the email while the password was hashed.
      if (isTaken()) return { refused: 'email-taken' };
      await save([account]);
      return { ok: account };
    },
    setPassword: async (sub, password) => {
      requireAccount(sub).password = await hashPassword(password);
      await save();
    },
    setEmail: async (sub, typed) => {
      const account = requireAccount(sub);
      const email = normaliseEmail(typed);
      if (accounts.some((other) => other.email === email && other !== account)) return { refused: 'email-taken' };
      account.email = email;
      account.emailVerified = false;
      await save();
      return { ok: account };
    },
    verifyEmail: async (sub, email) => {
      const account = accounts.find((account) => account.sub === sub);
      if (account?.email !== email) return false;
      account.emailVerified = true;
      await save();
      return true;
    },
  };
}

/** The addresses of the demo accounts count as verified, because no mailbox exists for them. */
export function hasVerifiedEmail(account: Account): boolean {
  return account.emailVerified === true || isDemoAddress(account);
}

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isAccountsFile(value: unknown): value is { accounts: StoredAccount[] } {
  return typeof value === 'object' && value !== null && 'accounts' in value && Array.isArray(value.accounts);
}
