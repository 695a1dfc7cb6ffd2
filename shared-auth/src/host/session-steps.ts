import type { UserFailure } from '../error-catalogue.ts';
import { elapsed, hasClockJumped, type Instant } from './clock.ts';
import { refreshDelay } from './refresh-schedule.ts';
import type { Draft } from './session-events.ts';
import type { Auth, SessionState, SignedIn } from './session-state.ts';

/** Changes who is signed in. The only code that does: it also sets the timer and publishes the change. */
export function setAuth(draft: Draft, auth: Auth): void {
  const { state, effects, now } = draft;
  const isRefresh = state.auth.status === 'signedIn' && auth.status === 'signedIn';
  Object.assign(state, { auth, retry: null, failures: 0 });
  if (auth.status === 'signedIn') {
    const { tokens, refreshes } = auth;
    effects.push({ type: 'setTimer', ms: refreshDelay(tokens, refreshes, now) });
  } else {
    effects.push({ type: 'clearTimer' }, { type: 'recovered' });
  }
  // Only the tokens are new: nothing that other code may know has changed.
  if (!isRefresh) effects.push({ type: 'publish', auth });
}

/** Signs in the user of a loaded session. */
export function signIn(draft: Draft, { user, appUser, tokens }: Pick<SignedIn, 'user' | 'appUser' | 'tokens'>): void {
  setAuth(draft, { status: 'signedIn', userId: user.id, user, appUser, tokens, refreshes: [] });
  draft.effects.push({ type: 'post', message: { kind: 'signed-in', userId: user.id } });
}

/** Ends the session against the user's wish. The user's pages stay on the screen under the modal. */
export function endSession(draft: Draft, reason: string, failure?: UserFailure): void {
  const { auth } = draft.state;
  const user = auth.status === 'signedIn' ? { userId: auth.userId, appUser: auth.appUser } : undefined;
  setAuth(draft, { status: 'ended', reason, failure, ...user });
}

/** The session cookie belongs to another user: nothing of this tab's user may stay on the screen. */
export function switchUser(draft: Draft): void {
  draft.state.isClosed = true;
  setAuth(draft, { status: 'signedOut' });
  draft.effects.push({ type: 'onOtherUser' });
}

/** Returns true when this tab shows a user other than `userId`. */
export function isOtherUser(auth: Auth, userId: string): boolean {
  return 'userId' in auth && auth.userId !== undefined && auth.userId !== userId;
}

/** Loads the session now, instead of after the current pause. */
export function load({ state, effects }: Draft): void {
  if (state.retry) effects.push({ type: 'clearTimer' });
  state.retry = null;
  effects.push({ type: 'loadSession', auth: state.auth });
}

/** Requests nothing for `ms`, unless the tab is resumed earlier. */
export function pause({ state, effects, now }: Draft, ms: number): void {
  state.retry = { since: now, ms };
  effects.push({ type: 'setTimer', ms });
}

/** Notes when the tab slept, was frozen, or a clock was set since the last check. */
export function checkClocks({ state, now }: Draft): void {
  state.mayBeStale ||= hasClockJumped(state.lastCheckAt, now);
  state.lastCheckAt = now;
}

/** Refreshes or loads when that is due, otherwise sets the timer: it may fire late or, after a sleep, never. */
export function continueWhenDue(draft: Draft): void {
  const { state, effects, now } = draft;
  const { auth, retry } = state;
  const left = retry ? retry.ms - elapsed(retry.since, now) : msUntilRefresh(state, now);
  if (left > 0) effects.push({ type: 'setTimer', ms: left });
  else if (auth.status === 'signedIn') startRefresh(draft);
  else if (retry) load(draft);
}

/** 0 when the tokens may be out of date. */
function msUntilRefresh({ auth, mayBeStale }: SessionState, now: Instant): number {
  return auth.status === 'signedIn' && !mayBeStale ? refreshDelay(auth.tokens, auth.refreshes, now) : 0;
}

/** Starts a refresh. One at a time: does nothing while one is running. */
export function startRefresh({ state, effects }: Draft): void {
  state.retry = null;
  if (state.isRefreshing) return;
  state.isRefreshing = true;
  effects.push({ type: 'acquireLock' });
}
