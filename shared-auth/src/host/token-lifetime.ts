import type { Tokens } from 'shared-contract/session';
import { type Instant, passed } from './clock.ts';

/** Tokens with the life they had left when they came, so that no later clock change touches them. */
export type HeldTokens = {
  accessToken: string;
  refreshToken: string | undefined;
  receivedAt: Instant;
  lifetimeMs: number;
};

/** Epoch seconds of the year 2100; a larger "second" is a millisecond (RELIABILITY H3). */
const latestEpochSecond = 4_102_444_800;
const longestLifetimeMs = 400 * 24 * 3600_000;

/**
 * The access token's life in milliseconds from its receipt, or null when the server gave nothing usable.
 * @param serverNow the server's clock at receipt (its Date header), in milliseconds
 */
export function lifetimeOf(tokens: Tokens, serverNow: number): number | null {
  const { expiresIn, accessTokenExpiry } = tokens;
  if (expiresIn !== undefined) return within(expiresIn * 1000);
  if (accessTokenExpiry === undefined) return null;
  const expiry = accessTokenExpiry > latestEpochSecond ? accessTokenExpiry : accessTokenExpiry * 1000;
  return within(expiry - serverNow);
}

function within(ms: number): number | null {
  return Number.isFinite(ms) && ms <= longestLifetimeMs ? Math.max(0, ms) : null;
}

/** Milliseconds the access token has left. */
export function remainingMs(tokens: HeldTokens, now: Instant): number {
  return tokens.lifetimeMs - passed(tokens.receivedAt, now);
}
