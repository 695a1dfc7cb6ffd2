/** Statuses after which a read is repeated (SPEC §7). */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The longest `Retry-After` that the client waits for. When the server asks for more, the request is not repeated. */
const maxRetryAfterMs = 5000;

/**
 * Returns the milliseconds to wait before the next attempt, or null when the request must not be repeated. A read is
 * repeated once, a write never (SPEC §7).
 * @param attempt 1 for the first attempt
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
