import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { unauthenticated } from '../http/problem.ts';
import { hashOf } from './secrets.ts';
import { touchSession } from './session-store.ts';
import { accessTokens, sessions } from './session-table.ts';

export type Bearer = { userId: string; sessionId: string; sessionSecretHash: string };

/**
 * Creates a function that finds the session of a request's access token. Each call checks in the database that the
 * token and the session are valid and that the user is not disabled, so a sign-out takes effect on the next request.
 */
export function bearerLookup(database: Database, config: Pick<BackendConfig, 'sessionIdleSeconds'>) {
  const lookup = database
    .select({
      userId: customerUsers.id,
      sessionId: sessions.id,
      sessionSecretHash: sessions.secretHash,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(customerUsers, eq(customerUsers.id, sessions.userId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder('hash')),
        gt(accessTokens.expiresAt, sql.placeholder('now')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(customerUsers.disabledAt),
      ),
    )
    .prepare('bearer');

  return async (request: FastifyRequest, now: Date): Promise<Bearer | null> => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1];
    if (token === undefined) throw unauthenticated('Expected a Bearer access token.');
    const [found] = await lookup.execute({ hash: hashOf(token), now });
    if (!found) throw unauthenticated('The access token has expired or was revoked. Refresh it and repeat.');
    const { lastSeenAt, ...bearer } = found;
    await touchSession(database, { id: bearer.sessionId, lastSeenAt }, config, now);
    return bearer;
  };
}
