import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { readForm } from '../interaction/read-form.ts';
import { mailedLinks } from '../mail/mailed-links.ts';
import type { MemoryStore } from '../memory-store.ts';
import { changedPage } from '../pages/changed-page.ts';
import { errorPage } from '../pages/message-page.ts';
import { forgotPasswordHandler } from '../recovery/forgot-password.ts';
import { resetPasswordHandler } from '../recovery/reset-password.ts';
import type { EmailVerification } from '../verification/email-verification.ts';
import { verifyEmailHandler } from '../verification/verify-email.ts';
import { changeEmailHandler } from './change-email.ts';
import { changePasswordHandler } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/**
 * A request to change the email or password, or to verify the email. The user proves their identity with the current
 * password or with the link of a recovery mail, so no session is needed.
 */
export type AccountRequest = {
  /** The path and query of this page. The page's form posts to the same address. */
  action: string;
  /** The site's login URL. Signing in again leads back to the page that the user came from (`safeReturnPath`). */
  siteUrl: string;
  /** The path of the site to which `siteUrl` leads after the sign-in. */
  returnPath: string;
  loginHint: string;
  /** The secret of the link that opened the page; empty without one. */
  token: string;
  remoteAddress: string;
  /** Resolves to the account that is signed in at this service in this browser. */
  signedInAccount: () => Promise<Account | undefined>;
  /** The posted form; undefined for a GET. */
  form: URLSearchParams | undefined;
};

export type AccountResult =
  | { status: number; page: string; retryAfter?: number | undefined }
  | { changed: 'password' | 'email' | 'verify'; sub: string };

export type AccountHandler = (request: AccountRequest) => Promise<AccountResult>;

type Dependencies = {
  provider: Provider;
  accounts: AccountStore;
  checkPassword: PasswordCheck;
  store: MemoryStore;
  verification: EmailVerification;
};

/**
 * Returns a handler of `/account/password`, `/account/email`, `/account/forgot`, `/account/reset` and
 * `/account/verify`, which resolves to false for any other path.
 */
export function accountRoutes(
  config: IdentityConfig,
  { provider, accounts, checkPassword, store, verification }: Dependencies,
) {
  const links = mailedLinks();
  const handlers: Record<string, AccountHandler> = {
    password: changePasswordHandler(config, accounts, checkPassword),
    email: changeEmailHandler(config, accounts, checkPassword, verification),
    forgot: forgotPasswordHandler(config, accounts, links),
    reset: resetPasswordHandler(config, accounts, links),
    verify: verifyEmailHandler(config, checkPassword, verification),
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', config.issuer);
    const [, changed] = /^\/account\/(password|email|verify)\/changed$/.exec(url.pathname) ?? [];
    const [, what = ''] = /^\/account\/(password|email|forgot|reset|verify)$/.exec(url.pathname) ?? [];
    const handle = handlers[what];
    if (!changed && !handle) return false;

    const path = safeReturnPath(url.searchParams.get('redirectUrl'), config.siteOrigin);
    // The user signs in again on the way back to the site. With this sign-in, the site receives the changed email.
    const siteUrl = `${config.siteOrigin}${addresses.login(path)}`;
    const query = `redirectUrl=${encodeURIComponent(path)}`;
    const send = (status: number, page: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
      return true;
    };
    if (changed === 'password' || changed === 'email' || changed === 'verify')
      return send(200, changedPage(config, { what: changed, siteUrl }));
    if (!handle) return false;
    if (request.method === 'POST' && isCrossSite(request, config.issuer)) {
      const text = 'The form came from another site. Open it from your Verandah profile and try again.';
      return send(403, errorPage(config, 'We couldn’t make that change', text));
    }

    const result = await handle({
      action: `/account/${what}?${query}`,
      siteUrl,
      returnPath: path,
      loginHint: url.searchParams.get('login_hint') ?? '',
      token: url.searchParams.get('token') ?? '',
      remoteAddress: request.socket.remoteAddress ?? '',
      signedInAccount: async () => {
        const session = await provider.Session.get(provider.createContext(request, response));
        return session.accountId === undefined ? undefined : accounts.bySub(session.accountId);
      },
      form: request.method === 'POST' ? ((await readForm(request)) ?? new URLSearchParams()) : undefined,
    });
    if ('page' in result) {
      if (result.retryAfter) response.setHeader('retry-after', result.retryAfter);
      return send(result.status, result.page);
    }
    // A recovery link that was mailed to an earlier email must not change the password.
    if (result.changed !== 'verify') links.remove(result.sub);
    if (result.changed === 'password') {
      await endOtherSessions({ config, provider, store }, request, response, result.sub);
    }
    response.writeHead(303, { location: `/account/${result.changed}/changed?${query}` }).end();
    return true;
  };
}

function isCrossSite({ headers }: IncomingMessage, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== new URL(issuer).origin;
}
