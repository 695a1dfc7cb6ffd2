import type { AccountHandler } from '../account/account-routes.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { attemptLimit, waitMessage } from '../accounts/attempt-limit.ts';
import { emailError } from '../accounts/credential-rules.ts';
import type { IdentityConfig } from '../config.ts';
import { linkMinutes, type MailedLinks } from '../mail/mailed-links.ts';
import { sendMail } from '../mail/send-mail.ts';
import { forgotPasswordPage, mailSentPage } from '../pages/forgot-password-page.ts';

/**
 * Returns the handler for `/account/forgot`, which mails a link to choose a new password. The response is the same
 * whether the email has an account or not, and does not wait for the mail, so it does not reveal who has an account.
 */
export function forgotPasswordHandler(
  config: IdentityConfig,
  accounts: AccountStore,
  links: MailedLinks,
): AccountHandler {
  const perEmail = attemptLimit({ maxAttempts: 5, windowSeconds: 60 * 60 });
  const perAddress = attemptLimit({ maxAttempts: 20, windowSeconds: 60 * 60 });

  return async ({ action, siteUrl, returnPath, loginHint, form, remoteAddress }) => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const render = (status: number, more: { error?: string; problem?: string } = {}) => ({
      status,
      page: forgotPasswordPage(config, { action, siteUrl, email, ...more }),
    });
    if (!form) return render(200);
    const error = emailError(email);
    if (error) return render(422, { error });

    const key = email.toLowerCase();
    const wait = Math.max(perEmail.secondsToWait(key), perAddress.secondsToWait(remoteAddress));
    if (wait > 0) return { ...render(429, { problem: waitMessage(wait) }), retryAfter: wait };
    perEmail.record(key);
    perAddress.record(remoteAddress);
    const account = accounts.byEmail(email);
    if (account) {
      const link = `${config.issuer}/account/reset?${new URLSearchParams({ redirectUrl: returnPath, token: links.create(account) })}`;
      void sendMail(config, recoveryMail(account.email, account.givenName, link)).catch((failure: unknown) => {
        console.error('identity: a recovery mail was not sent:', failure);
      });
    }
    return { status: 200, page: mailSentPage(config, { siteUrl, email, minutes: linkMinutes }) };
  };
}

function recoveryMail(to: string, name: string, link: string) {
  return {
    to,
    subject: 'Choose a new Verandah password',
    text: `Hi ${name},

You asked for a new password. Choose it here:

${link}

The link works once and expires in ${linkMinutes} minutes. Didn’t ask for it? You can ignore this email: your password hasn’t changed.
`,
  };
}
