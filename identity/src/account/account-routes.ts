import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import type { AccountStore } from '../accounts/account-store.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { readForm } from '../interaction/read-form.ts';
import type { MemoryStore } from '../memory-store.ts';
import { changedPage } from '../pages/changed-page.ts';
import { errorPage } from '../pages/message-page.ts';
import { forgotPasswordHandler } from '../recovery/forgot-password.ts';
import { recoveryLinks } from '../recovery/recovery-links.ts';
import { resetPasswordHandler } from '../recovery/reset-password.ts';
import { changeEmailHandler } from './change-email.ts';
import { changePasswordHandler } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/**
 * A request to change the email or password. The user proves their identity with the current password or with the link
 * of a recovery mail, so no session is needed.
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
  /** The posted form; undefined for a GET. */
  form: URLSearchParams | undefined;
};

export type AccountResult =
  | { status: number; page: string; retryAfter?: number | undefined }
  | { changed: 'password' | 'email'; sub: string };

export type AccountHandler = (request: AccountRequest) => Promise<AccountResult>;

type Dependencies = { provider: Provider; accounts: AccountStore; checkPassword: PasswordCheck; store: MemoryStore };

/**
 * Returns a handler of `/account/password`, `/account/email`, `/account/forgot` and `/account/reset`, which resolves to
 * false for any other path.
 */
export function accountRoutes(config: IdentityConfig, { provider, accounts, checkPassword, store }: Dependencies) {
  const links = recoveryLinks();
  const handlers: Record<string, AccountHandler> = {
    password: changePasswordHandler(config, accounts, checkPassword),
    email: changeEmailHandler(config, accounts, checkPassword),
    forgot: forgotPasswordHandler(config, accounts, links),
    reset: resetPasswordHandler(config, accounts, links),
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', config.issuer);
    const [, changed] = /^\/account\/(password|email)\/changed$/.exec(url.pathname) ?? [];
    const [, what = ''] = /^\/account\/(password|email|forgot|reset)$/.exec(url.pathname) ?? [];
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
    if (changed === 'password' || changed === 'email')
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
      form: request.method === 'POST' ? ((await readForm(request)) ?? new URLSearchParams()) : undefined,
    });
    if ('page' in result) {
      if (result.retryAfter) response.setHeader('retry-after', result.retryAfter);
      return send(result.status, result.page);
    }
    if (result.changed === 'password') {
      links.remove(result.sub);
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
