import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import { aSession, fakeTime, settled, signedIn, visitor } from '../testing/fake-world.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('time', () => {
  it.each([5, 10, 30, 35])(
    '(c.25) a token life of %s s does not loop and never leaves a request without',
    async (life) => {
      const refresh = async (): Promise<AuthResponse<Tokens>> => ({
        kind: 'ok',
        value: { accessToken: `t${calls.refresh.length}`, expiresIn: life },
        serverNow: null,
      });
      const { session, time, calls } = aSession({ session: async () => signedIn(life), refresh });
      await session.ready();
      for (let second = 0; second < 120; second += 1) {
        expect((await session.accessToken({ write: false })).kind).toBe('token');
        await time.advance(1000);
      }
      expect(calls.refresh.length).toBeLessThanOrEqual(120 / Math.max(3, life / 5) + 1);
      expect(calls.refresh.length).toBeGreaterThanOrEqual(Math.floor(120 / life));
    },
  );

  it.each([3600, -3600, 86_400, -86_400])(
    '(c.29) a wall clock set by %s s in mid-session costs one look at the session, then all goes on',
    async (seconds) => {
      const { session, time, calls, facts } = aSession();
      await session.ready();
      await time.advance(100_000);
      time.setWallAhead(seconds * 1000);
      expect((await session.accessToken({ write: false })).kind).toBe('token');
      expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
      await time.advance(569_000);
      expect(calls.refresh.length).toBe(0);
      await time.advance(1_000);
      expect(calls.refresh.length).toBe(1);
      expect(facts).toHaveLength(1);
    },
  );

  it.each([0, 3600, -3600, 86_400, -86_400])(
    '(c.29) a wall clock that is %s s wrong from the start changes nothing: the server says what time it is',
    async (seconds) => {
      const time = fakeTime();
      time.setWallAhead(seconds * 1000);
      const serverNow = () => time.clock().wall - seconds * 1000;
      const tokens = () => ({
        accessToken: 'a',
        refreshToken: 'r',
        accessTokenExpiry: serverNow() / 1000 + 600,
      });
      const { session, calls } = aSession(
        {
          session: async () =>
            ({ ...signedIn(600, { tokens: tokens() }), serverNow: serverNow() }) as AuthResponse<SessionResponse>,
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

  it('(c.30) a laptop that slept past its token asks once before any request goes out', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.setWallAhead(3 * 3600_000);
    session.resume();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'token')).toBe(true);
    expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
  });

  it('(c.30) a laptop that slept past its session gets the modal, and no request a 401', async () => {
    let answer = signedIn();
    const { session, time, facts } = aSession({ session: async () => answer });
    await session.ready();
    answer = visitor;
    time.setWallAhead(40 * 86_400_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'ended')).toBe(true);
    expect(facts.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });

  it('(c.31) a tab whose timers stood still looks again before its next request', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.freeze(580_000);
    expect(await session.accessToken({ write: false })).toMatchObject({ kind: 'token' });
    expect(calls.session).toBe(2);
  });

  it('(c.31) a throttled timer does not keep a request waiting while the token lives', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await time.advance(300_000);
    time.freeze(275_000);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a0' });
    await settled();
    expect(calls.refresh).toEqual(['r0']);
  });
});
