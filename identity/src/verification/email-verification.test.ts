import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type Account, type AccountStore, openAccountStore } from '../accounts/account-store.ts';
import { type IdentityConfig, identityConfig } from '../config.ts';
import { linkMinutes } from '../mail/mailed-links.ts';
import { mailedLink } from '../testing/mails.ts';
import { type EmailVerification, emailVerification } from './email-verification.ts';

let config: IdentityConfig;
let accounts: AccountStore;
let verification: EmailVerification;
let mia: Account;
let now: number;
const minute = 60_000;

beforeEach(async () => {
  config = identityConfig({ VERANDAH_DATA: await mkdtemp(join(tmpdir(), 'email-verification-')) });
  await mkdir(config.dataFolder, { recursive: true });
  accounts = await openAccountStore(config.dataFolder, false);
  now = 1;
  verification = emailVerification(config, accounts, () => now);
  mia = await add('mia@example.com');
});
afterEach(() => rm(join(config.dataFolder, '..'), { recursive: true }));

async function add(email: string): Promise<Account> {
  const added = await accounts.add({ email, givenName: 'Mia', familyName: 'Wong', password: 'seven green parrots' });
  if ('refused' in added) throw new Error(`Expected a new account for ${email}, got ${added.refused}.`);
  return added.ok;
}
const mail = (account: Account) => verification.sendLink(account, '/');

it('mails a link whose secret is stored nowhere, and which expires', async () => {
  await mail(mia);
  const url = new URL(await mailedLink(config));
  expect([url.pathname, url.searchParams.get('redirectUrl')]).toEqual(['/account/verify', '/']);
  const token = url.searchParams.get('token') ?? '';
  now += linkMinutes * minute - 1;
  expect(verification.read(token)).toMatchObject({ email: 'mia@example.com' });
  now += 2;
  expect(verification.read(token)).toBeUndefined();
  expect(await verification.verify(token)).toBe(false);
  expect(accounts.bySub(mia.sub)?.emailVerified).not.toBe(true);
});

it('does not verify a changed email with the link of the earlier one', async () => {
  await mail(mia);
  const token = new URL(await mailedLink(config)).searchParams.get('token') ?? '';
  await accounts.setEmail(mia.sub, 'someone.else@example.com');
  expect(verification.read(token)).toBeUndefined();
  expect(await verification.verify(token)).toBe(false);
  expect(accounts.bySub(mia.sub)?.emailVerified).toBe(false);
});

it('mails one link a minute, and five an hour, to an email', async () => {
  const results = [];
  for (let count = 0; count < 6; count += 1) {
    results.push(await mail(mia), await mail(mia));
    now += minute;
  }
  const sent = ['sent', { secondsToWait: 60 }];
  const wait = (minutes: number) => ({ secondsToWait: minutes * 60 });
  expect(results).toEqual([...sent, ...sent, ...sent, ...sent, 'sent', wait(56), wait(55), wait(55)]);
  expect(await readdir(config.outboxFolder)).toHaveLength(5);
  now += 55 * minute;
  expect(await mail(mia)).toBe('sent');
});

it('mails five links an hour for an account that changes its email each time, and to an email of many accounts', async () => {
  for (let count = 0; count < 5; count += 1) {
    await accounts.setEmail(mia.sub, `mia-${count}@example.com`);
    expect(await mail(mia)).toBe('sent');
  }
  await accounts.setEmail(mia.sub, 'mia-5@example.com');
  expect(await mail(mia)).toEqual({ secondsToWait: 60 * 60 });

  const tom = await add('mia-0@example.com');
  expect(await mail(tom)).toEqual({ secondsToWait: 60 });
});

it('reports a mail that the server does not accept', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const unreachable = { ...config, smtpUrl: 'smtp://localhost:1' };
  expect(await emailVerification(unreachable, accounts, () => now).sendLink(mia, '/')).toBe('failed');
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
