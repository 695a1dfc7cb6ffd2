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
import { changeEmailTurn } from './change-email.ts';
import { changePasswordTurn } from './change-password.ts';
import { endOtherSignIns } from './end-other-sign-ins.ts';

/** One request for a change of what belongs to us. Whoever asks proves it with the present password, signed in or not. */
export type AccountTurn = {
  /** Path and query of this page, for its form. */
  action: string;
  /** Where on the site to go back to, already guarded. */
  siteUrl: string;
  loginHint: string;
  form: URLSearchParams | undefined;
};

export type AccountAnswer =
  | { status: number; page: string; retryAfter?: number | undefined }
  | { changed: 'password' | 'email'; sub: string };

type Parts = { provider: Provider; accounts: AccountStore; checkPassword: PasswordCheck; store: MemoryStore };

/** `/account/password` and `/account/email`. The result is false when the address is none of ours. */
export function accountRoutes(config: IdentityConfig, { provider, accounts, checkPassword, store }: Parts) {
  const turns = {
    password: changePasswordTurn(config, accounts, checkPassword),
    email: changeEmailTurn(config, accounts, checkPassword),
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', config.issuer);
    const [, what, changed] = /^\/account\/(password|email)(\/changed)?$/.exec(url.pathname) ?? [];
    if (what !== 'password' && what !== 'email') return false;

    const path = safeReturnPath(url.searchParams.get('redirectUrl'), config.siteOrigin);
    // Through its sign-in, so that the site learns what changed.
    const siteUrl = `${config.siteOrigin}${addresses.login(path)}`;
    const back = `redirectUrl=${encodeURIComponent(path)}`;
    const show = (status: number, page: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
      return true;
    };
    if (changed) return show(200, changedPage(config, { what, siteUrl }));
    if (request.method === 'POST' && isForeign(request, config.issuer)) {
      return show(403, errorPage(config, 'Nothing was changed', 'The form came from another site.'));
    }

    const answer = await turns[what]({
      action: `/account/${what}?${back}`,
      siteUrl,
      loginHint: url.searchParams.get('login_hint') ?? '',
      form: request.method === 'POST' ? ((await readForm(request)) ?? new URLSearchParams()) : undefined,
    });
    if ('page' in answer) {
      if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
      return show(answer.status, answer.page);
    }
    if (answer.changed === 'password')
      await endOtherSignIns({ config, provider, store }, request, response, answer.sub);
    response.writeHead(303, { location: `/account/${what}/changed?${back}` }).end();
    return true;
  };
}

function isForeign({ headers }: IncomingMessage, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== new URL(issuer).origin;
}
