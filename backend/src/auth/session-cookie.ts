import type { CookieSerializeOptions } from '@fastify/cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signingOutCookie } from 'shared-contract/user/session';
import type { Database } from '../database/database.ts';
import { hashOf } from './secrets.ts';
import { sessions } from './session-table.ts';

export const sessionCookie = '__Host-verandah';

const attributes: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

export type Session = typeof sessions.$inferSelect;

export function setSessionCookie(reply: FastifyReply, secret: string, expiresAt: Date): void {
  reply.setCookie(sessionCookie, secret, { ...attributes, expires: expiresAt });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes);
}

/** Clears the cookie that a page sets on sign-out. While it exists, the server has not ended the session yet. */
export function clearSigningOutCookie(reply: FastifyReply): void {
  reply.clearCookie(signingOutCookie, { path: '/', secure: true, sameSite: 'lax' });
}

/** Returns the active session of the request's cookie, which may be a guest's, or null. */
export async function sessionOfCookie(database: Database, request: FastifyRequest, now: Date): Promise<Session | null> {
  const secret = request.cookies[sessionCookie];
  if (!secret) return null;
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.secretHash, hashOf(secret)), gt(sessions.expiresAt, now)));
  return session ?? null;
}
