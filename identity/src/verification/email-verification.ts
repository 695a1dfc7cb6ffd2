import type { Account, AccountStore } from '../accounts/account-store.ts';
import { attemptLimit } from '../accounts/attempt-limit.ts';
import type { IdentityConfig } from '../config.ts';
import { linkMinutes, mailedLinks } from '../mail/mailed-links.ts';
import { sendMail } from '../mail/send-mail.ts';

export type EmailVerification = {
  /**
   * Mails a link to the account's email. It leads back to `returnPath` of the site. One mail a minute goes to an email,
   * and five an hour to an email or for an account.
   */
  sendLink: (account: Account, returnPath: string) => Promise<'sent' | 'failed' | { secondsToWait: number }>;
  /** Returns the account whose email a link verifies; undefined when the link does not work (any more). */
  read: (token: string) => Account | undefined;
  /** Verifies the email that received the link, and uses the link up. Resolves to false when the link does not work. */
  verify: (token: string) => Promise<boolean>;
};

export function emailVerification(
  config: IdentityConfig,
  accounts: AccountStore,
  now: () => number = () => performance.now(),
): EmailVerification {
  const links = mailedLinks(now);
  const perMinute = attemptLimit({ maxAttempts: 1, windowSeconds: 60 }, now);
  const perHour = attemptLimit({ maxAttempts: 5, windowSeconds: 60 * 60 }, now);

  return {
    sendLink: async ({ sub, email, givenName }, returnPath) => {
      // The limit per account prevents that an account sends mails to many addresses by changing its email. The limit
      // per email prevents that many accounts send mails to one address.
      const secondsToWait = Math.max(
        perMinute.secondsToWait(email),
        perHour.secondsToWait(email),
        perHour.secondsToWait(sub),
      );
      if (secondsToWait > 0) return { secondsToWait };
      perMinute.record(email);
      perHour.record(email);
      perHour.record(sub);
      const query = new URLSearchParams({ redirectUrl: returnPath, token: links.create({ sub, email }) });
      try {
        await sendMail(config, verificationMail(email, givenName, `${config.issuer}/account/verify?${query}`));
        return 'sent';
      } catch (error) {
        console.error('identity: a verification mail was not sent:', error);
        return 'failed';
      }
    },
    read: (token) => {
      const owner = links.read(token);
      const account = owner && accounts.bySub(owner.sub);
      return account?.email === owner?.email ? account : undefined;
    },
    verify: async (token) => {
      const owner = links.use(token);
      return owner !== undefined && (await accounts.verifyEmail(owner.sub, owner.email));
    },
  };
}

function verificationMail(to: string, name: string, link: string) {
  return {
    to,
    subject: 'Verify your email for Verandah',
    text: `Hi ${name},

Verify your email here:

${link}

The link works once and expires in ${linkMinutes} minutes. Don’t have a Verandah account? You can ignore this email: your address can’t be verified without the password of the account.
`,
  };
}
