import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { sessions } from '../auth/session-table.ts';
import { type OwnerScope, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';

/** The columns of a session without its secrets, such as token hashes. */
export type UserSessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastSeenAt'>;

type SessionScope = OwnerScope & { sessionId: string };

/** Returns the user's sessions: the session of this request first, the others by last use. */
export function findUserSessions({ database, owner, now, sessionId }: SessionScope): Paged<UserSessionRow> {
  const where = and(eq(sessions.userId, owner.id), gt(sessions.expiresAt, now));
  const { id, device, createdAt, lastSeenAt } = sessions;
  return paged(
    () => database.$count(sessions, where),
    () =>
      database
        .select({ id, device, createdAt, lastSeenAt })
        .from(sessions)
        .where(where)
        .orderBy(desc(sql`${id} = ${sessionId}`), desc(lastSeenAt), id),
  );
}

/**
 * Deletes a session. Its access tokens and refresh handles are deleted with it. Returns false when the user has no such
 * session.
 */
export async function endUserSession({ database, owner }: ReadScope, id: string): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, owner.id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherUserSessions({ database, owner, sessionId }: SessionScope): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, owner.id), ne(sessions.id, sessionId)));
}
