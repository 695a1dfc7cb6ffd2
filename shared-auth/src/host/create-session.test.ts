import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import { userNamed } from '../testing/fake-auth-server.ts';
import { aSession, fakeBrowser, flushPromises, signedInResponse, visitorResponse } from '../testing/fake-session.ts';
import { sequence, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

describe('the first load', () => {
  it('publishes the user without a token', async () => {
    const { session, published } = aSession();
    expect(published).toEqual([]);
    expect(await session.ready()).toMatchObject({ status: 'signedIn', appUser: { fullName: 'u1' } });
    expect(JSON.stringify(published)).not.toMatch(/"a0"|"r0"/);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a0' });
  });

  it('recognises a visitor', async () => {
    const { session } = aSession({ session: async () => visitorResponse });
    expect(await session.ready()).toEqual({ status: 'signedOut' });
    expect(await session.freshAccessToken(null)).toEqual({ kind: 'none' });
  });

  it('is repeated after transient failures and invalid responses, and signs no user out', async () => {
    const { session, time, published } = aSession({
      session: sequence<AuthResponse<SessionResponse>>(transient, { kind: 'invalid' }, transient, signedInResponse()),
    });
    await time.advance(3000);
    expect(published).toEqual([]);
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
  });

  it('delays a write for at most 10 s', async () => {
    const { session, time } = aSession({ session: async () => transient });
    const write = session.accessToken({ write: true });
    await time.advance(10_000);
    expect(await write).toEqual({ kind: 'unavailable' });
  });

  it.each([
    ['no tokens', { tokens: null }, 'No tokens available'],
    ['no expiry', { tokens: { accessToken: 'a', refreshToken: 'r' } }, 'Failed to set up token refresh cycle'],
  ])('ends the session of a user with %s', async (_name, over, reason) => {
    const { session } = aSession({ session: async () => signedInResponse(600, over) });
    expect(await session.ready()).toMatchObject({ status: 'ended', reason });
  });

  it('requests the app user when the session comes without one', async () => {
    const { appUser } = userNamed('u1');
    const { session, time } = aSession({
      session: async () => signedInResponse(600, { appUser: null }),
      customerUser: sequence<AuthResponse<typeof appUser>>(transient, { kind: 'ok', value: appUser, serverNow: null }),
    });
    await time.advance(5000);
    expect(await session.ready()).toMatchObject({ status: 'signedIn', appUser });
  });
});

describe('a refresh', () => {
  it('starts 30 s before expiry, each time with the newest refresh token', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await time.advance(569_000);
    expect(calls.refresh).toEqual([]);
    await time.advance(1_000);
    expect(calls.refresh).toEqual(['r0']);
    await time.advance(570_000);
    expect(calls.refresh).toEqual(['r0', 'r1']);
  });

  it('is not repeated for callers that come after it', async () => {
    const { session, calls } = aSession();
    await session.ready();
    await session.freshAccessToken('a0');
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'token', token: 'a1' });
    expect(calls.refresh).toHaveLength(1);
  });

  it('(c.22) is repeated once after an invalid response, then ends the session', async () => {
    const { session, calls } = aSession({ refresh: async () => ({ kind: 'invalid' }) });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({
      kind: 'ended',
      reason: 'Failed to set up token refresh cycle',
    });
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.22) succeeds when the repetition does', async () => {
    const fresh: AuthResponse<Tokens> = { kind: 'ok', value: { accessToken: 'a1', expiresIn: 600 }, serverNow: null };
    const { session, calls } = aSession({ refresh: sequence<AuthResponse<Tokens>>({ kind: 'invalid' }, fresh) });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'token', token: 'a1' });
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.26b) ends the session when new tokens have expired on arrival, after two requests', async () => {
    const refresh = async (): Promise<AuthResponse<Tokens>> => ({
      kind: 'ok',
      value: { accessToken: 'a', refreshToken: 'r', expiresIn: 0 },
      serverNow: null,
    });
    const { session, time, calls, published } = aSession({ session: async () => signedInResponse(0), refresh });
    await session.ready();
    await time.advance(60_000);
    expect(published.at(-1)).toMatchObject({ status: 'ended', reason: 'Failed to set up token refresh cycle' });
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.26b) starts at once when the tokens of the session have expired, and keeps the session', async () => {
    const { session, calls } = aSession({ session: async () => signedInResponse(0) });
    await session.ready();
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a1' });
    expect(calls.refresh).toEqual(['r0']);
  });

  it('(c.28) uses the earlier of two expiry fields and reports the conflict', async () => {
    const now = 1_700_000_000;
    const tokens = { accessToken: 'a0', refreshToken: 'r0', expiresIn: 600, accessTokenExpiry: now + 60 };
    const { session, time, calls } = aSession({ session: async () => signedInResponse(600, { tokens }) });
    await session.ready();
    await time.advance(29_999);
    expect([calls.refresh, calls.expiryConflict]).toEqual([[], 1]);
    await time.advance(1);
    expect([calls.refresh, calls.expiryConflict]).toEqual([['r0'], 1]);
  });

  it('never ends a session because of a transient failure, and recovers', async () => {
    let isDown = true;
    const { session, time, calls, published } = aSession({
      session: async () => signedInResponse(40),
      refresh: async () =>
        isDown ? transient : { kind: 'ok', value: { accessToken: 'back', expiresIn: 600 }, serverNow: null },
    });
    await session.ready();
    await time.advance(60_000);
    const before = calls.refresh.length;
    for (let caller = 0; caller < 50; caller += 1)
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'unavailable' });
    expect(calls.refresh).toHaveLength(before);
    await time.advance(540_000);
    isDown = false;
    session.resume();
    await flushPromises();
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'back' });
    expect(published).toHaveLength(1);
  });

  it.each([1, 10, 30])('follows the schedule for a lifetime of %s s', async (lifetime) => {
    const { session, time, calls } = aSession({
      session: async () => signedInResponse(lifetime),
      refresh: async () => ({
        kind: 'ok',
        value: { accessToken: `a${calls.refresh.length}`, expiresIn: lifetime },
        serverNow: null,
      }),
    });
    await session.ready();
    await time.advance(30_000);
    expect(calls.refresh.length).toBeGreaterThan(3);
    expect(calls.refresh.length).toBeLessThanOrEqual(11);
  });
});

describe('a sign-out', () => {
  it('reaches every tab at once and removes the tokens', async () => {
    const browser = fakeBrowser();
    const first = aSession({}, { channel: browser() });
    const second = aSession({}, { channel: browser() });
    await Promise.all([first.session.ready(), second.session.ready()]);
    first.session.signOut();
    expect(second.published.at(-1)).toEqual({ status: 'signedOut' });
    expect(second.calls.signedOutElsewhere).toBe(1);
    expect(first.calls.signedOutElsewhere).toBe(0);
    expect(await second.session.accessToken({ write: true })).toEqual({ kind: 'none' });
    await second.time.advance(600_000);
    expect(second.calls.refresh).toEqual([]);
  });
});
