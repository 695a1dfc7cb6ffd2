import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastWriteCookie } from 'shared-contract/user/session';
import type { ReadReplica } from './read-replica.ts';
import { parseWalPosition, type WalPosition } from './replay-progress.ts';

/** Longer than `maxReplicaAgeMs`: a replica that is used at the end of this time has replayed the write. */
const maxAgeSeconds = 2;

/** Returns the position of the browser's last write, or null. A forged one only affects the sender's own reads. */
export const lastWriteOf = (request: FastifyRequest): WalPosition | null =>
  parseWalPosition(request.cookies[lastWriteCookie] ?? '');

/** Stores the position of a committed write in the browser, when there is a replica. */
export async function rememberWrite(reply: FastifyReply, replica: ReadReplica | null): Promise<void> {
  if (!replica) return;
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
  reply.setCookie(lastWriteCookie, await replica.currentPosition(), { ...attributes, maxAge: maxAgeSeconds });
}
