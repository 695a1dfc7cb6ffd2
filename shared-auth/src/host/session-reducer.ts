import { bufferMs, cooldownMs, loadRetryDelay, minRefreshGap, refreshRetryDelay } from './refresh-schedule.ts';
import type { Draft, EventType, Moment, SessionEvent, Transition } from './session-events.ts';
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

/** The session may fail to load for this long before the outage is reported. */
const maxQuietLoadMs = 10_000;
/** During an outage, a resumed tab tries to refresh at once, but not sooner than this after the last failure. */
const minResumeGapMs = 5_000;

/**
 * Every transition of the session of one tab. Pure: returns the next state and the effects to run, in this order.
 * The runner is `createSession`.
 */
export function reduceSession<Type extends EventType>(
  state: SessionState,
  event: SessionEvent<Type>,
  moment: Moment,
): Transition {
  const draft: Draft = { state: { ...state }, effects: [], ...moment };
  transitions[event.type](draft, event);
  return { state: draft.state, effects: draft.effects };
}

const transitions: { [Type in EventType]: (draft: Draft, event: SessionEvent<Type>) => void } = {
  started: (draft) => load(draft),

  sessionLoaded(draft, { auth, result }) {
    const { state, effects, random } = draft;
    if (auth !== state.auth) return;
    if (result.kind === 'user') {
      effects.push({ type: 'recovered' });
      if (isOtherUser(auth, result.user.id)) switchUser(draft);
      else signIn(draft, result);
    } else if (auth.status === 'notReady') {
      if (result.kind === 'transient') {
        state.failures += 1;
        effects.push({ type: 'failed', ms: maxQuietLoadMs });
        pause(draft, loadRetryDelay(state.failures, random, result.retryAfterMs));
      } else if (result.kind === 'visitor') setAuth(draft, { status: 'signedOut' });
      else endSession(draft, result.reason, result.failure);
    }
  },

  messageReceived(draft, { message }) {
    const { state, effects } = draft;
    const { status } = state.auth;
    if (message.kind === 'signed-out') {
      state.isClosed = true;
      if (status === 'signedOut') return;
      setAuth(draft, { status: 'signedOut' });
      effects.push({ type: 'onSignedOutElsewhere' });
    } else if (isOtherUser(state.auth, message.userId)) switchUser(draft);
    else if (message.kind === 'rotated') state.isOutdated = true;
    else if (!state.isClosed && (status === 'ended' || status === 'signedOut')) load(draft);
  },

  timerFired(draft) {
    checkClocks(draft);
    continueWhenDue(draft);
  },

  resumed(draft, { wasAsleep }) {
    checkClocks(draft);
    const { state } = draft;
    state.mayBeStale ||= wasAsleep;
    // The reason for the last failure may be gone.
    const maxPauseMs = state.auth.status === 'signedIn' ? minResumeGapMs : 0;
    if (state.retry) state.retry = { ...state.retry, ms: Math.min(state.retry.ms, maxPauseMs) };
    continueWhenDue(draft);
  },

  tokenRequested(draft, { rejected }) {
    checkClocks(draft);
    const { state, now } = draft;
    const { auth, retry, isRefreshing } = state;
    if (auth.status !== 'signedIn' || retry || isRefreshing) return;
    const { tokens, refreshes } = auth;
    const isUrgent = state.mayBeStale || tokens.accessToken === rejected;
    if (!isUrgent && remainingMs(tokens, now) > bufferMs) return;
    if (cooldownMs(refreshes, now, isUrgent ? 0 : minRefreshGap(tokens)) === 0) startRefresh(draft);
  },

  lockGranted({ state, effects }, { waited }) {
    const { auth, mayBeStale, isOutdated } = state;
    if (auth.status === 'signedIn') {
      state.isOutdated = false;
      // After a wait or a sleep, too, another tab may have refreshed: the session has the newest tokens.
      effects.push({ type: waited || mayBeStale || isOutdated ? 'reloadTokens' : 'refreshTokens', auth });
    } else {
      state.isRefreshing = false;
      effects.push({ type: 'releaseLock' });
    }
  },

  tokensLoaded(draft, { auth, result }) {
    const { state, effects, now, random } = draft;
    state.isRefreshing = false;
    if (auth !== state.auth) {
      // The user signed out or the session ended during the request.
    } else if (result.kind === 'gone') endSession(draft, result.reason);
    else if (result.kind === 'otherUser') switchUser(draft);
    else if (result.kind === 'transient') {
      state.failures += 1;
      // Requests still work while the access token lives, so a short outage is not reported.
      effects.push({ type: 'failed', ms: Math.min(bufferMs, remainingMs(auth.tokens, now)) });
      pause(draft, refreshRetryDelay(state.failures, random, result.retryAfterMs));
    } else {
      const { tokens, isRotated } = result;
      state.mayBeStale = false;
      if (isRotated) effects.push({ type: 'post', message: { kind: 'rotated', userId: auth.userId } });
      effects.push({ type: 'recovered' });
      setAuth(draft, { ...auth, tokens, refreshes: [...auth.refreshes, tokens.receivedAt].slice(-10) });
    }
    effects.push({ type: 'releaseLock' });
  },

  probed(draft, { reason, result }) {
    if (draft.state.auth.status !== 'signedIn') return;
    if (result.kind === 'gone') endSession(draft, reason);
    if (result.kind === 'otherUser') switchUser(draft);
  },

  signOutRequested(draft) {
    draft.state.isClosed = true;
    setAuth(draft, { status: 'signedOut' });
    draft.effects.push({ type: 'post', message: { kind: 'signed-out' } }, { type: 'signOut' });
  },
};
