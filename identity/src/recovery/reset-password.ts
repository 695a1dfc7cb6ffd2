import type { AccountHandler } from '../account/account-routes.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { passwordError } from '../accounts/credential-rules.ts';
import type { IdentityConfig } from '../config.ts';
import type { MailedLinks } from '../mail/mailed-links.ts';
import { linkExpiredPage, type ResetErrors, resetPasswordPage } from '../pages/reset-password-page.ts';

/** Returns the handler for `/account/reset`, the page that the link of a recovery mail opens. */
export function resetPasswordHandler(
  config: IdentityConfig,
  accounts: AccountStore,
  links: MailedLinks,
): AccountHandler {
  return async ({ action, siteUrl, token, form }) => {
    const expired = { status: 410, page: linkExpiredPage(config) };
    const email = accounts.bySub(links.read(token)?.sub ?? '')?.email;
    if (email === undefined) return expired;
    const render = (status: number, errors: ResetErrors = {}) => ({
      status,
      page: resetPasswordPage(config, {
        action: `${action}&token=${encodeURIComponent(token)}`,
        siteUrl,
        email,
        errors,
      }),
    });
    if (!form) return render(200);
    const chosen = form.get('newPassword') ?? '';
    const errors = validate(chosen, form.get('confirmation') ?? '', email);
    if (Object.keys(errors).length > 0) return render(422, errors);

    const sub = links.use(token)?.sub;
    if (sub === undefined) return expired;
    await accounts.setPassword(sub, chosen);
    return { changed: 'password', sub };
  };
}

function validate(chosen: string, confirmation: string, email: string): ResetErrors {
  const newPassword = passwordError(chosen, email);
  if (newPassword) return { newPassword };
  return chosen === confirmation ? {} : { confirmation: 'The passwords don’t match.' };
}
