import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { AccountStore } from '../accounts/account-store.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { errorPage } from '../pages/message-page.ts';
import type { EmailVerification } from '../verification/email-verification.ts';
import { readForm } from './read-form.ts';
import { signInHandler } from './sign-in-handler.ts';
import { signUpHandler } from './sign-up-handler.ts';

/**
 * A request to a page of a sign-in or sign-up, which the OpenID provider calls an interaction. A cookie proves that
 * this browser has started the interaction.
 */
export type InteractionRequest = {
  uid: string;
  /** The email that the site suggests for the sign-in; empty without a suggestion. */
  loginHint: string;
  /** The posted form; undefined for a GET. */
  form: URLSearchParams | undefined;
  remoteAddress: string;
};

export type InteractionResult =
  | { status: number; page: string; retryAfter?: number | undefined }
  | { signedInAs: string };

export type InteractionHandler = (request: InteractionRequest) => Promise<InteractionResult>;

const route = /^\/interaction\/([\w-]{1,64})(\/sign-up)?$/;

/**
 * Handles the sign-in and sign-up pages, which users see between the site's authorization request and the response to
 * it. The handler resolves to false for any other path.
 */
export function interactionRoutes(
  config: IdentityConfig,
  provider: Provider,
  accounts: AccountStore,
  checkPassword: PasswordCheck,
  verification: EmailVerification,
) {
  const handleSignIn = signInHandler(config, checkPassword);
  const handleSignUp = signUpHandler(config, accounts, verification);

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, uid, isSignUp] = route.exec((request.url ?? '').split('?')[0] ?? '') ?? [];
    if (!uid) return false;
    const interaction = await readInteraction(provider, request, response, uid);
    const handle = isSignUp ? handleSignUp : handleSignIn;
    const result = interaction ? await handle(interaction) : expired(config);

    if ('signedInAs' in result) {
      const login = { login: { accountId: result.signedInAs } };
      await provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
    } else {
      if (result.retryAfter) response.setHeader('retry-after', result.retryAfter);
      response.writeHead(result.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : result.page);
    }
    return true;
  };
}

async function readInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<InteractionRequest | undefined> {
  try {
    const details = await provider.interactionDetails(request, response);
    // The cookie must belong to the interaction in the URL. Otherwise anyone who knows that URL could continue another
    // user's sign-in.
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

function expired(config: IdentityConfig): InteractionResult {
  const text = 'You’ve already used it, or it was open for too long. Go back to Verandah and sign in again.';
  return { status: 400, page: errorPage(config, 'This sign-in has expired', text) };
}
