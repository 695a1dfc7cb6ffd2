import type { CookieSerializeOptions } from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import { signingOutCookie } from 'shared-contract/user/session';
import type { BackendConfig } from '../config.ts';
import { customerUserForLogin } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { sendAuthPage } from './auth-page.ts';
import { deviceLabel } from './device-label.ts';
import { consumeLoginState, insertLoginState, loginMinutes } from './login-state-store.ts';
import type { OidcClient } from './oidc-client.ts';
import { newSecret } from './secrets.ts';
import { clearSessionCookie, sessionOfCookie, setSessionCookie } from './session-cookie.ts';
import { endSession, moveTokens, openSession } from './session-store.ts';

/** Prefix of `state` for a sign-out at the issuer that continues with a login. */
const loginState = 'login:';
const loginCookie = '__Host-verandah-login';
const loginCookieAttributes: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: loginMinutes * 60,
};

/** `/auth/*`: navigations to the issuer and back, so they reply with redirects and pages. */
export async function loginRoutes(
  app: FastifyInstance,
  { database, config, issuer }: { database: Database; config: BackendConfig; issuer: OidcClient },
): Promise<void> {
  await app.register(rateLimit, { max: config.authRequestsPerMinute, timeWindow: '1 minute', enableDraftSpec: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  const returnPath = (request: FastifyRequest, name: string) =>
    safeReturnPath(queryOf(request)[name], config.publicOrigin);

  /** Redirects to the issuer. */
  const startLogin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { returnTo: string; signUp: boolean; forcePassword: boolean },
  ) => {
    const browser = request.cookies[loginCookie] ?? newSecret();
    const login = { ...options, state: newSecret(), nonce: newSecret(), codeVerifier: newSecret(), browser };
    try {
      const url = await issuer.loginUrl(login);
      await insertLoginState(database, login, config.clock());
      return reply.setCookie(loginCookie, browser, loginCookieAttributes).redirect(url.href, 303);
    } catch (error) {
      request.log.error({ err: error }, 'a sign-in could not start');
      return sendAuthPage(reply.header('retry-after', '5'), {
        status: 503,
        title: 'We can’t sign you in right now',
        text: 'The login service isn’t responding. Try again in a moment.',
        link: { href: addresses.login(options.returnTo), label: 'Try again' },
      });
    }
  };

  app.get('/auth/login', (request, reply) => {
    const signUp = queryOf(request).screen === 'sign-up';
    return startLogin(request, reply, { returnTo: returnPath(request, 'redirectUrl'), signUp, forcePassword: false });
  });

  app.get('/auth/callback', async (request, reply) => {
    const now = config.clock();
    const { state = '' } = queryOf(request);
    const browser = request.cookies[loginCookie] ?? '';
    const login = await consumeLoginState(database, { state, browser }, now);
    if (!login) {
      // The user went back or clicked twice after a successful sign-in.
      const signedIn = await sessionOfCookie(database, request, now);
      if (signedIn?.userId) return reply.redirect('/', 303);
      return sendAuthPage(reply, {
        status: 400,
        title: 'This sign-in has expired',
        text: 'It took too long or started in another browser. Sign in again.',
        link: { href: addresses.login('/'), label: 'Sign in' },
      });
    }
    try {
      const callback = new URL(request.url, config.publicOrigin);
      const person = await issuer.identify(callback, { state, nonce: login.nonce, codeVerifier: login.codeVerifier });
      const user = await customerUserForLogin(database, person);
      if (predatesRevocation(person.authenticatedAt, user.signInsCountFrom, login.forcePassword)) {
        // Prevents an endless loop with an issuer that ignores `prompt=login`.
        if (login.forcePassword) throw new Error('The issuer did not ask for the password again.');
        return startLogin(request, reply, { returnTo: login.returnTo, signUp: false, forcePassword: true });
      }
      const former = await sessionOfCookie(database, request, now);
      const { secret, session } = await openSession(
        database,
        {
          userId: user.id,
          idToken: person.idToken,
          issuerSession: person.issuerSession,
          device: deviceLabel(request.headers['user-agent']),
          lifetime: config,
        },
        now,
      );
      if (former?.userId === user.id) await moveTokens(database, former.id, session.id);
      if (former) await endSession(database, former.id);
      setSessionCookie(reply, secret, session.endsAt);
      clearSigningOut(reply);
      return reply.redirect(login.returnTo, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'a sign-in was rejected');
      return sendAuthPage(reply, {
        status: 400,
        title: 'We couldn’t sign you in',
        text: 'The login service didn’t confirm your identity. Try again.',
        link: { href: addresses.login(login.returnTo), label: 'Sign in' },
      });
    }
  });

  app.get('/auth/logout', async (request, reply) => {
    const returnTo = returnPath(request, 'redirectUrl');
    // A link or image on another site must not sign the user out.
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
    clearSigningOut(reply);
    const thenLogin = queryOf(request).then === 'login';
    const next = thenLogin ? addresses.login(returnTo) : returnTo;
    if (!session) return reply.redirect(next, 303);
    await endSession(database, session.id);
    // The local session ends even when the issuer cannot be reached.
    const away = session.userId
      ? await issuer.logoutUrl(session.idToken, thenLogin ? loginState + returnTo : returnTo).catch(() => null)
      : null;
    return reply.redirect(away?.href ?? next, 303);
  });

  /** The issuer redirects here after signing the browser out; `state` contains the return path. */
  app.get('/auth/logged-out', (request, reply) => {
    const { state = '' } = queryOf(request);
    if (!state.startsWith(loginState)) return reply.redirect(returnPath(request, 'state'), 303);
    const returnTo = safeReturnPath(state.slice(loginState.length), config.publicOrigin);
    return reply.redirect(addresses.login(returnTo), 303);
  });
}

/** Clears the page's note of an unfinished sign-out. */
function clearSigningOut(reply: FastifyReply): void {
  reply.clearCookie(signingOutCookie, { path: '/', secure: true, sameSite: 'lax' });
}

function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/**
 * Whether the password was typed before a session was revoked. `auth_time` has a precision of one second, so a sign-in
 * in the second of the revocation counts as earlier. The user then types the password again, and that sign-in counts.
 */
function predatesRevocation(authenticatedAt: Date | null, countFrom: Date | null, askedAgain: boolean): boolean {
  if (!countFrom) return false;
  if (!authenticatedAt) return !askedAgain;
  const typedAt = Math.floor(authenticatedAt.getTime() / 1000);
  const revokedAt = Math.floor(countFrom.getTime() / 1000);
  return askedAgain ? typedAt < revokedAt : typedAt <= revokedAt;
}
