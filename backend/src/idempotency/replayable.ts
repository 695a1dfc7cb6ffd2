import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { badRequest, Problem } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { idempotencyKeys } from './idempotency-key-table.ts';

type RequestOfUser = { route: Route; request: FastifyRequest; userId: string | undefined; upload: Upload | undefined };

type StoredKey = typeof idempotencyKeys.$inferSelect;
type Sent = { scope: string; route: string; key: string; bodyHash: string };

/**
 * Runs `effect` once per user, route and `Idempotency-Key`. Stores key and reply in the transaction of the effect. So a
 * second request with the same key and body waits for the first one and gets the same reply. A request that fails
 * stores nothing, so it can be repeated.
 */
export async function replayable(
  transaction: Database,
  request: RequestOfUser,
  effect: () => Promise<Reply>,
): Promise<Reply> {
  const sent = readKey(request);
  if (!sent) return effect();
  const [claimed] = await transaction
    .insert(idempotencyKeys)
    .values({ ...sent, status: 0, headers: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const stored = await findKey(transaction, sent);
    if (stored) return replay(stored, sent);
    const detail = 'The first request with this Idempotency-Key is still running. Try again in a moment.';
    throw new Problem(409, 'idempotency-in-progress', detail);
  }
  const reply = await effect();
  await transaction
    .update(idempotencyKeys)
    .set({ status: reply.status, headers: reply.headers, body: reply.body ?? null })
    .where(isSameKey(sent));
  return reply;
}

/**
 * Returns the stored reply of a repeated request, or null. It saves work before the transaction, in which `replayable`
 * looks again.
 * @throws Problem 400 for a malformed key, 422 for one that was used with another body
 */
export async function findStoredReply(database: Database, request: RequestOfUser): Promise<Reply | null> {
  const sent = readKey(request);
  const stored = sent && (await findKey(database, sent));
  return stored ? replay(stored, sent) : null;
}

/**
 * Returns null for a request that is not stored.
 * @throws Problem 400 for a malformed key
 */
function readKey({ route, request, userId, upload }: RequestOfUser): Sent | null {
  const header = request.headers['idempotency-key'];
  if (route.method !== 'POST' || route.isReplaySafe || header === undefined || userId === undefined) return null;
  const key = String(header);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw badRequest('idempotency-key', 'Expected an Idempotency-Key of 1 to 255 visible ASCII characters.');
  }
  const bodyHash = hashOf(upload ? [request.url, upload.digest] : request.body);
  return { scope: userId, route: route.path, key, bodyHash };
}

const findKey = (database: Database, sent: Sent): Promise<StoredKey | null> =>
  firstRow(database.select().from(idempotencyKeys).where(isSameKey(sent)));

function isSameKey(sent: Sent) {
  const { scope, route, key } = idempotencyKeys;
  return and(eq(scope, sent.scope), eq(route, sent.route), eq(key, sent.key));
}

function replay(stored: StoredKey, { bodyHash }: Sent): Reply {
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
