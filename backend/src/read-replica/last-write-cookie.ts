import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastWriteCookie } from 'shared-contract/user/session';
import { readSiteCookie, setSiteCookie } from '../auth/site-cookie.ts';
import type { ReadReplica } from './read-replica.ts';
import { parseWalPosition, type WalPosition } from './replay-progress.ts';

/**
 * The lifetime of the cookie. It must be longer than `maxReplicaAgeMs`. Then, when the cookie expires, every replica
 * that is still used contains the write.
 */
const maxAgeSeconds = 2;

/**
 * Returns the position of the browser's last write in the database log, or null. A user can forge the cookie, but that
 * affects only the user's own reads.
 */
export const lastWriteOf = (request: FastifyRequest): WalPosition | null =>
  parseWalPosition(readSiteCookie(request, lastWriteCookie) ?? '');

/**
 * Stores the position of the latest write in the database log in a cookie, so that the browser's next reads see its own
 * write. Does nothing without a replica.
 */
export async function rememberWrite(reply: FastifyReply, replica: ReadReplica | null): Promise<void> {
  if (!replica) return;
  setSiteCookie(reply, lastWriteCookie, await replica.currentPosition(), { maxAge: maxAgeSeconds });
}
