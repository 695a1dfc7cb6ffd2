import { describe, expect, it } from '@jest/globals';
import { userNamed } from '../testing/fake-auth-server.ts';
import type { EventType, SessionEvent } from './session-events.ts';
import { reduceSession } from './session-reducer.ts';
import { initialState, type SessionState, type SignedIn } from './session-state.ts';

const start = { wall: 0, monotonic: 0 };
const after = (ms: number) => ({ now: { wall: ms, monotonic: ms }, random: 0 });
const tokens = { accessToken: 'a0', refreshToken: 'r0', receivedAt: start, lifetimeMs: 600_000 };
const { user, appUser } = userNamed('u1');
const signedIn: SignedIn = { status: 'signedIn', userId: 'u1', user, appUser, tokens, refreshes: [] };
const state = (over: Partial<SessionState> = {}): SessionState => ({ ...initialState(start), auth: signedIn, ...over });

/** Reduces one event, a second after the start. */
function reduce<Type extends EventType>(from: SessionState, event: SessionEvent<Type>, moment = after(1_000)) {
  const { state: next, effects } = reduceSession(from, event, moment);
  return { next, effects, types: effects.map(({ type }) => type) };
}

describe('the session reducer', () => {
  it('does not change the state it is given', () => {
    const before = Object.freeze(state());
    const { next } = reduce(before, { type: 'signOutRequested' });
    expect([before.auth.status, next.auth.status]).toEqual(['signedIn', 'signedOut']);
  });

  it('signs in the loaded user: sets the timer for 30 s before expiry, publishes, posts to the other tabs', () => {
    const { auth } = initialState(start);
    const event = { type: 'sessionLoaded', auth, result: { kind: 'user', user, appUser, tokens } } as const;
    const { next, effects } = reduce(state({ auth }), event, after(0));
    expect(next.auth).toEqual(signedIn);
    expect(effects).toEqual([
      { type: 'recovered' },
      { type: 'setTimer', ms: 570_000 },
      { type: 'publish', auth: signedIn },
      { type: 'post', message: { kind: 'signed-in', userId: 'u1' } },
    ]);
  });

  it('ignores a result that was requested for an earlier session', () => {
    const from = state({ auth: { status: 'signedOut' }, isRefreshing: true });
    const result = { kind: 'tokens', tokens, isRotated: true } as const;
    const { next, effects } = reduce(from, { type: 'tokensLoaded', auth: signedIn, result });
    expect(next.auth).toBe(from.auth);
    expect(effects).toEqual([{ type: 'releaseLock' }]);
  });

  it('publishes nothing when only the tokens are new', () => {
    const result = { kind: 'tokens', tokens: { ...tokens, accessToken: 'a1' }, isRotated: true } as const;
    const { next, types } = reduce(state({ isRefreshing: true }), { type: 'tokensLoaded', auth: signedIn, result });
    expect(next.auth).toMatchObject({ tokens: { accessToken: 'a1' } });
    expect(types).toEqual(['post', 'recovered', 'setTimer', 'releaseLock']);
  });

  it('pauses after a transient failure, and reports an outage only while the failure lasts', () => {
    const result = { kind: 'transient', retryAfterMs: 0 } as const;
    const { next, effects } = reduce(state({ isRefreshing: true }), { type: 'tokensLoaded', auth: signedIn, result });
    expect([next.auth, next.isRefreshing, next.retry?.ms]).toEqual([signedIn, false, 60_000]);
    expect(effects).toEqual([
      { type: 'failed', ms: 30_000 },
      { type: 'setTimer', ms: 60_000 },
      { type: 'releaseLock' },
    ]);
  });

  it.each([
    ['trades its refresh token', { waited: false }, {}, 'refreshTokens'],
    ['reloads after waiting for another tab', { waited: true }, {}, 'reloadTokens'],
    ['reloads after a sleep', { waited: false }, { mayBeStale: true }, 'reloadTokens'],
    ['reloads after a rotation in another tab', { waited: false }, { isOutdated: true }, 'reloadTokens'],
  ])('%s', (_name, grant, over, type) => {
    const { effects } = reduce(state({ isRefreshing: true, ...over }), { type: 'lockGranted', ...grant });
    expect(effects).toEqual([{ type, auth: signedIn }]);
  });

  it('starts one refresh for any number of requests', () => {
    const moment = after(599_000);
    const first = reduce(state({ lastCheckAt: moment.now }), { type: 'tokenRequested', rejected: null }, moment);
    expect(first.types).toEqual(['acquireLock']);
    expect(reduce(first.next, { type: 'tokenRequested', rejected: 'a0' }, moment).types).toEqual([]);
  });

  it('stays closed when the sign-out arrives while the session of a sign-in elsewhere loads', () => {
    const visitor = state({ auth: { status: 'signedOut' } });
    const loading = reduce(visitor, {
      type: 'messageReceived',
      message: { kind: 'signed-in', userId: 'u1' },
    });
    expect(loading.types).toEqual(['loadSession']);
    const closed = reduce(loading.next, { type: 'messageReceived', message: { kind: 'signed-out' } });
    const result = { kind: 'user', user, appUser, tokens } as const;
    const { next, types } = reduce(closed.next, { type: 'sessionLoaded', auth: visitor.auth, result });
    expect([next.auth.status, types]).toEqual(['signedOut', []]);
  });

  it('stays closed after a sign-out: a sign-in in another tab does not reopen it', () => {
    const message = { kind: 'signed-in', userId: 'u1' } as const;
    const from = state({ auth: { status: 'signedOut' } });
    expect(reduce(from, { type: 'messageReceived', message }).types).toEqual(['loadSession']);
    const { next } = reduce(state(), { type: 'signOutRequested' });
    expect(reduce(next, { type: 'messageReceived', message }).types).toEqual([]);
  });
});
