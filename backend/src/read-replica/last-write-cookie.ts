import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastWriteCookie } from 'shared-contract/user/session';
import type { ReadReplica } from './read-replica.ts';
import { parseWalPosition, type WalPosition } from './replay-progress.ts';

/**
 * The lifetime of the cookie. It must be longer than `maxReplicaAgeMs`: when the cookie expires, every replica that may
 * be read then contains the write.
 */
const maxAgeSeconds = 2;

/**
 * Returns the log position of the browser's last write, or null. A user who forges the cookie affects only their own
 * reads.
 */
export const lastWriteOf = (request: FastifyRequest): WalPosition | null =>
  parseWalPosition(request.cookies[lastWriteCookie] ?? '');

/**
 * Stores the log position of a committed write in a cookie, so that the browser's next reads see the write. Does
 * nothing without a replica.
 */
export async function rememberWrite(reply: FastifyReply, replica: ReadReplica | null): Promise<void> {
  if (!replica) return;
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
  reply.setCookie(lastWriteCookie, await replica.currentPosition(), { ...attributes, maxAge: maxAgeSeconds });
}
