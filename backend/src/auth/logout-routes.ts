import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import { sendAuthPage } from './auth-page.ts';
import { type AuthContext, queryOf, returnPathOf } from './auth-request.ts';
import { clearSessionCookie, clearSigningOutCookie, sessionOfCookie } from './session-cookie.ts';
import { endSession, endSessionsOfSignIn } from './session-store.ts';

/** `state` starts with this prefix when the user must sign in again after the sign-out. The return path follows. */
const loginState = 'login:';

export function logoutRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/auth/logout', (request, reply) => logOut(context, request, reply));

  /** The issuer redirects the browser to this URL after the sign-out. `state` contains the path to return to. */
  app.get('/auth/logged-out', (request, reply) => {
    const { state = '' } = queryOf(request);
    if (!state.startsWith(loginState)) return reply.redirect(returnPathOf(request, 'state', context.config), 303);
    const returnTo = safeReturnPath(state.slice(loginState.length), context.config.publicOrigin);
    return reply.redirect(addresses.login(returnTo), 303);
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  // The issuer sends these from few addresses, many of them when it signs out many users.
  const rateLimit = { max: context.config.webhooksPerMinute, timeWindow: '1 minute', groupId: ' back-channel' };
  app.post('/auth/backchannel-logout', { bodyLimit: 16_384, config: { rateLimit } }, (request, reply) =>
    endIssuerSession(context, request, reply),
  );
}

async function logOut({ database, config, issuer }: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const returnTo = returnPathOf(request, 'redirectUrl', config);
  // A link or image on another site must not sign the user out, so a page asks for confirmation first.
  if (isCrossSite(request)) {
    return sendAuthPage(reply, {
      status: 200,
      title: 'Sign out?',
      text: 'You came here from another site.',
      link: { href: addresses.logout(returnTo), label: 'Sign out of Verandah' },
    });
  }
  const session = await sessionOfCookie(database, request, config.clock());
  clearSessionCookie(reply);
  clearSigningOutCookie(reply);
  const thenLogin = queryOf(request).then === 'login';
  const next = thenLogin ? addresses.login(returnTo) : returnTo;
  if (!session) return reply.redirect(next, 303);
  await endSession(database, session.id);
  // The session on this site has ended already, so an issuer that cannot be reached does not prevent the sign-out.
  const away = session.userId
    ? await issuer.logoutUrl(session.idToken, thenLogin ? loginState + returnTo : returnTo).catch(() => null)
    : null;
  return reply.redirect(away?.href ?? next, 303);
}

function isCrossSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}

/**
 * Ends sessions when the issuer requests it, because the user signed out there, changed the password or closed the
 * account. The tokens of these sessions are invalid from the next request on (ASVS 7.4.2, 7.4.3).
 */
async function endIssuerSession(
  { database, config, issuer }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { logout_token: token } = (request.body ?? {}) as { logout_token?: unknown };
  const verified = issuer.verifyLogoutToken(typeof token === 'string' ? token : '', config.clock());
  const claims = await verified.catch((error: unknown) => {
    request.log.warn({ err: error }, 'a logout token was rejected');
    return null;
  });
  if (!claims) return reply.code(400).send({ error: 'invalid_request', error_description: 'No valid logout_token.' });
  await endSessionsOfSignIn(database, claims);
  return reply.code(200).send();
}
