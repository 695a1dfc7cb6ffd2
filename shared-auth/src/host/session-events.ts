import type { Instant } from './clock.ts';
import type { SessionResult, TokenResult } from './load-session.ts';
import type { SessionMessage } from './session-channel.ts';
import type { Auth, SessionState, SignedIn } from './session-state.ts';

type Variants<Payloads, Type extends keyof Payloads> = { [T in Type]: { type: T } & Payloads[T] }[Type];

/**
 * The events of a session and their payloads. `sessionLoaded` and `tokensLoaded` also contain the `auth` for which the
 * result was requested. When `auth` has changed since, the reducer ignores the result.
 */
type EventPayloads = {
  started: unknown;
  sessionLoaded: { auth: Auth; result: SessionResult };
  /** Another tab posted a message. */
  messageReceived: { message: SessionMessage };
  /** The session's timer fired. That may be too early, so the reducer checks whether anything is due. */
  timerFired: unknown;
  /** A request needs an access token. `rejected` is the token to which the API responded with 401, if there is one. */
  tokenRequested: { rejected: string | null };
  /** This tab may refresh now. `waited` means that it waited for another tab, which has probably refreshed. */
  lockGranted: { waited: boolean };
  tokensLoaded: { auth: SignedIn; result: TokenResult };
  /**
   * The tab has asked the server whether the session is over, because of `reason`; `result` is the server's response.
   */
  probed: { reason: string; result: TokenResult };
  /** The network is back or the page is visible again. `wasAsleep` means that the tab's tokens may be out of date. */
  resumed: { wasAsleep: boolean };
  signOutRequested: unknown;
  /** An earlier sign-out is unfinished, and this tab cannot finish it. */
  signOutBlocked: unknown;
};

/** The effects that the reducer returns. The runner executes them through the ports. */
type EffectPayloads = {
  loadSession: { auth: Auth };
  acquireLock: unknown;
  releaseLock: unknown;
  /** Exchanges the refresh token for new tokens. */
  refreshTokens: { auth: SignedIn };
  /** Loads the current tokens of the session cookie without rotating the refresh token. */
  reloadTokens: { auth: SignedIn };
  setTimer: { ms: number };
  clearTimer: unknown;
  /** Reports an outage after `ms`, unless the server responds before. */
  failed: { ms: number };
  recovered: unknown;
  publish: { auth: Auth };
  /** Sends a message to the other tabs. */
  post: { message: SessionMessage };
  onSignedOutElsewhere: unknown;
  onOtherUser: unknown;
  /** Navigates to `/auth/logout`. */
  signOut: unknown;
};

export type EventType = keyof EventPayloads;
export type SessionEvent<Type extends EventType = EventType> = Variants<EventPayloads, Type>;
export type EffectType = keyof EffectPayloads;
export type SessionEffect<Type extends EffectType = EffectType> = Variants<EffectPayloads, Type>;

/** The time and the random number of a transition, which a pure reducer cannot read itself. `random` is in [0, 1). */
export type Moment = { now: Instant; random: number };
export type Transition = { state: SessionState; effects: SessionEffect[] };
/** A transition that is in progress. The steps of the reducer change its state and add effects. */
export type PendingTransition = Transition & Moment;
