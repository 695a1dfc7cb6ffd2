import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from 'shared-contract/page/addresses';
import { customerUserForLogin } from '../customer-users/customer-user-store.ts';
import { rememberWrite } from '../read-replica/last-write-cookie.ts';
import { sendAuthPage } from './auth-page.ts';
import { type AuthContext, queryOf, returnPathOf } from './auth-request.ts';
import { deviceLabel } from './device-label.ts';
import { consumeLoginState, insertLoginState, loginMinutes } from './login-state-store.ts';
import type { IdentifiedUser } from './oidc-client.ts';
import { newSecret } from './secrets.ts';
import { clearSigningOutCookie, sessionOfCookie, setSessionCookie } from './session-cookie.ts';
import { endSession, moveTokens, openSession } from './session-store.ts';
import { readSiteCookie, setSiteCookie } from './site-cookie.ts';

const loginCookie = 'verandah-login';

export function loginRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/auth/login', (request, reply) => {
    const returnTo = returnPathOf(request, 'redirectUrl', context.config);
    const { screen, prompt } = queryOf(request);
    const options = { returnTo, signUp: screen === 'sign-up', forcePassword: prompt === 'login' };
    return startLogin(context, request, reply, options);
  });
  app.get('/auth/callback', (request, reply) => completeLogin(context, request, reply));
}

type LoginOptions = { returnTo: string; signUp: boolean; forcePassword: boolean };

/** Starts a login: stores its state and redirects the browser to the issuer, the OpenID Connect login service. */
async function startLogin(
  { database, config, issuer }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  options: LoginOptions,
) {
  const browser = readSiteCookie(request, loginCookie) ?? newSecret();
  const login = { ...options, state: newSecret(), nonce: newSecret(), codeVerifier: newSecret(), browser };
  try {
    const url = await issuer.loginUrl(login);
    await insertLoginState(database, login, config.clock());
    setSiteCookie(reply, loginCookie, browser, { maxAge: loginMinutes * 60 });
    return reply.redirect(url.href, 303);
  } catch (error) {
    request.log.error({ err: error }, 'a sign-in could not start');
    return sendAuthPage(reply.header('retry-after', '5'), {
      status: 503,
      title: 'We can’t sign you in right now',
      text: 'The login service isn’t responding. Try again in a moment.',
      link: { href: addresses.login(options.returnTo), label: 'Try again' },
    });
  }
}

/** Handles the redirect back from the issuer: checks the user's identity and opens a session. */
async function completeLogin(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { database, config, issuer } = context;
  const { state = '' } = queryOf(request);
  const browser = readSiteCookie(request, loginCookie) ?? '';
  const login = await consumeLoginState(database, { state, browser }, config.clock());
  if (!login) return replyToUnknownLogin(context, request, reply);
  const { returnTo, nonce, codeVerifier, forcePassword } = login;
  try {
    const callback = new URL(request.url, config.publicOrigin);
    const person = await issuer.identify(callback, { state, nonce, codeVerifier });
    const user = await customerUserForLogin(database, person);
    if (predatesRevocation(person.authenticatedAt, user.signInsRevokedAt, forcePassword)) {
      // This login already used `prompt=login`, which asks the issuer to require the password, but the issuer ignored
      // it. Another attempt could loop forever.
      if (forcePassword) throw new Error('The issuer did not ask for the password again.');
      return startLogin(context, request, reply, { returnTo, signUp: false, forcePassword: true });
    }
    await replaceSession(context, request, reply, { userId: user.id, person });
    await rememberWrite(reply, context.replica);
    return reply.redirect(returnTo, 303);
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in was rejected');
    return sendAuthPage(reply, {
      status: 400,
      title: 'We couldn’t sign you in',
      text: 'The login service didn’t confirm your identity. Try again.',
      link: { href: addresses.login(returnTo), label: 'Sign in' },
    });
  }
}

async function replyToUnknownLogin({ database, config }: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  // A login state works only once. A user who goes back or clicks twice after signing in gets here with a session.
  // Redirect that user to the home page instead of showing an error.
  const signedIn = await sessionOfCookie(database, request, config.clock());
  if (signedIn?.userId) return reply.redirect('/', 303);
  return sendAuthPage(reply, {
    status: 400,
    title: 'This sign-in has expired',
    text: 'It took too long or started in another browser. Sign in again.',
    link: { href: addresses.login('/'), label: 'Sign in' },
  });
}

/** Opens a session for the user, and ends the session that this browser had before. */
async function replaceSession(
  { database, config }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, person }: { userId: string; person: IdentifiedUser },
): Promise<void> {
  const now = config.clock();
  const former = await sessionOfCookie(database, request, now);
  const { idToken, issuerSession, authenticatedAt } = person;
  const device = deviceLabel(request.headers['user-agent']);
  const values = { userId, idToken, issuerSession, authenticatedAt, device, lifetime: config };
  const opened = await openSession(database, values, now);
  if (former?.userId === userId) await moveTokens(database, former.id, opened.session.id);
  if (former) await endSession(database, former.id);
  setSessionCookie(reply, opened.secret, opened.session.endsAt);
  clearSigningOutCookie(reply);
}

/**
 * Returns whether the user typed the password before the sign-ins were revoked. `auth_time` has a precision of one
 * second. So a password typed in the second of the revocation counts as typed before, and so does a missing
 * `auth_time`. When this login has required the password, both count as typed afterwards.
 */
function predatesRevocation(authenticatedAt: Date | null, revokedAt: Date | null, forcePassword: boolean): boolean {
  if (!revokedAt) return false;
  if (!authenticatedAt) return !forcePassword;
  const typedSecond = Math.floor(authenticatedAt.getTime() / 1000);
  const revokedSecond = Math.floor(revokedAt.getTime() / 1000);
  return forcePassword ? typedSecond < revokedSecond : typedSecond <= revokedSecond;
}
