import type { AppUser, AuthUser } from 'shared-contract/user/session';
import type { UserFailure } from '../error-catalogue.ts';
import type { Session } from '../session.ts';
import type { Instant } from './clock.ts';
import type { TokenSet } from './token-lifetime.ts';

/** A signed-in user with tokens. Only this folder reads the tokens. */
export type SignedIn = {
  status: 'signedIn';
  userId: string;
  user: AuthUser;
  appUser: AppUser;
  tokens: TokenSet;
  /** When the last ten refreshes succeeded, oldest first. */
  refreshes: readonly Instant[];
};

/** Who is signed in. An ended session still has its `appUser`, because its pages stay visible under the modal. */
export type Auth =
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | SignedIn
  | { status: 'ended'; reason: string; userId?: string; appUser?: AppUser; failure?: UserFailure | undefined };

/** The state of one tab's session. Plain data that only `reduceSession` changes. */
export type SessionState = {
  auth: Auth;
  /**
   * True when only a reload of the page can sign in again: the user signed out, or the cookie belongs to another user.
   */
  isClosed: boolean;
  /** How often loading or refreshing has failed in a row for a transient reason. */
  failures: number;
  /** The pause after a transient failure. Loading and refreshing wait until it is over. */
  retry: { since: Instant; ms: number } | null;
  /** True from the request for the lock until the result of the refresh. */
  isRefreshing: boolean;
  /** When the clocks were last checked for a jump. */
  lastCheckAt: Instant;
  /**
   * True when the tab may have slept. Its tokens may be outdated, so it loads the session again before it uses them.
   */
  mayBeStale: boolean;
  /** True when another tab has refreshed since this tab loaded its tokens, so this tab's refresh token is outdated. */
  isOutdated: boolean;
};

/** Returns the state of a tab that has just been opened. */
export function initialState(now: Instant): SessionState {
  return {
    auth: { status: 'notReady' },
    isClosed: false,
    failures: 0,
    retry: null,
    isRefreshing: false,
    lastCheckAt: now,
    mayBeStale: false,
    isOutdated: false,
  };
}

/** Returns the part of the state that remotes may know: no tokens. */
export function toPublicSession(auth: Auth): Session {
  if (auth.status === 'ended') {
    const { userId: _, ...session } = auth;
    return session;
  }
  if (auth.status !== 'signedIn') return auth;
  return { status: 'signedIn', user: auth.user, appUser: auth.appUser, impersonating: false };
}
