import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { badRequest, Problem } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { idempotencyKeys } from './idempotency-key-table.ts';

type RequestOfUser = { route: Route; request: FastifyRequest; userId: string | undefined; upload: Upload | undefined };

/**
 * Runs `effect` once per user, route and `Idempotency-Key`. Stores key and reply in the transaction of the effect. So a
 * second request with the same key and body waits for the first one and gets the same reply. A request that fails
 * stores nothing, so it can be repeated.
 */
export async function replayable(
  transaction: Database,
  { route, request, userId, upload }: RequestOfUser,
  effect: () => Promise<Reply>,
): Promise<Reply> {
  const header = request.headers['idempotency-key'];
  if (route.method !== 'POST' || route.isReplaySafe || header === undefined || userId === undefined) return effect();
  const key = String(header);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw badRequest('idempotency-key', 'Expected an Idempotency-Key of 1 to 255 visible ASCII characters.');
  }
  const bodyHash = hashOf(upload ? [request.url, upload.digest] : request.body);
  const ids = { scope: userId, route: route.path, key };
  const [claimed] = await transaction
    .insert(idempotencyKeys)
    .values({ ...ids, bodyHash, status: 0, headers: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const { scope, route: path } = idempotencyKeys;
  const isSameKey = and(eq(scope, ids.scope), eq(path, ids.route), eq(idempotencyKeys.key, key));
  if (!claimed) {
    const [stored] = await transaction.select().from(idempotencyKeys).where(isSameKey);
    return replay(stored, bodyHash);
  }
  const reply = await effect();
  await transaction
    .update(idempotencyKeys)
    .set({ status: reply.status, headers: reply.headers, body: reply.body ?? null })
    .where(isSameKey);
  return reply;
}

function replay(stored: typeof idempotencyKeys.$inferSelect | undefined, bodyHash: string): Reply {
  if (!stored) {
    const detail = 'The first request with this Idempotency-Key is still running. Try again in a moment.';
    throw new Problem(409, 'idempotency-in-progress', detail);
  }
  if (stored.bodyHash !== bodyHash) {
    const detail = 'This Idempotency-Key was used with another body. Use a new key for a new request.';
    throw new Problem(422, 'idempotency-key-reused', detail);
  }
  const headers = { ...stored.headers, 'idempotency-replayed': 'true' };
  return { status: stored.status, headers, ...(stored.body ? { body: stored.body } : {}) };
}

/** Returns the SHA-256 of JSON with sorted keys, so that the order of keys makes no difference. */
function hashOf(value: unknown): string {
  const json = JSON.stringify(value ?? null, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(json).digest('base64url');
}
