import { describe, expect, it } from '@jest/globals';
import { aSession, signedIn, visitor } from '../testing/fake-world.ts';
import { fiveTabs, tokenOf } from '../testing/token-cases.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('a verdict ends it once', () => {
  it.each([400, 401, 403])('(c.17) (c.18) a refresh refused with %s, the token alive or not', async (status) => {
    for (const life of [600, 4]) {
      const refresh = async () => ({ kind: 'refused', status }) as const;
      const { session, facts } = aSession({ session: async () => signedIn(life), refresh });
      await session.ready();
      await Promise.all(Array.from({ length: 5 }, () => session.freshAccessToken('a0')));
      const reason = `API auth error: ${status}`;
      expect(facts.filter(({ status: name }) => name === 'ended')).toMatchObject([{ status: 'ended', reason }]);
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'ended', reason });
    }
  });

  it('(c.15) a handle that the server takes for stolen ends the family, with the reason', async () => {
    const { server, tabs, time } = await fiveTabs();
    await time.advance(570_000);
    await time.advance(11_000);
    server.refresh('0:1', false);
    const [tab] = tabs;
    await tab.session.freshAccessToken(await tokenOf(tab));
    expect(tab.facts.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });

  it.each([
    ["Unexpected token '<'", 'Application error related to authentication', 'alive'],
    ['Unauthorized', 'Unhandled promise rejection related to authentication', 'gone'],
  ])('(c.38) (c.39) "%s" asks the server, which alone decides', async (_text, reason, truth) => {
    let answer = signedIn();
    const { session, calls, facts } = aSession({ session: async () => answer });
    await session.ready();
    if (truth === 'gone') answer = visitor;
    await Promise.all(Array.from({ length: 9 }, () => session.verify(reason)));
    expect(calls.session).toBe(2);
    expect(facts.slice(1)).toMatchObject(truth === 'gone' ? [{ status: 'ended', reason }] : []);
  });

  it('(c.38) a suspicion rests for 10 s after the last one', async () => {
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

  it('(c.53) an app user who is not there is "Failed to fetch app user", once', async () => {
    const { session, facts } = aSession({
      session: async () => signedIn(600, { appUser: null }),
      customerUser: async () => ({ kind: 'refused', status: 404 }),
    });
    await session.ready();
    expect(facts).toMatchObject([{ status: 'ended', reason: 'Failed to fetch app user' }]);
  });
});
