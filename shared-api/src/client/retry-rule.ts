/** SPEC §7. */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const readLike = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Longest `Retry-After` a page waits for; a longer one is an answer. */
const longestWaitMs = 5000;

/**
 * Milliseconds to wait before repeating, or null when the answer stands. SPEC §7: a read once, a write never.
 * @param attempt 1 for the first answer
 */
export function retryDelay(
  method: string,
  attempt: number,
  outcome: { status: number; retryAfter: string | null } | 'no-answer',
  usualMs: number,
): number | null {
  if (attempt > 1 || !readLike.has(method)) return null;
  if (outcome === 'no-answer') return usualMs;
  if (!retried.has(outcome.status)) return null;
  const seconds = Number(outcome.retryAfter ?? Number.NaN);
  if (!Number.isFinite(seconds)) return usualMs;
  return seconds * 1000 <= longestWaitMs ? seconds * 1000 : null;
}
