import { endReasons } from '../error-catalogue.ts';
import type { Instant } from './clock.ts';
import { reloadTokens } from './load-session.ts';
import { mustWait } from './refresh-schedule.ts';
import type { HostSession, SessionPorts, TokenReply, Verdict } from './session-ports.ts';
import { runSession } from './session-runner.ts';
import { type SessionState, toPublicSession } from './session-state.ts';
import { remainingMs } from './token-lifetime.ts';
import { verdictProbe } from './verdict-probe.ts';

/** How long a request waits until the session is known. */
const maxWaitMs = 10_000;

/**
 * Starts the session of one tab: loads it, refreshes its tokens and gives them to requests. The ports provide clock,
 * network, timer, lock and channel.
 */
export function createSession(ports: SessionPorts): HostSession {
  const { clock, channel, signOut, setTimer } = ports;
  const { dispatch, state, until, dispose } = runSession(ports);
  const stopListening = channel.listen((message) => dispatch({ type: 'messageReceived', message }));
  // A sign-out while the browser was offline has not reached the server. Finish it before any user is signed in. When
  // that is impossible, no user is signed in here.
  if (!signOut?.isUnfinished()) dispatch({ type: 'started' });
  else if (!signOut.finish()) dispatch({ type: 'signOutBlocked' });

  /** Resolves to true when the session is known, to false after {@link maxWaitMs}. */
  async function isKnownSoon(): Promise<boolean> {
    if (isKnown(state())) return true;
    return new Promise((resolve) => {
      const cancelTimeout = setTimer(() => resolve(false), maxWaitMs);
      void until(isKnown).then(() => {
        cancelTimeout();
        resolve(true);
      });
    });
  }

  async function requestToken(rejected: string | null): Promise<TokenReply> {
    dispatch({ type: 'tokenRequested', rejected });
    await until((current) => !mustAwaitRefresh(current, rejected, clock()));
    return tokenReply(state(), rejected, clock());
  }

  const probe = verdictProbe(async (reason) => {
    const { auth } = state();
    if (auth.status === 'signedIn') dispatch({ type: 'probed', reason, result: await reloadTokens(ports, auth) });
  }, clock);

  async function verify(reason: string): Promise<Verdict> {
    await probe(reason);
    const { auth } = state();
    return auth.status === 'ended' ? { kind: 'ended', reason: auth.reason } : { kind: 'alive' };
  }

  return {
    ready: () => until(isKnown).then(() => toPublicSession(state().auth)),
    async accessToken({ write }) {
      return write && !(await isKnownSoon()) ? unavailable : requestToken(null);
    },
    async freshAccessToken(rejected) {
      return (await isKnownSoon()) ? requestToken(rejected) : unavailable;
    },
    verdict: (status) => verify(endReasons.authError(status)),
    verify,
    signOut: () => dispatch({ type: 'signOutRequested' }),
    resume: ({ asleep } = { asleep: false }) => dispatch({ type: 'resumed', wasAsleep: asleep }),
    dispose() {
      dispose();
      stopListening();
    },
  };
}

const isKnown = ({ auth }: SessionState): boolean => auth.status !== 'notReady';

/**
 * True when a request must wait for the running refresh: its token was rejected, expires soon, or may have expired
 * while the computer slept.
 */
function mustAwaitRefresh({ auth, isRefreshing, mayBeStale }: SessionState, rejected: string | null, now: Instant) {
  if (auth.status !== 'signedIn' || !isRefreshing) return false;
  return mayBeStale || auth.tokens.accessToken === rejected || mustWait(auth.tokens, now);
}

function tokenReply({ auth }: SessionState, rejected: string | null, now: Instant): TokenReply {
  if (auth.status === 'ended') return { kind: 'ended', reason: auth.reason };
  if (auth.status !== 'signedIn') return { kind: 'none' };
  const { accessToken: token } = auth.tokens;
  return token !== rejected && remainingMs(auth.tokens, now) > 0 ? { kind: 'token', token } : unavailable;
}

const unavailable = { kind: 'unavailable' } as const;
