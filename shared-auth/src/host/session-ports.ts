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

/** Whether the session is over. `alive` also when the server could not be asked. */
export type Verdict = { kind: 'alive' } | { kind: 'ended'; reason: string };

/** Everything that a session needs from its environment. */
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
  /** Another tab signed out: remove the user's data from this one. */
  onSignedOutElsewhere: () => void;
  /** Another tab signed in as another user: remove the data, keep the drafts for their owner, reload the page. */
  onOtherUser: () => void;
  /** The server has been out of reach for so long that requests fail, or is back. The session stays signed in. */
  onOutage?: (isDown: boolean) => void;
  /** The two expiry fields of new tokens disagree: the server is configured wrongly. The earlier expiry is used. */
  onExpiryConflict?: () => void;
};

/** The session of one tab, as the shell uses it. No method throws or rejects. */
export type HostSession = {
  /** Resolves to the session once the server has said who is signed in, however long that takes. */
  ready: () => Promise<Session>;
  /** Resolves to an access token. Waits for a refresh when the token almost expires; a write also for the session. */
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  /** Resolves to an access token other than `rejected`, which the API answered with 401; refreshes if necessary. */
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /** Asks the server whether the session is over after a second 401 or a 400 under `/auth/` (H4). */
  verdict: (status: number) => Promise<Verdict>;
  /** Asks the server whether the session is over, at most every 10 s, and ends it with `reason` if it is (H1). */
  verify: (reason: string) => Promise<Verdict>;
  /** Signs the user out in every tab, then leaves for `/auth/logout`: at once, or when the network is back. */
  signOut: () => void;
  /** The network is back or the page is visible again: does what is due. `asleep`: checks the session first. */
  resume: (from?: { asleep: boolean }) => void;
  /** Stops all timers and listeners. */
  dispose: () => void;
};
