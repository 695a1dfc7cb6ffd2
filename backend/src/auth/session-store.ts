import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tokens } from 'shared-contract/user/session';
import type { BackendConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { hashOf, hmacOf, newSecret } from './secrets.ts';
import type { Session } from './session-cookie.ts';
import { accessTokens, refreshHandles, sessions } from './session-table.ts';

type Lifetime = Pick<BackendConfig, 'sessionSeconds' | 'sessionIdleSeconds'>;

type NewSession = {
  userId: string | null;
  idToken?: string | null;
  issuerSession?: string | null;
  device?: string | null;
  authenticatedAt?: Date | null;
  lifetime: Lifetime;
};

/**
 * Creates a session with a new secret. So a cookie that an attacker planted in the browser before the login is useless
 * (session fixation).
 */
export async function openSession(
  database: Database,
  { lifetime, ...values }: NewSession,
  now: Date,
): Promise<{ secret: string; session: Session }> {
  const secret = newSecret();
  const endsAt = after(now, lifetime.sessionSeconds);
  const expiresAt = earlier(endsAt, after(now, lifetime.sessionIdleSeconds));
  const row = { ...values, secretHash: hashOf(secret), createdAt: now, lastSeenAt: now, expiresAt, endsAt };
  const session = await storedRow(database.insert(sessions).values(row).returning(), 'session');
  return { secret, session };
}

const touchIntervalSeconds = 60;

/** Extends the session's idle lifetime. To save writes, does so at most once a minute. */
export async function touchSession(
  database: Database,
  session: Pick<Session, 'id' | 'lastSeenAt'>,
  { sessionIdleSeconds }: Pick<Lifetime, 'sessionIdleSeconds'>,
  now: Date,
): Promise<void> {
  const before = after(now, -touchIntervalSeconds);
  if (session.lastSeenAt >= before) return;
  const idleAt = after(now, sessionIdleSeconds).toISOString();
  await database
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sql`least(${sessions.endsAt}, ${idleAt}::timestamptz)` })
    .where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, before)));
}

/** Deletes the session with its access tokens and refresh handles. */
export async function endSession(database: Database, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id));
}

/** Ends the sessions of a user, or only those that belong to one session at the issuer. */
export async function endSessionsOfSignIn(
  database: Database,
  { subject, issuerSession }: { subject: string | null; issuerSession: string | null },
): Promise<void> {
  const ofSubject = (id: string) =>
    inArray(
      sessions.userId,
      database.select({ id: customerUsers.id }).from(customerUsers).where(eq(customerUsers.subject, id)),
    );
  const which = and(
    subject === null ? undefined : ofSubject(subject),
    issuerSession === null ? undefined : eq(sessions.issuerSession, issuerSession),
  );
  if (which) await database.delete(sessions).where(which);
}

/**
 * Moves the tokens of an earlier session to the new one when the same user signs in again, so that the other tabs'
 * tokens stay valid.
 */
export async function moveTokens(database: Database, from: string, to: string): Promise<void> {
  await database.update(accessTokens).set({ sessionId: to }).where(eq(accessTokens.sessionId, from));
  // Generation -1 marks the moved refresh tokens as older than every token of the new session.
  await database
    .update(refreshHandles)
    .set({ sessionId: to, generation: -1 })
    .where(eq(refreshHandles.sessionId, from));
}

/** Issues an access token and the session's current refresh token. `secret` is the value of the session cookie. */
export async function issueTokens(
  database: Database,
  session: Session,
  secret: string,
  config: Pick<BackendConfig, 'accessTokenSeconds'>,
  now: Date,
): Promise<Tokens> {
  const accessToken = newSecret();
  const expiresAt = new Date(Math.min(now.getTime() + config.accessTokenSeconds * 1000, session.endsAt.getTime()));
  const refreshToken = refreshHandle(secret, session);
  await database.insert(accessTokens).values({ hash: hashOf(accessToken), sessionId: session.id, expiresAt });
  await database
    .insert(refreshHandles)
    .values({ hash: hashOf(refreshToken), sessionId: session.id, generation: session.generation })
    .onConflictDoNothing();
  return {
    accessToken,
    refreshToken,
    accessTokenExpiry: Math.floor(expiresAt.getTime() / 1000),
    expiresIn: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  };
}

/**
 * Makes the refresh token of `generation` old by incrementing the session's generation, unless another request has
 * already done so. Returns the session with its current generation; null when the session has ended.
 */
export async function rotate(database: Database, id: string, generation: number, now: Date): Promise<Session | null> {
  const [rotated] = await database
    .update(sessions)
    .set({ generation: generation + 1, rotatedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation)))
    .returning();
  return rotated ?? sessionById(database, id);
}

export const sessionById = (database: Database, id: string): Promise<Session | null> =>
  firstRow(database.select().from(sessions).where(eq(sessions.id, id)));

export function findRefreshHandle(database: Database, handle: string) {
  const { sessionId, generation, hash } = refreshHandles;
  const { rotatedAt } = sessions;
  const query = database
    .select({ sessionId, generation, currentGeneration: sessions.generation, rotatedAt })
    .from(refreshHandles)
    .innerJoin(sessions, eq(sessions.id, sessionId));
  return firstRow(query.where(eq(hash, hashOf(handle))));
}

/**
 * Computes the refresh token from the cookie's secret. So a second request can get the same token, although the
 * database stores only the token's hash.
 */
function refreshHandle(secret: string, { id, generation }: Pick<Session, 'id' | 'generation'>): string {
  return hmacOf(secret, `refresh:${id}:${generation}`);
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

const earlier = (one: Date, other: Date) => (one < other ? one : other);
