import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { AccountStore } from '../accounts/account-store.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { errorPage } from '../pages/message-page.ts';
import { readForm } from './read-form.ts';
import { signInTurn } from './sign-in.ts';
import { signUpTurn } from './sign-up.ts';

/** One request of a sign-in under way, whose browser has proved with its cookie that it started it. */
export type Turn = {
  uid: string;
  /** What the site suggested to type. */
  loginHint: string;
  /** The posted form; none on a first look. */
  form: URLSearchParams | undefined;
  remoteAddress: string;
};

export type Answer = { status: number; page: string; retryAfter?: number | undefined } | { signedInAs: string };

const route = /^\/interaction\/([\w-]{1,64})(\/sign-up)?$/;

/** The pages between the site's request and our answer to it. The result is false when the address is none of ours. */
export function interactionRoutes(
  config: IdentityConfig,
  provider: Provider,
  accounts: AccountStore,
  checkPassword: PasswordCheck,
) {
  const signIn = signInTurn(config, checkPassword);
  const signUp = signUpTurn(config, accounts);

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const match = route.exec((request.url ?? '').split('?')[0] ?? '');
    if (!match?.[1]) return false;
    const turn = await readTurn(provider, request, response, match[1]);
    const answer = !turn ? endedAnswer(config) : match[2] ? await signUp(turn) : await signIn(turn);

    if ('signedInAs' in answer) {
      const result = { login: { accountId: answer.signedInAs } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    } else {
      if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
      response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : answer.page);
    }
    return true;
  };
}

async function readTurn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<Turn | undefined> {
  try {
    const details = await provider.interactionDetails(request, response);
    // The cookie is what binds this browser; an address alone opens nothing.
    if (details.uid !== uid) return undefined;
    const { login_hint: hint } = details.params;
    return {
      uid,
      loginHint: typeof hint === 'string' ? hint : '',
      form: request.method === 'POST' ? ((await readForm(request)) ?? new URLSearchParams()) : undefined,
      remoteAddress: request.socket.remoteAddress ?? '',
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function endedAnswer(config: IdentityConfig): Answer {
  const why = 'It was finished already, or left open for too long. Start again from Verandah.';
  return { status: 400, page: errorPage(config, 'This sign-in has ended', why) };
}
