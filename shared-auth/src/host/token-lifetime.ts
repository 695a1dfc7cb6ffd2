import type { Tokens } from 'shared-contract/user/session';
import { elapsed, type Instant } from './clock.ts';

/**
 * Tokens with their lifetime on receipt. The lifetime is stored instead of the expiry, so that setting a clock later
 * does not change it.
 */
export type TokenSet = {
  accessToken: string;
  /** An opaque string that is bound to the session cookie. */
  refreshToken: string | undefined;
  receivedAt: Instant;
  /** Milliseconds from `receivedAt` to the expiry; 0 when the access token had expired before it arrived. */
  lifetimeMs: number;
};

/** The year 2100 in epoch seconds. A larger value must be in milliseconds (H3). */
const maxEpochSeconds = 4_102_444_800;
const maxLifetimeMs = 400 * 24 * 3600_000;
/**
 * The two expiry fields are in conflict when they differ by more than this. Both fields and the `Date` header are whole
 * seconds, so correct values differ by up to two seconds.
 */
const maxExpiryDifferenceMs = 5_000;

/**
 * Returns the lifetime of the access token in milliseconds from its receipt, or null when the server sent no usable
 * expiry. When the two expiry fields disagree, the earlier expiry wins and `hasConflict` is true.
 * @param serverNow the server's clock on receipt (its `Date` header), in milliseconds
 */
export function tokenLifetime(
  { expiresIn, accessTokenExpiry }: Tokens,
  serverNow: number,
): { ms: number; hasConflict: boolean } | null {
  const lifetimes = [fromDuration(expiresIn), fromEpoch(accessTokenExpiry, serverNow)].filter((ms) => ms !== null);
  if (lifetimes.length === 0) return null;
  const ms = Math.min(...lifetimes);
  return { ms, hasConflict: Math.max(...lifetimes) - ms > maxExpiryDifferenceMs };
}

/**
 * Returns the milliseconds of `expiresIn`, which is in seconds. A value of more than 400 days is read as milliseconds.
 * Returns null for a negative value.
 */
function fromDuration(expiresIn = -1): number | null {
  if (!(expiresIn >= 0)) return null;
  return expiresIn * 1000 <= maxLifetimeMs ? expiresIn * 1000 : plausible(expiresIn);
}

/**
 * Returns the milliseconds until `accessTokenExpiry`, which is in epoch seconds. A value after 2100 is read as epoch
 * milliseconds.
 */
function fromEpoch(accessTokenExpiry = 0, serverNow: number): number | null {
  if (!(accessTokenExpiry > 0)) return null;
  const expiry = accessTokenExpiry > maxEpochSeconds ? accessTokenExpiry : accessTokenExpiry * 1000;
  return plausible(Math.max(0, expiry - serverNow));
}

function plausible(ms: number): number | null {
  return ms <= maxLifetimeMs ? ms : null;
}

/** Returns the milliseconds until the access token expires; negative after that. */
export function remainingMs(tokens: TokenSet, now: Instant): number {
  return tokens.lifetimeMs - elapsed(tokens.receivedAt, now);
}
