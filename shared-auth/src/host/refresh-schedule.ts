import { type Instant, passed } from './clock.ts';
import { remainingMs, type TokenSet } from './token-lifetime.ts';

/** SPEC §9: refresh this long before expiry. */
export const bufferMs = 30_000;
/** SPEC §9: at this or less, requests wait for the refresh. */
export const immediateMs = 5_000;

const burst = { refreshes: 10, withinMs: 30_000 };
const shortestGapMs = 1000;

/** True when a request must wait for the refresh instead of using what is held. */
export function mustWait(tokens: TokenSet, now: Instant): boolean {
  return remainingMs(tokens, now) <= immediateMs;
}

/**
 * Milliseconds until the next background refresh. RELIABILITY H2: at expiry − 30 s, at once when that is past, but between
 * successive refreshes at least 1 s and a fifth of the lifetime, and at most ten in 30 s.
 * @param refreshes when earlier refreshes succeeded, oldest first
 */
export function refreshDelay(tokens: TokenSet, refreshes: readonly Instant[], now: Instant): number {
  const due = Math.max(0, remainingMs(tokens, now) - bufferMs);
  return Math.max(due, cooling(refreshes, now, gapOf(tokens)));
}

/**
 * Milliseconds between two refreshes that nobody was refused for: a fifth of the lifetime, and for very short ones as much
 * as lets ten refreshes fill the 30 s, so that the back-off never comes.
 */
export function gapOf({ lifetimeMs }: Pick<TokenSet, 'lifetimeMs'>): number {
  return Math.max(lifetimeMs / 5, Math.min(burst.withinMs / burst.refreshes, lifetimeMs - shortestGapMs));
}

/**
 * Milliseconds until another refresh may follow the earlier ones at all.
 * @param gapMs asked for between two; never less than a second
 */
export function cooling(refreshes: readonly Instant[], now: Instant, gapMs = 0): number {
  const last = refreshes.at(-1);
  if (!last) return 0;
  const tenth = refreshes.at(-burst.refreshes);
  const afterLast = Math.max(shortestGapMs, gapMs) - passed(last, now);
  return Math.max(0, afterLast, tenth ? burst.withinMs - passed(tenth, now) : 0);
}

/** Milliseconds before try number `attempt` (1 is the first repeat) of the first fetch: doubling up to a minute, jittered. */
export function firstFetchDelay(attempt: number, random: number, retryAfterMs = 0): number {
  const base = Math.min(60_000, 1000 * 2 ** (attempt - 1));
  return Math.max(retryAfterMs, base * (0.75 + random / 2));
}

/** In an outage, one try a minute is enough; tabs spread theirs by a quarter. */
const outagePauseMs = 60_000;

/**
 * Milliseconds before a refresh is tried again after `failures` transient ones. Once, a server that says when it will be
 * back is believed; from then on there is one try a minute at most.
 */
export function outageDelay(failures: number, random: number, retryAfterMs = 0): number {
  const pause = failures === 1 && retryAfterMs > 0 ? retryAfterMs : Math.max(outagePauseMs, retryAfterMs);
  return pause * (1 + random / 4);
}
