import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refreshRequest, type SessionResponse, staleHandleCode } from 'shared-contract/user/session';
import type { BackendConfig } from '../config.ts';
import { authUserOf, customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { parseBody } from '../http/parse.ts';
import { Problem } from '../http/problem.ts';
import type { RateLimits } from '../rate-limits/open-rate-limits.ts';
import { rateLimitStore } from '../rate-limits/rate-limit-store.ts';
import { newCsrfToken } from './csrf-token.ts';
import { type RefreshVerdict, refreshVerdict } from './refresh-verdict.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import {
  clearSessionCookie,
  type Session,
  sessionCookie,
  sessionOfCookie,
  setSessionCookie,
} from './session-cookie.ts';
import {
  endSession,
  findRefreshHandle,
  issueTokens,
  openSession,
  rotate,
  sessionById,
  touchSession,
} from './session-store.ts';
import { readSiteCookie } from './site-cookie.ts';

const guestLifetime = { sessionSeconds: 86_400, sessionIdleSeconds: 86_400 };

/** Registers `/api/auth/*`: reading the session, refreshing its tokens, and creating a CSRF token. */
export async function sessionRoutes(
  app: FastifyInstance,
  { database, config, limits }: { database: Database; config: BackendConfig; limits: RateLimits },
): Promise<void> {
  await app.register(rateLimit, {
    max: config.authRequestsPerMinute,
    timeWindow: '1 minute',
    store: rateLimitStore(limits, '/api/auth'),
    enableDraftSpec: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireSameOrigin(request, config.publicOrigin);
  });

  app.get('/api/auth/session', async (request, reply) => {
    const now = config.clock();
    const session = await sessionOfCookie(database, request, now);
    const row = session?.userId ? await customerUserById(database, session.userId) : null;
    const signedOut: SessionResponse = { user: null, tokens: null, appUser: null };
    if (!session || !row) return json(reply, request, signedOut);
    await touchSession(database, session, config, now);
    const tokens = await issueTokens(database, session, sessionSecret(request), config, now);
    return json(reply, request, { user: authUserOf(row), tokens, appUser: customerUserResource(row) });
  });

  app.post('/api/auth/refresh-token', async (request, reply) => {
    const now = config.clock();
    requireJson(request);
    const { refreshToken } = parseBody(refreshRequest, request.body);
    const session = await sessionOfCookie(database, request, now);
    const handle = await findRefreshHandle(database, refreshToken);
    const verdict = refreshVerdict({
      cookieSessionId: session?.userId ? session.id : null,
      handle,
      now,
      graceSeconds: config.refreshGraceSeconds,
    });
    if (verdict === 'revoke' && handle) await endSession(database, handle.sessionId);
    if (verdict === 'reload') throw staleHandle();
    const current = handle && (await nextSession(database, handle, verdict, now));
    const user = current?.userId ? await customerUserById(database, current.userId) : null;
    if (!current || !user) {
      // After `rotate` or `successor`, the cookie belongs to this session. The session has ended or its user is
      // disabled, so clear the cookie. After any other verdict the cookie may belong to another session, so leave it.
      if (verdict === 'rotate' || verdict === 'successor') clearSessionCookie(reply);
      throw new Problem(401, 'refresh-refused', 'The session has ended. Sign in again.');
    }
    await touchSession(database, current, config, now);
    return json(reply, request, { tokens: await issueTokens(database, current, sessionSecret(request), config, now) });
  });

  app.get('/api/auth/csrf-token', async (request, reply) => {
    const now = config.clock();
    const session = (await sessionOfCookie(database, request, now)) ?? (await openGuestSession());
    return json(reply, request, { csrfToken: newCsrfToken(session.secretHash) });

    async function openGuestSession(): Promise<Session> {
      const opened = await openSession(database, { userId: null, lifetime: guestLifetime }, now);
      setSessionCookie(reply, opened.secret, opened.session.endsAt);
      return opened.session;
    }
  });
}

const staleHandle = () =>
  new Problem(409, staleHandleCode, 'This refresh handle is outdated. Reload the session: GET /api/auth/session.');

type Handle = { sessionId: string; generation: number };

/**
 * Returns the session for which tokens are issued; null when the verdict allows none. `rotate` first replaces the
 * refresh token. Reads the session again, because another request may have replaced the refresh token since the
 * verdict.
 */
async function nextSession(
  database: Database,
  handle: Handle,
  verdict: RefreshVerdict,
  now: Date,
): Promise<Session | null> {
  if (verdict === 'rotate') return rotate(database, handle.sessionId, handle.generation, now);
  return verdict === 'successor' ? sessionById(database, handle.sessionId) : null;
}

const sessionSecret = (request: FastifyRequest) => readSiteCookie(request, sessionCookie) ?? '';

/** Requires JSON, because a form on another site can send text/plain but not JSON. */
function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type === 'application/json') return;
  throw new Problem(415, 'content-type', `Expected application/json, got ${type ?? 'none'}.`);
}

/**
 * Replies with the JSON media type that the client accepts. The shell asks for `text/json`, an older name of
 * `application/json`.
 */
function json(reply: FastifyReply, request: FastifyRequest, body: object) {
  const type = request.headers.accept?.includes('text/json') ? 'text/json' : 'application/json';
  return reply.type(`${type}; charset=utf-8`).send(JSON.stringify(body));
}
