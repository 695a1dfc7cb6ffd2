import type { Session } from '../session.ts';
import type { AuthRequests } from './auth-requests.ts';
import type { Clock, SetTimer } from './clock.ts';
import type { RefreshLock } from './refresh-lock.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SignOut } from './sign-out.ts';

/**
 * The reply to a request that asks for an access token: a token; `none` for a visitor; `ended` with the reason; or
 * `unavailable` while the server is out of reach.
 */
export type TokenReply =
  | { kind: 'token'; token: string }
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  | { kind: 'unavailable' };

/** Whether the session is over. The verdict is also `alive` when the server cannot be reached. */
export type Verdict = { kind: 'alive' } | { kind: 'ended'; reason: string };

/** The functions that a session gets from its environment; tests pass their own. */
export type SessionPorts = {
  requests: AuthRequests;
  clock: Clock;
  setTimer: SetTimer;
  channel: SessionChannel;
  lock: RefreshLock;
  signOut?: SignOut;
  /** Returns a number in [0, 1), for jitter. */
  random: () => number;
  /** Receives every change of the session, without tokens. */
  publish: (session: Session) => void;
  /** Called when another tab signed out. The shell then removes the user's data from this tab. */
  onSignedOutElsewhere: () => void;
  /**
   * Called when another tab has signed in as another user. The shell then removes this user's data, but not the drafts,
   * and reloads the page.
   */
  onOtherUser: () => void;
  /**
   * Called with true when the server has been out of reach for so long that requests fail, and with false when the
   * server is back. The user stays signed in.
   */
  onOutage?: (isDown: boolean) => void;
  /**
   * Called when the two expiry fields of new tokens disagree, which means that the server is configured wrongly. The
   * session uses the earlier expiry.
   */
  onExpiryConflict?: () => void;
};

/** The session of one tab with the methods that the shell uses. No method throws or rejects. */
export type HostSession = {
  /** Resolves to the session once it is known who is signed in. Waits without a time limit. */
  ready: () => Promise<Session>;
  /**
   * Resolves to an access token. Waits for a refresh when the token is about to expire. A write also waits until the
   * session is known.
   */
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  /** Resolves to an access token other than `rejected`, to which the API responded with 401. Refreshes if necessary. */
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /** Asks the server whether the session is over, after a second 401 or after a 400 under `/auth/` (H4). */
  verdict: (status: number) => Promise<Verdict>;
  /** Asks the server whether the session is over, at most every 10 s, and ends it with `reason` if it is (H1). */
  verify: (reason: string) => Promise<Verdict>;
  /** Signs the user out in every tab, then navigates to `/auth/logout`: at once, or when the network is back. */
  signOut: () => void;
  /**
   * Refreshes tokens or loads the session when that is due. Call it when the network is back or the page is visible
   * again. With `asleep`, it always checks the session with the server first.
   */
  resume: (from?: { asleep: boolean }) => void;
  /** Stops all timers and listeners. */
  dispose: () => void;
};
