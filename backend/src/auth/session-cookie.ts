import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signingOutCookie } from 'shared-contract/user/session';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { hashOf } from './secrets.ts';
import { sessions } from './session-table.ts';
import { clearSiteCookie, readSiteCookie, setSiteCookie } from './site-cookie.ts';

export const sessionCookie = 'verandah';

export type Session = typeof sessions.$inferSelect;

export function setSessionCookie(reply: FastifyReply, secret: string, expiresAt: Date): void {
  setSiteCookie(reply, sessionCookie, secret, { expires: expiresAt });
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearSiteCookie(reply, sessionCookie);
}

/** Clears the cookie that a page sets on sign-out. While it exists, the server has not ended the session yet. */
export function clearSigningOutCookie(reply: FastifyReply): void {
  clearSiteCookie(reply, signingOutCookie);
}

/** Returns the active session of the request's cookie, which may be a guest's, or null. */
export async function sessionOfCookie(database: Database, request: FastifyRequest, now: Date): Promise<Session | null> {
  const secret = readSiteCookie(request, sessionCookie);
  if (!secret) return null;
  const isActive = and(eq(sessions.secretHash, hashOf(secret)), gt(sessions.expiresAt, now));
  return firstRow(database.select().from(sessions).where(isActive));
}
