import type { Session } from '../session.ts';
import type { AuthRequests } from './auth-requests.ts';
import type { Clock } from './clock.ts';
import type { SetTimer } from './long-timeout.ts';
import type { RefreshLock } from './refresh-lock.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SignOut } from './sign-out.ts';

/** What a request is told when it asks for a token. */
export type TokenReply =
  | { kind: 'token'; token: string }
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  | { kind: 'unavailable' };

export type Verdict = { kind: 'alive' } | { kind: 'ended'; reason: string };

/** Everything the session needs of the world. */
export type SessionPorts = {
  requests: AuthRequests;
  clock: Clock;
  setTimer: SetTimer;
  channel: SessionChannel;
  lock: RefreshLock;
  signOut?: SignOut;
  random: () => number;
  /** Told of every change of facts. */
  publish: (session: Session) => void;
  /** Another tab signed out: everything of that user must go from this one. */
  onSignedOutElsewhere: () => void;
  /** Another tab signed in as somebody else: as above, but the drafts are kept for their owner. This page has to start anew. */
  onOtherUser: () => void;
  /** The server has been out of reach for so long that requests fail, or is back: for a quiet notice, nobody is signed out. */
  onOutage?: (isInTrouble: boolean) => void;
};

export type HostSession = {
  /** The session as it is, once the first fetch has made it known, however long that takes. */
  ready: () => Promise<Session>;
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /** After a second 401, or a 400 under /auth/: is the session over? */
  verdict: (status: number) => Promise<Verdict>;
  /** Something says that the session may be over: it is asked, and ends with `reason` only if that is true. */
  verify: (reason: string) => Promise<Verdict>;
  /** The one way out that the user did not choose. */
  end: (reason: string) => void;
  /** A deliberate sign-out: forgets here and in every tab, then leaves for `/auth/logout`, offline once the network is back. */
  signOut: () => void;
  /** Back online or back in front: what waits for a timer is looked at now. `asleep`: nothing this tab knows is sure. */
  resume: (from?: { asleep: boolean }) => void;
  dispose: () => void;
};
