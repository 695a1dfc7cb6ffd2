import { elapsed, type Instant } from './clock.ts';
import { remainingMs, type TokenSet } from './token-lifetime.ts';

/** A background refresh starts this long before expiry (SPEC §9). */
export const bufferMs = 30_000;
/** When the access token expires within this time, requests wait for a new token (SPEC §9). */
const immediateMs = 5_000;

/** The maximum number of refreshes within {@link burstMs} (H2). */
const maxBurst = 10;
const burstMs = 30_000;
const minGapMs = 1000;

/** Returns true when a request must wait for the refresh instead of using the current access token. */
export function mustWait(tokens: TokenSet, now: Instant): boolean {
  return remainingMs(tokens, now) <= immediateMs;
}

/**
 * Returns the milliseconds until the next background refresh (H2). It starts 30 s before expiry, or at once when that
 * time has passed, but never sooner than {@link cooldownMs} allows.
 * @param refreshes when earlier refreshes succeeded, oldest first
 */
export function refreshDelay(tokens: TokenSet, refreshes: readonly Instant[], now: Instant): number {
  const due = Math.max(0, remainingMs(tokens, now) - bufferMs);
  return Math.max(due, cooldownMs(refreshes, now, minRefreshGap(tokens)));
}

/**
 * Returns the minimum milliseconds between two scheduled refreshes: a fifth of the token's lifetime. For a lifetime
 * under 15 s it is 3 s, so that scheduled refreshes stay within the limit of {@link cooldownMs}, ten in 30 s. For one
 * under 4 s it is a second less than the lifetime, but still at least a fifth of it.
 */
export function minRefreshGap({ lifetimeMs }: Pick<TokenSet, 'lifetimeMs'>): number {
  return Math.max(lifetimeMs / 5, Math.min(burstMs / maxBurst, lifetimeMs - minGapMs));
}

/**
 * Returns the milliseconds until another refresh may start. Refreshes start at least a second apart, and at most ten in
 * 30 s.
 * @param refreshes when earlier refreshes succeeded, oldest first
 * @param gapMs the minimum time since the last refresh, if it is more than a second
 */
export function cooldownMs(refreshes: readonly Instant[], now: Instant, gapMs = 0): number {
  const last = refreshes.at(-1);
  if (!last) return 0;
  const tenth = refreshes.at(-maxBurst);
  const afterLast = Math.max(minGapMs, gapMs) - elapsed(last, now);
  return Math.max(0, afterLast, tenth ? burstMs - elapsed(tenth, now) : 0);
}

/**
 * Returns the milliseconds until the next attempt to load the session. The delay doubles from 1 s up to a minute, with
 * 25 % jitter. It is at least `retryAfterMs`.
 * @param attempt 1 for the first retry
 */
export function loadRetryDelay(attempt: number, random: number, retryAfterMs = 0): number {
  const base = Math.min(60_000, 1000 * 2 ** (attempt - 1));
  return Math.max(retryAfterMs, base * (0.75 + random / 2));
}

/** The delay between two attempts during an outage. */
const outagePauseMs = 60_000;

/**
 * Returns the milliseconds until the next attempt to refresh, after `failures` transient failures in a row. After the
 * first failure it is the server's `Retry-After`, if there is one; otherwise it is at least a minute. Up to 25 % jitter
 * spreads the requests of many tabs.
 */
export function refreshRetryDelay(failures: number, random: number, retryAfterMs = 0): number {
  const pause = failures === 1 && retryAfterMs > 0 ? retryAfterMs : Math.max(outagePauseMs, retryAfterMs);
  return pause * (1 + random / 4);
}
