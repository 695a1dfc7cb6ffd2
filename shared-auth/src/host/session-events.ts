import type { Instant } from './clock.ts';
import type { SessionResult, TokenResult } from './load-session.ts';
import type { SessionMessage } from './session-channel.ts';
import type { Auth, SessionState, SignedIn } from './session-state.ts';

type Variants<Payloads, Type extends keyof Payloads> = { [T in Type]: { type: T } & Payloads[T] }[Type];

/**
 * What can happen to a session. A result carries the `auth` that it was requested for; the reducer ignores the result
 * when that has changed since.
 */
type EventPayloads = {
  started: unknown;
  sessionLoaded: { auth: Auth; result: SessionResult };
  /** Another tab posted a message. */
  messageReceived: { message: SessionMessage };
  /** Fires at the latest when something is due, but possibly earlier. */
  timerFired: unknown;
  /** A request needs an access token, and not `rejected`, which the API answered with 401. */
  tokenRequested: { rejected: string | null };
  /** `waited`: another tab held the lock, so it has probably refreshed. */
  lockGranted: { waited: boolean };
  tokensLoaded: { auth: SignedIn; result: TokenResult };
  /** The session was reloaded because something suggested that it is over. */
  probed: { reason: string; result: TokenResult };
  /** The network is back or the page is visible again. `wasAsleep`: nothing this tab knows is certain. */
  resumed: { wasAsleep: boolean };
  signOutRequested: unknown;
};

/** What the runner does for the reducer, through the ports. */
type EffectPayloads = {
  loadSession: { auth: Auth };
  acquireLock: unknown;
  releaseLock: unknown;
  /** Trades the refresh token for new tokens. */
  refreshTokens: { auth: SignedIn };
  /** Loads the newest tokens of the session cookie, without a rotation. */
  reloadTokens: { auth: SignedIn };
  setTimer: { ms: number };
  clearTimer: unknown;
  /** The server is out of reach; report that unless it recovers within `ms`. */
  failed: { ms: number };
  recovered: unknown;
  publish: { auth: Auth };
  /** Sends a message to the other tabs. */
  post: { message: SessionMessage };
  onSignedOutElsewhere: unknown;
  onOtherUser: unknown;
  /** Leaves for `/auth/logout`. */
  signOut: unknown;
};

export type EventType = keyof EventPayloads;
export type SessionEvent<Type extends EventType = EventType> = Variants<EventPayloads, Type>;
export type EffectType = keyof EffectPayloads;
export type SessionEffect<Type extends EffectType = EffectType> = Variants<EffectPayloads, Type>;

/** The inputs of a transition that change by themselves. `random` is in [0, 1). */
export type Moment = { now: Instant; random: number };
export type Transition = { state: SessionState; effects: SessionEffect[] };
/** A transition in progress: the reducer's own copy of the state, which its steps change. */
export type Draft = Transition & Moment;
