import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import { aSession, fakeTime, flushPromises, signedInResponse, visitorResponse } from '../testing/fake-session.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Numbers such as (c.25) are rows of the token-store table in docs/reliability.md. */

describe('short token lifetimes', () => {
  it.each([5, 10, 30, 35])(
    '(c.25) refreshes a token of %s s without a loop and always has a token for requests',
    async (lifetime) => {
      const refresh = async (): Promise<AuthResponse<Tokens>> => ({
        kind: 'ok',
        value: { accessToken: `t${calls.refresh.length}`, expiresIn: lifetime },
        serverNow: null,
      });
      const { session, time, calls } = aSession({ session: async () => signedInResponse(lifetime), refresh });
      await session.ready();
      for (let second = 0; second < 120; second += 1) {
        expect((await session.accessToken({ write: false })).kind).toBe('token');
        await time.advance(1000);
      }
      expect(calls.refresh.length).toBeLessThanOrEqual(120 / Math.max(3, lifetime / 5) + 1);
      expect(calls.refresh.length).toBeGreaterThanOrEqual(Math.floor(120 / lifetime));
    },
  );
});

describe('a long token lifetime', () => {
  it('(c.33) is refreshed 30 s before expiry, with no timer longer than five minutes', async () => {
    const thirtyDays = 30 * 86_400;
    const time = fakeTime();
    const timers: number[] = [];
    const { setTimer } = time;
    time.setTimer = (work, ms) => {
      timers.push(ms);
      return setTimer(work, ms);
    };
    const { session, calls } = aSession({ session: async () => signedInResponse(thirtyDays) }, { time });
    await session.ready();
    await time.advance(thirtyDays * 1000 - 30_001);
    expect([calls.refresh, calls.session]).toEqual([[], 1]);
    await time.advance(1);
    expect(calls.refresh).toEqual(['r0']);
    expect(Math.max(...timers)).toBe(300_000);
  });
});

describe('a wrong clock', () => {
  it.each([3600, -3600, 86_400, -86_400])(
    '(c.29) reloads the session once when the wall clock is set by %s s, and keeps the schedule',
    async (seconds) => {
      const { session, time, calls, published } = aSession();
      await session.ready();
      await time.advance(100_000);
      time.moveWallClock(seconds * 1000);
      expect((await session.accessToken({ write: false })).kind).toBe('token');
      expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
      await time.advance(569_000);
      expect(calls.refresh.length).toBe(0);
      await time.advance(1_000);
      expect(calls.refresh.length).toBe(1);
      expect(published).toHaveLength(1);
    },
  );

  it.each([0, 3600, -3600, 86_400, -86_400])(
    '(c.29) uses the clock of the server when the wall clock is %s s wrong from the start',
    async (seconds) => {
      const time = fakeTime();
      time.moveWallClock(seconds * 1000);
      const serverNow = () => time.clock().wall - seconds * 1000;
      const tokens = () => ({
        accessToken: 'a',
        refreshToken: 'r',
        accessTokenExpiry: serverNow() / 1000 + 600,
      });
      const { session, calls } = aSession(
        {
          session: async () =>
            ({
              ...signedInResponse(600, { tokens: tokens() }),
              serverNow: serverNow(),
            }) as AuthResponse<SessionResponse>,
          refresh: async () => ({ kind: 'ok', value: tokens(), serverNow: serverNow() }),
        },
        { time },
      );
      await session.ready();
      await time.advance(569_999);
      expect(calls.refresh).toHaveLength(0);
      await time.advance(570_001);
      expect(calls.refresh).toHaveLength(2);
      expect(calls.session).toBe(1);
    },
  );
});

describe('a tab that slept', () => {
  it('(c.30) reloads the session once before any request when its token has expired', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.moveWallClock(3 * 3600_000);
    session.resume();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'token')).toBe(true);
    expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
  });

  it('(c.30) ends without any request that the API would answer with 401 when the session is gone', async () => {
    let response = signedInResponse();
    const { session, time, published } = aSession({ session: async () => response });
    await session.ready();
    response = visitorResponse;
    time.moveWallClock(40 * 86_400_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'ended')).toBe(true);
    expect(published.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });

  it('(c.31) reloads the session before its next request when its timers were stopped', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.freeze(580_000);
    expect(await session.accessToken({ write: false })).toMatchObject({ kind: 'token' });
    expect(calls.session).toBe(2);
  });

  it('(c.31) does not make a request wait for a late refresh while its token is alive', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await time.advance(300_000);
    time.freeze(275_000);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a0' });
    await flushPromises();
    expect(calls.refresh).toEqual(['r0']);
  });
});
