/** SPEC §7. */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The longest `Retry-After` that a page waits for. With a longer one it returns the error. */
const maxRetryAfterMs = 5000;

/**
 * Milliseconds to wait before the retry, or null without one. SPEC §7: a read is retried once, a write never.
 * @param attempt 1 for the first one
 */
export function retryDelay(
  method: string,
  attempt: number,
  outcome: { status: number; retryAfter: string | null } | 'no-answer',
  defaultMs: number,
): number | null {
  if (attempt > 1 || !readMethods.has(method)) return null;
  if (outcome === 'no-answer') return defaultMs;
  if (!retriedStatuses.has(outcome.status)) return null;
  const seconds = Number(outcome.retryAfter ?? Number.NaN);
  if (!Number.isFinite(seconds)) return defaultMs;
  return seconds * 1000 <= maxRetryAfterMs ? seconds * 1000 : null;
}
