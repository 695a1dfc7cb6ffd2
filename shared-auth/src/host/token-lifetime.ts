import type { Tokens } from 'shared-contract/user/session';
import { type Instant, passed } from './clock.ts';

/** Tokens with the life they had left when they came, so that no later clock change touches them. */
export type TokenSet = {
  accessToken: string;
  refreshToken: string | undefined;
  receivedAt: Instant;
  lifetimeMs: number;
};

/** Epoch seconds of the year 2100; a larger "second" is a millisecond (RELIABILITY H3). */
const latestEpochSecond = 4_102_444_800;
const longestLifetimeMs = 400 * 24 * 3600_000;

/**
 * The access token's life in milliseconds from its receipt, or null when the server gave nothing usable. Where it gave two
 * that disagree, as when one of them is in the wrong unit, the shorter holds.
 * @param serverNow the server's clock at receipt (its Date header), in milliseconds
 */
export function lifetimeOf({ expiresIn, accessTokenExpiry }: Tokens, serverNow: number): number | null {
  const lives = [fromDuration(expiresIn), fromInstant(accessTokenExpiry, serverNow)].filter((life) => life !== null);
  return lives.length > 0 ? Math.min(...lives) : null;
}

/** Seconds, or milliseconds where seconds would be years. A negative duration says nothing. */
function fromDuration(expiresIn = Number.NaN): number | null {
  if (!(expiresIn >= 0)) return null;
  return expiresIn * 1000 <= longestLifetimeMs ? expiresIn * 1000 : within(expiresIn);
}

function fromInstant(accessTokenExpiry = Number.NaN, serverNow: number): number | null {
  if (!(accessTokenExpiry > 0)) return null;
  const expiry = accessTokenExpiry > latestEpochSecond ? accessTokenExpiry : accessTokenExpiry * 1000;
  return within(Math.max(0, expiry - serverNow));
}

function within(ms: number): number | null {
  return ms <= longestLifetimeMs ? ms : null;
}

/** Milliseconds the access token has left. */
export function remainingMs(tokens: TokenSet, now: Instant): number {
  return tokens.lifetimeMs - passed(tokens.receivedAt, now);
}
