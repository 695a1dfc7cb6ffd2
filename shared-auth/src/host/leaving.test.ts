import { describe, expect, it } from '@jest/globals';
import { suspicionOf } from '../error-catalogue.ts';
import type { Session } from '../session.ts';
import { aSession, fakeBrowser, fakeSignOut, fakeTime, settled, signedIn, visitor } from '../testing/fake-world.ts';
import { requireUser } from '../user.ts';
import type { AuthResponse } from './auth-requests.ts';

/** How a session ends, as the rest of the page sees it. Numbers are rows of the token-store table. */

const transient: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };
const refused: AuthResponse<never> = { kind: 'refused', status: 401 };

describe('a deliberate sign-out', () => {
  it('leaves for the login service at once, and is finished', async () => {
    const out = fakeSignOut();
    const { session, facts } = aSession({}, { signOut: out.signOut });
    await session.ready();
    session.signOut();
    expect(out.left).toEqual(['sign out']);
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
  });

  it('(c.43) without a network forgets at once, and tells the server when it is back', async () => {
    const out = fakeSignOut();
    const { session, facts } = aSession({}, { signOut: out.signOut });
    await session.ready();
    out.isOnline = false;
    session.signOut();
    expect([facts.at(-1), out.left]).toEqual([{ status: 'signedOut' }, []]);
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'none' });
    out.isOnline = true;
    session.resume();
    expect(out.left).toEqual(['sign out']);
    // `/auth/logout` took the mark away.
    out.isMarked = false;
    session.resume();
    expect(out.left).toHaveLength(1);
  });

  it('(c.43) is repeated by the next page where it never reached the server; nobody is let in meanwhile', async () => {
    const out = fakeSignOut();
    out.isMarked = true;
    const { session, facts, calls, time } = aSession({}, { signOut: out.signOut });
    await time.advance(5_000);
    expect([out.left, facts, calls.session]).toEqual([['finish'], [], 0]);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'none' });
  });

  it('(c.43) (c.44) reaches the other tabs without a network, and only the one that left tells the server', async () => {
    const browser = fakeBrowser();
    const out = fakeSignOut();
    const [first, second] = [0, 1].map(() => aSession({}, { channel: browser(), signOut: out.signOut }));
    if (!first || !second) throw new Error('Expected two tabs.');
    await Promise.all([first.session.ready(), second.session.ready()]);
    out.isOnline = false;
    first.session.signOut();
    expect(second.facts.at(-1)).toEqual({ status: 'signedOut' });
    out.isOnline = true;
    second.session.resume();
    expect(out.left).toEqual([]);
    first.session.resume();
    expect(out.left).toEqual(['sign out']);
  });
});

describe('an end that nobody chose', () => {
  const told: string[] = [];

  it('(c.47) is told to the shell, which keeps the drafts, before anybody who asked hears of it', async () => {
    told.length = 0;
    const { session, facts } = aSession({ refresh: async () => refused });
    const push = facts.push.bind(facts);
    facts.push = (...news) => {
      told.push(...news.map(({ status }) => status));
      return push(...news);
    };
    await session.ready();
    const asking = session.freshAccessToken('a0').then(({ kind }) => told.push(`request: ${kind}`));
    const judging = session.verdict(401).then(({ kind }) => told.push(`verdict: ${kind}`));
    await Promise.all([asking, judging]);
    expect(told.slice(0, 2)).toEqual(['signedIn', 'ended']);
    expect(told.slice(2).sort()).toEqual(['request: ended', 'verdict: ended']);
  });

  it('(c.46) (c.47) leaves the page its user, and so its form, until somebody else signs in', async () => {
    const browser = fakeBrowser();
    const elsewhere = browser();
    elsewhere.listen(() => {});
    const { session, facts } = aSession({ refresh: async () => refused }, { channel: browser() });
    await session.ready();
    await session.freshAccessToken('a0');
    const last = () => facts.at(-1) as Session;
    expect(last().status).toBe('ended');
    expect(requireUser(last())).toMatchObject({ id: 'u1', email: 'o@example.com' });
    elsewhere.post({ kind: 'signed-in', userId: 'jack' });
    expect(last()).toEqual({ status: 'signedOut' });
    expect(() => requireUser(last())).toThrow('No user found, authenticating...');
  });

  it('(c.39) a rejection that says Unauthorized, the session being gone, ends it with the very reason', async () => {
    let answer = signedIn();
    const { session, facts } = aSession({ session: async () => answer });
    await session.ready();
    answer = visitor;
    await session.verify(suspicionOf('rejection', 'Error: Unauthorized') ?? 'none');
    expect(facts.at(-1)).toMatchObject({
      status: 'ended',
      reason: 'Unhandled promise rejection related to authentication',
    });
  });

  it('(c.8) a refusal of an older sign-in’s handle ends nothing of the new one, of the same user', async () => {
    let handle = 'r0';
    const { session, facts } = aSession({
      session: async () =>
        signedIn(600, { tokens: { accessToken: `of ${handle}`, refreshToken: handle, expiresIn: 600 } }),
      refresh: async () => refused,
    });
    await session.ready();
    handle = 'of the new session';
    expect(await session.freshAccessToken('of r0')).toEqual({ kind: 'token', token: 'of of the new session' });
    expect(facts).toHaveLength(1);
  });
});

describe('a user who cannot be loaded', () => {
  it.each<[string, AuthResponse<never>, { code: number; message: string }]>([
    [
      'is not there',
      { kind: 'refused', status: 404, message: 'No such user.' },
      { code: 404, message: 'User account not found' },
    ],
    [
      'is kept from us',
      { kind: 'refused', status: 403, message: 'This account is closed.' },
      { code: 403, message: 'This account is closed.' },
    ],
    [
      'comes in another shape',
      { kind: 'invalid' },
      { code: 500, message: 'Unknown error, refresh the page and try again' },
    ],
  ])(
    '(c.53) because the account %s ends with the reason once; pages hear why in the words of SPEC §8',
    async (_name, answer, failure) => {
      const { session, facts } = aSession({
        session: async () => signedIn(600, { appUser: null }),
        customerUser: async () => answer,
      });
      const last = await session.ready();
      expect(facts).toEqual([{ status: 'ended', reason: 'Failed to fetch app user', failure }]);
      expect(() => requireUser(last)).toThrow(expect.objectContaining({ name: 'UserUnavailable', ...failure }));
    },
  );

  it('(c.53) because the service is in trouble is asked for again, and nobody is signed out', async () => {
    let answer: AuthResponse<never> | null = transient;
    const { session, time, facts, trouble } = aSession({
      session: async () => signedIn(600, { appUser: null }),
      customerUser: async () => answer ?? { kind: 'ok', value: appUser, serverNow: null },
    });
    await time.advance(5_000);
    expect([facts, trouble]).toEqual([[], []]);
    await time.advance(5_000);
    expect([facts, trouble]).toEqual([[], [true]]);
    answer = null;
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
    expect(trouble).toEqual([true, false]);
  });

  const appUser = {
    '@id': '/api/customer-users/u1',
    id: 'u1',
    firstName: 'O',
    lastName: 'N',
    fullName: 'O N',
    username: 'o@example.com',
  };
});

describe('a server out of reach', () => {
  it('is told once the tokens are over or half a minute has passed, and that it is back, once each', async () => {
    let isDown = true;
    const fresh: AuthResponse<{ accessToken: string; expiresIn: number }> = {
      kind: 'ok',
      value: { accessToken: 'back', expiresIn: 600 },
      serverNow: null,
    };
    const { session, time, trouble } = aSession({ refresh: async () => (isDown ? transient : fresh) });
    await session.ready();
    await time.advance(570_000 + 29_999);
    expect(trouble).toEqual([]);
    await time.advance(300_000);
    expect(trouble).toEqual([true]);
    isDown = false;
    await time.advance(120_000);
    expect(trouble).toEqual([true, false]);
  });

  it('for a moment only is nobody’s business', async () => {
    let isDown = true;
    const { session, time, trouble } = aSession({
      refresh: async () =>
        isDown ? transient : { kind: 'ok', value: { accessToken: 'back', expiresIn: 600 }, serverNow: null },
    });
    await session.ready();
    await time.advance(575_000);
    isDown = false;
    session.resume();
    await time.advance(120_000);
    expect(trouble).toEqual([]);
  });

  it('from the start is told after ten seconds', async () => {
    let answer: AuthResponse<never> | ReturnType<typeof signedIn> = transient;
    const { session, time, trouble } = aSession({ session: async () => answer });
    await time.advance(9_999);
    expect(trouble).toEqual([]);
    await time.advance(1);
    expect(trouble).toEqual([true]);
    answer = signedIn();
    session.resume();
    await settled();
    expect(trouble).toEqual([true, false]);
  });

  it('is over for a user who signs out meanwhile', async () => {
    const { session, time, trouble } = aSession({ refresh: async () => transient }, { time: fakeTime() });
    await session.ready();
    await time.advance(620_000);
    session.signOut();
    expect(trouble).toEqual([true, false]);
  });
});
