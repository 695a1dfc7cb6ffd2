import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Answer } from '../http/answer.ts';
import { badRequest, Problem } from '../http/problem.ts';
import { idempotencyKeys } from './idempotency-key-table.ts';

export type Repeatable = { scope: string; route: string; key: string; body: unknown };

/**
 * Runs `effect` once per key. The key is claimed, and the answer kept, in the transaction of the effect: a second
 * request with the same key waits for the first and gets its answer; a refused or failed first leaves nothing behind.
 */
export async function idempotent(
  transaction: Database,
  { scope, route, key, body }: Repeatable,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw badRequest('idempotency-key', 'Expected an Idempotency-Key of 1 to 255 visible ASCII characters.');
  }
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('base64url');
  const same = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key));
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ scope, route, key, bodyHash, status: 0, headers: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await transaction.select().from(idempotencyKeys).where(same);
    if (!first) throw new Problem({ status: 409, code: 'idempotency-in-progress', detail: 'Try again in a moment.' });
    if (first.bodyHash !== bodyHash) {
      const detail = 'This Idempotency-Key was used with another body. Use a new key for a new request.';
      throw new Problem({ status: 422, code: 'idempotency-key-reused', detail });
    }
    return {
      status: first.status,
      headers: { ...first.headers, 'idempotency-replayed': 'true' },
      ...(first.body ? { body: first.body } : {}),
    };
  }
  const answer = await effect();
  await transaction
    .update(idempotencyKeys)
    .set({ status: answer.status, headers: answer.headers, body: answer.body ?? null })
    .where(same);
  return answer;
}

/** Equal objects have equal text, whatever the order of their keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
