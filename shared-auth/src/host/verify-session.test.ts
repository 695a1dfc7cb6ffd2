import { describe, expect, it } from '@jest/globals';
import { aSession, signedInResponse, visitorResponse } from '../testing/fake-session.ts';
import { accessTokenOf, fiveTabs, transient } from '../testing/token-cases.ts';

/** Numbers such as (c.17) are rows of the token-store table in docs/reliability.md. */

describe('a refused refresh', () => {
  it.each([400, 401, 403])('(c.17) (c.18) ends the session once with %s, before and after expiry', async (status) => {
    for (const lifetime of [600, 4]) {
      const refresh = async () => ({ kind: 'refused', status }) as const;
      const { session, published } = aSession({ session: async () => signedInResponse(lifetime), refresh });
      await session.ready();
      await Promise.all(Array.from({ length: 5 }, () => session.freshAccessToken('a0')));
      const reason = `API auth error: ${status}`;
      expect(published.filter((session) => session.status === 'ended')).toMatchObject([{ status: 'ended', reason }]);
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'ended', reason });
    }
  });

  it('(c.15) ends the session with the reason when the server detects a stolen refresh token', async () => {
    const { server, tabs, time } = await fiveTabs();
    await time.advance(570_000);
    await time.advance(11_000);
    server.refresh('0:1', false);
    const [tab] = tabs;
    await tab.session.freshAccessToken(await accessTokenOf(tab));
    expect(tab.published.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });
});

describe('verify', () => {
  it.each([
    ["Unexpected token '<'", 'Application error related to authentication', 'alive'],
    ['Unauthorized', 'Unhandled promise rejection related to authentication', 'gone'],
  ])('(c.38) (c.39) asks the server once after errors with "%s"', async (_text, reason, truth) => {
    let response = signedInResponse();
    const { session, calls, published } = aSession({ session: async () => response });
    await session.ready();
    if (truth === 'gone') response = visitorResponse;
    await Promise.all(Array.from({ length: 9 }, () => session.verify(reason)));
    expect(calls.session).toBe(2);
    expect(published.slice(1)).toMatchObject(truth === 'gone' ? [{ status: 'ended', reason }] : []);
  });

  it('(c.38) ignores suspicions for 10 s after the last request', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await session.verify('one');
    await time.advance(9_999);
    await session.verify('two');
    expect(calls.session).toBe(2);
    await time.advance(1);
    await session.verify('three');
    expect(calls.session).toBe(3);
  });

  it('keeps a session that the server still knows after a second 401', async () => {
    const { session } = aSession();
    await session.ready();
    expect(await session.verdict(401)).toEqual({ kind: 'alive' });
  });

  it('ends a session that the server has ended, but not after a transient failure', async () => {
    let response = signedInResponse();
    const { session, time } = aSession({ session: async () => response });
    await session.ready();
    response = transient;
    expect(await session.verdict(401)).toEqual({ kind: 'alive' });
    response = visitorResponse;
    await time.advance(10_000);
    expect(await session.verdict(401)).toEqual({ kind: 'ended', reason: 'API auth error: 401' });
  });
});
