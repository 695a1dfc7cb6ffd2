import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { sessions } from '../auth/session-table.ts';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';

export type UserSessionRow = Awaited<ReturnType<typeof findUserSessions>>[number];

/** The public columns of a session, without its secrets. */
const sessionColumns = {
  id: sessions.id,
  device: sessions.device,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

/** Returns the user's sessions: the current one first, the others by last use. */
export async function findUserSessions(
  database: Database,
  owner: Owner,
  { currentId, now }: { currentId: string; now: Date },
  range: { limit: number; offset: number },
) {
  return database
    .select(sessionColumns)
    .from(sessions)
    .where(isActive(owner, now))
    .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(sessions.lastSeenAt), sessions.id)
    .limit(range.limit)
    .offset(range.offset);
}

export function countUserSessions(database: Database, owner: Owner, now: Date): Promise<number> {
  return database.$count(sessions, isActive(owner, now));
}

/** Deletes the session with its access tokens and refresh handles. Returns false when the owner has no such session. */
export async function endUserSession(database: Database, owner: Owner, id: string): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, owner.id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherUserSessions(database: Database, owner: Owner, currentId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, owner.id), ne(sessions.id, currentId)));
}

function isActive(owner: Owner, now: Date) {
  return and(eq(sessions.userId, owner.id), gt(sessions.expiresAt, now));
}
