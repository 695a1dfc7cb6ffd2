import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { hashPassword, isPassword, nobodysPassword, type PasswordHash } from './password.ts';

export type Account = { sub: string; email: string; givenName: string; familyName: string };
export type NewAccount = Omit<Account, 'sub'> & { password: string };
type StoredAccount = Account & { password: PasswordHash };

export type AccountStore = {
  bySub: (sub: string) => Account | undefined;
  byPassword: (email: string, password: string) => Promise<Account | undefined>;
  add: (account: NewAccount) => Promise<{ ok: Account } | { refused: 'email-taken' }>;
  setPassword: (sub: string, password: string) => Promise<void>;
  setEmail: (sub: string, email: string) => Promise<{ ok: Account } | { refused: 'email-taken' }>;
};

/** All accounts in one file: a stand-in has a handful, and a person can read it. */
export async function openAccountStore(folder: string, withDemoAccounts: boolean): Promise<AccountStore> {
  const path = join(folder, 'accounts.json');
  const file = await readJsonFile(path);
  const accounts: StoredAccount[] = isAccountsFile(file) ? file.accounts : [];
  let lastWrite: Promise<unknown> = Promise.resolve();

  const keep = async (fresh: StoredAccount[] = []) => {
    accounts.push(...fresh);
    const write = lastWrite.then(() => writeJsonFile(path, { accounts }));
    lastWrite = write.catch(() => {});
    await write;
  };

  const stored = (sub: string) => {
    const account = accounts.find((one) => one.sub === sub);
    if (!account) throw new Error(`There is no account ${sub}.`);
    return account;
  };

  const missingDemos = withDemoAccounts
    ? demoAccounts.filter(({ sub }) => !accounts.some((one) => one.sub === sub))
    : [];
  if (missingDemos.length > 0) {
    const password = await hashPassword(demoPassword);
    await keep(missingDemos.map((demo) => ({ ...demo, password })));
  }

  return {
    bySub: (sub) => accounts.find((account) => account.sub === sub),
    byPassword: async (email, password) => {
      const account = accounts.find((one) => one.email === normalEmail(email));
      const matches = await isPassword(password, account?.password ?? nobodysPassword);
      return account && matches ? account : undefined;
    },
    add: async ({ password, ...facts }) => {
      const email = normalEmail(facts.email);
      const taken = () => accounts.some((one) => one.email === email);
      if (taken()) return { refused: 'email-taken' };
      const account = { ...facts, email, sub: randomUUID(), password: await hashPassword(password) };
      // Hashing took its time: somebody may have been faster.
      if (taken()) return { refused: 'email-taken' };
      await keep([account]);
      return { ok: account };
    },
    setPassword: async (sub, password) => {
      stored(sub).password = await hashPassword(password);
      await keep();
    },
    setEmail: async (sub, typed) => {
      const account = stored(sub);
      const email = normalEmail(typed);
      if (accounts.some((one) => one.email === email && one !== account)) return { refused: 'email-taken' };
      account.email = email;
      await keep();
      return { ok: account };
    },
  };
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isAccountsFile(value: unknown): value is { accounts: StoredAccount[] } {
  return typeof value === 'object' && value !== null && 'accounts' in value && Array.isArray(value.accounts);
}
