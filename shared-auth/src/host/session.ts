import type { SessionResponse } from 'shared-contract/session';
import type { Session } from '../session.ts';
import type { Answer, AuthRequests } from './auth-requests.ts';
import type { Clock } from './clock.ts';
import { afterLong, type SetTimer } from './long-timer.ts';
import { mustWait, refreshDelay, transientDelay } from './refresh-schedule.ts';
import type { SessionChannel } from './session-channel.ts';
import { endReasons, factsOf, type HostState, holdTokens, readSession } from './session-state.ts';
import { remainingMs } from './token-lifetime.ts';

/** What a request is told when it asks for a token. */
export type TokenReply =
  | { kind: 'token'; token: string }
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  | { kind: 'unavailable' };

export type SessionPorts = {
  requests: AuthRequests;
  clock: Clock;
  setTimer: SetTimer;
  channel: SessionChannel;
  random: () => number;
  /** Told of every change of facts. */
  publish: (session: Session) => void;
  /** Another tab signed out: everything of that user must go from this one. */
  onSignedOutElsewhere: () => void;
};

export type HostSession = {
  /** The session as it is, once the first fetch has made it known, however long that takes. */
  ready: () => Promise<Session>;
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  verdict: (status: number) => Promise<{ kind: 'alive' } | { kind: 'ended'; reason: string }>;
  /** The one way out that the user did not choose. */
  end: (reason: string) => void;
  /** A deliberate sign-out: forgets here and in every tab; the caller then leaves for the login service. */
  forget: () => void;
  /** Back online or back in front: what waits for a timer is looked at now. */
  wake: () => void;
  dispose: () => void;
};

/** How long a request waits for the first session fetch. */
const longestWaitMs = 10_000;

/** One session of one tab, started at once. Clock, network, timer and channel come from outside. */
export function createSession(ports: SessionPorts): HostSession {
  const { requests, clock, setTimer, publish } = ports;
  let state: HostState = { status: 'notReady' };
  let cancelTimer = () => {};
  let refreshing: Promise<void> | null = null;
  let failures = 0;
  let quietUntilFailureTimer = false;
  let disposed = false;
  const stopListening = ports.channel.listen(() => {
    if (state.status === 'signedOut') return;
    become({ status: 'signedOut' });
    ports.onSignedOutElsewhere();
  });
  let settle: (session: Session) => void;
  const known = new Promise<Session>((resolve) => {
    settle = resolve;
  });
  void start();

  function become(next: HostState): void {
    if (disposed) return;
    const before = state;
    state = next;
    cancelTimer();
    if (next.status === 'signedIn') {
      cancelTimer = afterLong(
        () => void refresh(),
        refreshDelay(next.tokens, next.refreshes, clock()),
        clock,
        setTimer,
      );
    }
    // New tokens are nobody's news but ours.
    if (before.status !== 'signedIn' || next.status !== 'signedIn') publish(factsOf(next));
    if (next.status !== 'notReady') settle(factsOf(next));
  }

  function end(reason: string): void {
    if (state.status !== 'signedOut' && state.status !== 'ended') become({ status: 'ended', reason });
  }

  /** Asks until there is an answer: a visitor is only who the server calls one. */
  async function start(): Promise<void> {
    for (let attempt = 1; !disposed && state.status === 'notReady'; attempt += 1) {
      const answer = await requests.session();
      if (state.status !== 'notReady') return;
      if (answer.kind === 'ok') return takeSession(answer);
      if (answer.kind === 'refused') return become({ status: 'signedOut' });
      await pause(transientDelay(attempt, ports.random(), answer.kind === 'transient' ? answer.retryAfterMs : 0));
    }
  }

  async function takeSession(answer: Extract<Answer<SessionResponse>, { kind: 'ok' }>): Promise<void> {
    const receivedAt = clock();
    const reading = readSession(answer.value, answer.serverNow ?? receivedAt.wall, receivedAt);
    if (reading.kind === 'visitor') return become({ status: 'signedOut' });
    if (reading.kind === 'end') return end(reading.reason);
    const { user, tokens } = reading;
    const appUser = reading.appUser ?? (await fetchAppUser(user.id, tokens.accessToken));
    if (state.status !== 'notReady') return;
    if (appUser) become({ status: 'signedIn', user, appUser, tokens, refreshes: [] });
    else end(endReasons.noAppUser);
  }

  async function fetchAppUser(id: string, accessToken: string) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await requests.customerUser(id, accessToken);
      if (answer.kind === 'ok') return answer.value;
      if (answer.kind !== 'transient' || state.status !== 'notReady' || disposed) return null;
      await pause(transientDelay(attempt, ports.random(), answer.retryAfterMs));
    }
  }

  /** One at a time in this tab; everybody who needs it waits for the same one. */
  function refresh(): Promise<void> {
    refreshing ??= refreshNow().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshNow(): Promise<void> {
    if (state.status !== 'signedIn') return;
    const held = state.tokens;
    if (held.refreshToken === undefined) return end(endReasons.noRefreshCycle);
    let answer = await requests.refresh(held.refreshToken);
    if (answer.kind === 'invalid') answer = await requests.refresh(held.refreshToken);
    // Signed out while we asked: what came is for nobody.
    if (state.status !== 'signedIn' || state.tokens !== held) return;
    if (answer.kind === 'refused') return end(endReasons.authError(answer.status));
    if (answer.kind === 'invalid') return end(endReasons.noRefreshCycle);
    if (answer.kind === 'transient') return tryAgainLater(answer.retryAfterMs);
    failures = 0;
    quietUntilFailureTimer = false;
    const receivedAt = clock();
    const tokens = holdTokens(answer.value, answer.serverNow ?? receivedAt.wall, receivedAt, held.refreshToken);
    if (!tokens) return end(endReasons.noRefreshCycle);
    become({ ...state, tokens, refreshes: [...state.refreshes, receivedAt].slice(-10) });
  }

  /** A transient failure never ends a session; it only makes us wait (RELIABILITY H5). */
  function tryAgainLater(retryAfterMs: number): void {
    failures += 1;
    quietUntilFailureTimer = true;
    cancelTimer();
    const retry = () => {
      quietUntilFailureTimer = false;
      void refresh();
    };
    cancelTimer = afterLong(retry, transientDelay(failures, ports.random(), retryAfterMs), clock, setTimer);
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      cancelTimer = afterLong(resolve, ms, clock, setTimer);
      wakePause = () => {
        cancelTimer();
        resolve();
      };
    });
  }
  let wakePause = () => {};

  /** False when the session could not be learned in the time a request may wait. */
  function knownSoon(): Promise<boolean> {
    if (state.status !== 'notReady') return Promise.resolve(true);
    return new Promise((resolve) => {
      const cancel = setTimer(() => resolve(false), longestWaitMs);
      void known.then(() => {
        cancel();
        resolve(true);
      });
    });
  }

  function reply(usable: (token: string) => boolean): TokenReply {
    if (state.status === 'ended') return { kind: 'ended', reason: state.reason };
    if (state.status !== 'signedIn') return { kind: 'none' };
    const { accessToken } = state.tokens;
    return usable(accessToken) ? { kind: 'token', token: accessToken } : { kind: 'unavailable' };
  }

  return {
    ready: () => known.then(() => factsOf(state)),
    async accessToken({ write }) {
      if (write && !(await knownSoon())) return { kind: 'unavailable' };
      if (state.status === 'signedIn' && mustWait(state.tokens, clock()) && !quietUntilFailureTimer) await refresh();
      return reply(() => state.status === 'signedIn' && remainingMs(state.tokens, clock()) > 0);
    },
    async freshAccessToken(rejected) {
      if (!(await knownSoon())) return { kind: 'unavailable' };
      if (state.status === 'signedIn' && state.tokens.accessToken === rejected && !quietUntilFailureTimer)
        await refresh();
      return reply((token) => token !== rejected);
    },
    async verdict(status) {
      const answer = await requests.session();
      const gone = answer.kind === 'refused' || (answer.kind === 'ok' && answer.value.user === null);
      if (gone) end(endReasons.authError(status));
      return state.status === 'ended' ? { kind: 'ended', reason: state.reason } : { kind: 'alive' };
    },
    end,
    forget() {
      become({ status: 'signedOut' });
      ports.channel.post({ kind: 'signed-out' });
    },
    wake() {
      if (state.status === 'notReady') wakePause();
      if (state.status !== 'signedIn') return;
      if (quietUntilFailureTimer || refreshDelay(state.tokens, state.refreshes, clock()) <= 0) {
        quietUntilFailureTimer = false;
        void refresh();
      }
    },
    dispose() {
      disposed = true;
      cancelTimer();
      stopListening();
    },
  };
}
