import { type Instant, passed } from './clock.ts';
import { type HeldTokens, remainingMs } from './token-lifetime.ts';

/** SPEC §9: refresh this long before expiry. */
export const bufferMs = 30_000;
/** SPEC §9: at this or less, requests wait for the refresh. */
export const immediateMs = 5_000;

const burst = { refreshes: 10, withinMs: 30_000 };

/** True when a request must wait for the refresh instead of using what is held. */
export function mustWait(tokens: HeldTokens, now: Instant): boolean {
  return remainingMs(tokens, now) <= immediateMs;
}

/**
 * Milliseconds until the next background refresh. RELIABILITY H2: at expiry − 30 s, at once when that is past, but between
 * successive refreshes at least 1 s and a fifth of the lifetime, and at most ten in 30 s.
 * @param refreshes when earlier refreshes succeeded, oldest first
 */
export function refreshDelay(tokens: HeldTokens, refreshes: readonly Instant[], now: Instant): number {
  const due = Math.max(0, remainingMs(tokens, now) - bufferMs);
  const last = refreshes.at(-1);
  if (!last) return due;
  const gap = Math.max(1000, tokens.lifetimeMs / 5) - passed(last, now);
  const tenth = refreshes.at(-burst.refreshes);
  const cooling = tenth ? burst.withinMs - passed(tenth, now) : 0;
  return Math.max(due, gap, cooling);
}

/** Milliseconds before try number `attempt` (1 is the first repeat) after a transient failure: doubling up to a minute, jittered. */
export function transientDelay(attempt: number, random: number, retryAfterMs = 0): number {
  const base = Math.min(60_000, 1000 * 2 ** (attempt - 1));
  return Math.max(retryAfterMs, base * (0.75 + random / 2));
}
