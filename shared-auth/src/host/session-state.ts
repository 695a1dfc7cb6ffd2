import type { AppUser, AuthUser } from 'shared-contract/user/session';
import type { UserFailure } from '../error-catalogue.ts';
import type { Session } from '../session.ts';
import type { Instant } from './clock.ts';
import type { TokenSet } from './token-lifetime.ts';

/** A user with tokens. Tokens never leave this folder. */
export type SignedIn = {
  status: 'signedIn';
  userId: string;
  user: AuthUser;
  appUser: AppUser;
  tokens: TokenSet;
  /** When the last ten refreshes succeeded, oldest first. */
  refreshes: readonly Instant[];
};

/** Who is signed in. An ended session keeps its `appUser` for the pages that stay on the screen under the modal. */
export type Auth =
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | SignedIn
  | { status: 'ended'; reason: string; userId?: string; appUser?: AppUser; failure?: UserFailure | undefined };

/** Everything one tab knows about its session. Plain data: `reduceSession` is the only code that changes it. */
export type SessionState = {
  auth: Auth;
  /** Only a new page can sign in: the user signed out, or the cookie now belongs to another user. */
  isClosed: boolean;
  /** Consecutive transient failures of what is being loaded or refreshed. */
  failures: number;
  /** A pause after a transient failure; nothing is requested before it is over. */
  retry: { since: Instant; ms: number } | null;
  /** From the request for the lock until the result of the refresh. */
  isRefreshing: boolean;
  /** When the clocks were last checked for a jump. */
  lastCheckAt: Instant;
  /** The tab may have slept, so its tokens may be out of date: the session is reloaded before they are used. */
  mayBeStale: boolean;
  /** Another tab has refreshed since this tab loaded its tokens: this tab's refresh token is no longer the newest. */
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
