import { bufferMs, cooldownMs, loadRetryDelay, minRefreshGap, refreshRetryDelay } from './refresh-schedule.ts';
import type { EventType, Moment, PendingTransition, SessionEvent, Transition } from './session-events.ts';
import type { SessionState } from './session-state.ts';
import {
  checkClocks,
  continueWhenDue,
  endSession,
  isOtherUser,
  load,
  pause,
  setAuth,
  signIn,
  startRefresh,
  switchUser,
} from './session-steps.ts';
import { remainingMs } from './token-lifetime.ts';

/** How long loading the session may fail before the session reports an outage. */
const maxQuietLoadMs = 10_000;
/**
 * When a signed-in tab is resumed during an outage, it tries again early, but not sooner than this after the last
 * failure.
 */
const minResumeGapMs = 5_000;

/**
 * Contains every transition of the session of one tab. It is a pure function: it returns the next state and the
 * effects, which `runSession` then executes in their order.
 */
export function reduceSession<Type extends EventType>(
  state: SessionState,
  event: SessionEvent<Type>,
  moment: Moment,
): Transition {
  const pending: PendingTransition = { state: { ...state }, effects: [], ...moment };
  transitions[event.type](pending, event);
  return { state: pending.state, effects: pending.effects };
}

const transitions: { [Type in EventType]: (pending: PendingTransition, event: SessionEvent<Type>) => void } = {
  started: (pending) => load(pending),

  sessionLoaded(pending, { auth, result }) {
    const { state, effects, random } = pending;
    if (auth !== state.auth) return;
    if (result.kind === 'user') {
      effects.push({ type: 'recovered' });
      if (isOtherUser(auth, result.user.id)) switchUser(pending);
      else signIn(pending, result);
    } else if (auth.status === 'notReady') {
      if (result.kind === 'transient') {
        state.failures += 1;
        effects.push({ type: 'failed', ms: maxQuietLoadMs });
        pause(pending, loadRetryDelay(state.failures, random, result.retryAfterMs));
      } else if (result.kind === 'visitor') setAuth(pending, { status: 'signedOut' });
      else endSession(pending, result.reason, result.failure);
    }
  },

  messageReceived(pending, { message }) {
    const { state, effects } = pending;
    const { status } = state.auth;
    if (message.kind === 'signed-out') {
      state.isClosed = true;
      // A new object, so that the result of a load that is running is ignored.
      setAuth(pending, { status: 'signedOut' });
      if (status !== 'signedOut') effects.push({ type: 'onSignedOutElsewhere' });
    } else if (isOtherUser(state.auth, message.userId)) switchUser(pending);
    else if (message.kind === 'rotated') state.isOutdated = true;
    else if (!state.isClosed && (status === 'ended' || status === 'signedOut')) load(pending);
  },

  timerFired(pending) {
    checkClocks(pending);
    continueWhenDue(pending);
  },

  resumed(pending, { wasAsleep }) {
    checkClocks(pending);
    const { state } = pending;
    state.mayBeStale ||= wasAsleep;
    // The network may be back, so a resumed tab does not wait for the whole pause.
    const maxPauseMs = state.auth.status === 'signedIn' ? minResumeGapMs : 0;
    if (state.retry) state.retry = { ...state.retry, ms: Math.min(state.retry.ms, maxPauseMs) };
    continueWhenDue(pending);
  },

  tokenRequested(pending, { rejected }) {
    checkClocks(pending);
    const { state, now } = pending;
    const { auth, retry, isRefreshing } = state;
    if (auth.status !== 'signedIn' || retry || isRefreshing) return;
    const { tokens, refreshes } = auth;
    const isUrgent = state.mayBeStale || tokens.accessToken === rejected;
    if (!isUrgent && remainingMs(tokens, now) > bufferMs) return;
    if (cooldownMs(refreshes, now, isUrgent ? 0 : minRefreshGap(tokens)) === 0) startRefresh(pending);
  },

  lockGranted({ state, effects }, { waited }) {
    const { auth, mayBeStale, isOutdated } = state;
    if (auth.status === 'signedIn') {
      state.isOutdated = false;
      // After a wait for the lock or a sleep, another tab has probably refreshed, so this tab's refresh token is
      // outdated. Then load the current tokens instead of using that refresh token.
      effects.push({ type: waited || mayBeStale || isOutdated ? 'reloadTokens' : 'refreshTokens', auth });
    } else {
      state.isRefreshing = false;
      effects.push({ type: 'releaseLock' });
    }
  },

  tokensLoaded(pending, { auth, result }) {
    const { state, effects, now, random } = pending;
    state.isRefreshing = false;
    if (auth !== state.auth) {
      // Ignores the result: the user signed out, or the session ended, during the request.
    } else if (result.kind === 'gone') endSession(pending, result.reason);
    else if (result.kind === 'otherUser') switchUser(pending);
    else if (result.kind === 'transient') {
      state.failures += 1;
      // Requests still work until the access token expires, so a shorter outage is not reported.
      effects.push({ type: 'failed', ms: Math.min(bufferMs, remainingMs(auth.tokens, now)) });
      pause(pending, refreshRetryDelay(state.failures, random, result.retryAfterMs));
    } else {
      const { tokens, isRotated } = result;
      state.mayBeStale = false;
      if (isRotated) effects.push({ type: 'post', message: { kind: 'rotated', userId: auth.userId } });
      effects.push({ type: 'recovered' });
      setAuth(pending, { ...auth, tokens, refreshes: [...auth.refreshes, tokens.receivedAt].slice(-10) });
    }
    effects.push({ type: 'releaseLock' });
  },

  probed(pending, { reason, result }) {
    if (pending.state.auth.status !== 'signedIn') return;
    if (result.kind === 'gone') endSession(pending, reason);
    if (result.kind === 'otherUser') switchUser(pending);
  },

  signOutRequested(pending) {
    pending.state.isClosed = true;
    setAuth(pending, { status: 'signedOut' });
    pending.effects.push({ type: 'post', message: { kind: 'signed-out' } }, { type: 'signOut' });
  },

  signOutBlocked(pending) {
    pending.state.isClosed = true;
    setAuth(pending, { status: 'signedOut' });
  },
};
