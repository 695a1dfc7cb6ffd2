import type { AppUser, AuthUser, Tokens } from 'shared-contract/user/session';
import { endReasons, type UserFailure, userFailure } from '../error-catalogue.ts';
import type { AuthResponse } from './auth-requests.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SignedIn } from './session-state.ts';
import { type TokenSet, tokenLifetime } from './token-lifetime.ts';

/** The outcome of loading the session that the cookie belongs to. */
export type SessionResult =
  | { kind: 'user'; user: AuthUser; appUser: AppUser; tokens: TokenSet }
  | { kind: 'visitor' }
  /**
   * The response has a user but no usable tokens, or the app user could not be loaded; `reason` is a text of SPEC §8.
   */
  | { kind: 'unusable'; reason: string; failure?: UserFailure }
  | Transient;

/** The outcome of an attempt to get new tokens for one user. */
export type TokenResult =
  /** `isRotated`: this tab exchanged its refresh token, so the refresh tokens of other tabs may be outdated. */
  | { kind: 'tokens'; tokens: TokenSet; isRotated: boolean }
  /** The session is over; `reason` is a text of SPEC §8. */
  | { kind: 'gone'; reason: string }
  /** The session cookie belongs to another user. */
  | { kind: 'otherUser' }
  | Transient;

/** A failure that does not end the session, such as a broken network (H5). */
type Transient = Extract<AuthResponse<never>, { kind: 'transient' }>;
type Server = Pick<SessionPorts, 'requests' | 'clock' | 'onExpiryConflict'>;

/** Loads the session. Requests the app user separately when the response does not contain it. */
export async function loadSession(server: Server): Promise<SessionResult> {
  const session = await fetchSession(server);
  if (session.kind !== 'user') return session;
  const { user, tokens, appUser } = session;
  if (appUser) return { kind: 'user', user, appUser, tokens };
  const response = await server.requests.customerUser(user.id, tokens.accessToken);
  if (response.kind === 'ok') return { kind: 'user', user, appUser: response.value, tokens };
  if (response.kind === 'transient') return response;
  const failure = userFailure(response.kind === 'refused' ? response : undefined);
  return { kind: 'unusable', reason: endReasons.noAppUser, failure };
}

/** Loads the current tokens of the session cookie without rotating the refresh token. */
export async function reloadTokens(server: Server, { userId }: SignedIn): Promise<TokenResult> {
  const session = await fetchSession(server);
  if (session.kind === 'transient') return session;
  if (session.kind === 'visitor') return { kind: 'gone', reason: endReasons.authError(session.status) };
  if (session.kind === 'unusable') return { kind: 'gone', reason: session.reason };
  if (session.user.id !== userId) return { kind: 'otherUser' };
  return { kind: 'tokens', tokens: session.tokens, isRotated: false };
}

/**
 * Exchanges the refresh token for new tokens. Repeats the request once after an invalid response; a second invalid
 * response ends the session (SPEC §8). When the server refuses the refresh token, loads the current tokens of the
 * session cookie, which may belong to a newer sign-in.
 */
export async function refreshTokens(server: Server, auth: SignedIn): Promise<TokenResult> {
  const { refreshToken } = auth.tokens;
  if (refreshToken === undefined) return { kind: 'gone', reason: endReasons.noRefreshCycle };
  // A second request is safe: within a grace period the server repeats its response to the same refresh token.
  let response = await fetchTokens(server, refreshToken);
  if (response.kind === 'invalid') response = await fetchTokens(server, refreshToken);
  if (response.kind === 'invalid') return { kind: 'gone', reason: endReasons.noRefreshCycle };
  if (response.kind !== 'refused' && response.kind !== 'stale') return response;
  const current = await reloadTokens(server, auth);
  if (response.kind === 'stale' || current.kind === 'otherUser') return current;
  // The server refused this refresh token. The session ends, unless the cookie now belongs to a newer sign-in, which
  // has another refresh token.
  const isNewer = current.kind === 'tokens' && (current.tokens.refreshToken ?? refreshToken) !== refreshToken;
  return isNewer ? current : { kind: 'gone', reason: endReasons.authError(response.status) };
}

/** Loads the user and the tokens. A user is signed in only when the response contains both (SPEC §4). */
async function fetchSession(server: Server) {
  const response = await server.requests.session();
  if (response.kind === 'transient') return response;
  if (response.kind === 'invalid') return { kind: 'transient', retryAfterMs: 0 } as const;
  if (response.kind === 'refused') return { kind: 'visitor', status: response.status } as const;
  const { user, tokens, appUser } = response.value;
  if (!user) return { kind: 'visitor', status: 401 } as const;
  if (!tokens) return { kind: 'unusable', reason: endReasons.noTokens } as const;
  const tokenSet = toTokenSet(server, tokens, response.serverNow);
  if (!tokenSet) return { kind: 'unusable', reason: endReasons.noRefreshCycle } as const;
  return { kind: 'user', user, appUser, tokens: tokenSet } as const;
}

async function fetchTokens(server: Server, refreshToken: string) {
  const response = await server.requests.refresh(refreshToken);
  if (response.kind !== 'ok') return response;
  // A server that does not rotate the refresh token omits it from the response. The current one then remains in use.
  const tokens = toTokenSet(server, { refreshToken, ...response.value }, response.serverNow);
  // Tokens that have already expired are rejected, because using them would cause an endless series of refreshes.
  if (!tokens || tokens.lifetimeMs === 0) return { kind: 'invalid' } as const;
  return { kind: 'tokens', tokens, isRotated: true } as const;
}

function toTokenSet({ clock, onExpiryConflict }: Server, tokens: Tokens, serverNow: number | null): TokenSet | null {
  const receivedAt = clock();
  const lifetime = tokenLifetime(tokens, serverNow ?? receivedAt.wall);
  if (!lifetime) return null;
  if (lifetime.hasConflict) onExpiryConflict?.();
  const { accessToken, refreshToken } = tokens;
  return { accessToken, refreshToken, receivedAt, lifetimeMs: lifetime.ms };
}
