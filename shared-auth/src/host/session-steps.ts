import type { UserFailure } from '../error-catalogue.ts';
import { elapsed, hasClockJumped, type Instant } from './clock.ts';
import { refreshDelay } from './refresh-schedule.ts';
import type { PendingTransition } from './session-events.ts';
import type { Auth, SessionState, SignedIn } from './session-state.ts';

/**
 * Changes who is signed in, or the tokens of the signed-in user. Every change of `auth` goes through this function,
 * because it also sets or clears the timer, and publishes who is signed in.
 */
export function setAuth(pending: PendingTransition, auth: Auth): void {
  const { state, effects, now } = pending;
  const isRefresh = state.auth.status === 'signedIn' && auth.status === 'signedIn';
  Object.assign(state, { auth, retry: null, failures: 0 });
  if (auth.status === 'signedIn') {
    const { tokens, refreshes } = auth;
    effects.push({ type: 'setTimer', ms: refreshDelay(tokens, refreshes, now) });
  } else {
    effects.push({ type: 'clearTimer' }, { type: 'recovered' });
  }
  // A refresh only changes the tokens, which subscribers do not see. So it is not published.
  if (!isRefresh) effects.push({ type: 'publish', auth });
}

/** Signs in the user of a session that has loaded. */
export function signIn(
  pending: PendingTransition,
  { user, appUser, tokens }: Pick<SignedIn, 'user' | 'appUser' | 'tokens'>,
): void {
  setAuth(pending, { status: 'signedIn', userId: user.id, user, appUser, tokens, refreshes: [] });
  pending.effects.push({ type: 'post', message: { kind: 'signed-in', userId: user.id } });
}

/** Ends the session although the user did not sign out. The user's pages stay visible under the modal. */
export function endSession(pending: PendingTransition, reason: string, failure?: UserFailure): void {
  const { auth } = pending.state;
  const user = auth.status === 'signedIn' ? { userId: auth.userId, appUser: auth.appUser } : undefined;
  setAuth(pending, { status: 'ended', reason, failure, ...user });
}

/** Handles a session cookie that belongs to another user: data of this tab's user must leave the screen. */
export function switchUser(pending: PendingTransition): void {
  pending.state.isClosed = true;
  setAuth(pending, { status: 'signedOut' });
  pending.effects.push({ type: 'onOtherUser' });
}

/** Returns true when this tab shows a user other than `userId`. */
export function isOtherUser(auth: Auth, userId: string): boolean {
  return 'userId' in auth && auth.userId !== undefined && auth.userId !== userId;
}

/** Loads the session now, without waiting for the end of a pause. */
export function load({ state, effects }: PendingTransition): void {
  if (state.retry) effects.push({ type: 'clearTimer' });
  state.retry = null;
  effects.push({ type: 'loadSession', auth: state.auth });
}

/** Starts the pause before the next attempt. It becomes shorter when the tab is resumed. */
export function pause({ state, effects, now }: PendingTransition, ms: number): void {
  state.retry = { since: now, ms };
  effects.push({ type: 'setTimer', ms });
}

/** Sets `mayBeStale` when the tab slept or was frozen, or a clock was set, since the last check. */
export function checkClocks({ state, now }: PendingTransition): void {
  state.mayBeStale ||= hasClockJumped(state.lastCheckAt, now);
  state.lastCheckAt = now;
}

/**
 * Starts a refresh or a load that is due; otherwise sets the timer for the next one. Called when the timer fires, and
 * when the tab is resumed, because a timer may fire late after a sleep, or not at all.
 */
export function continueWhenDue(pending: PendingTransition): void {
  const { state, effects, now } = pending;
  const { auth, retry } = state;
  const left = retry ? retry.ms - elapsed(retry.since, now) : msUntilRefresh(state, now);
  if (left > 0) effects.push({ type: 'setTimer', ms: left });
  else if (auth.status === 'signedIn') startRefresh(pending);
  else if (retry) load(pending);
}

/** Returns the milliseconds until the next refresh; 0 when the tokens may be outdated. */
function msUntilRefresh({ auth, mayBeStale }: SessionState, now: Instant): number {
  return auth.status === 'signedIn' && !mayBeStale ? refreshDelay(auth.tokens, auth.refreshes, now) : 0;
}

/** Starts a refresh unless one is running. */
export function startRefresh({ state, effects }: PendingTransition): void {
  state.retry = null;
  if (state.isRefreshing) return;
  state.isRefreshing = true;
  effects.push({ type: 'acquireLock' });
}
