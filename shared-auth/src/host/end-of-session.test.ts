import { describe, expect, it } from '@jest/globals';
import { suspectedEndReason } from '../error-catalogue.ts';
import type { Session } from '../session.ts';
import { aSession, fakeBrowser, fakeSignOut, signedInResponse, visitorResponse } from '../testing/fake-session.ts';
import { transient } from '../testing/token-cases.ts';
import { requireUser } from '../user.ts';
import type { AuthResponse } from './auth-requests.ts';

/** How a session ends for the rest of the page. Numbers are rows of the token-store table in docs/reliability.md. */

const refused: AuthResponse<never> = { kind: 'refused', status: 401 };

describe('a deliberate sign-out', () => {
  it('leaves for the login service at once', async () => {
    const browser = fakeSignOut();
    const { session, published } = aSession({}, { signOut: browser.signOut });
    await session.ready();
    session.signOut();
    expect(browser.left).toEqual(['leave']);
    expect(published.at(-1)).toEqual({ status: 'signedOut' });
  });

  it('(c.43) that did not reach the server is finished by the next page, which signs no user in', async () => {
    const browser = fakeSignOut();
    browser.isMarked = true;
    const { session, published, calls, time } = aSession({}, { signOut: browser.signOut });
    await time.advance(5_000);
    expect([browser.left, published, calls.session]).toEqual([['finish'], [], 0]);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'none' });
  });

  it('(c.60) that cannot be finished leaves a visitor, and does not load the session', async () => {
    const browser = fakeSignOut();
    browser.isMarked = true;
    browser.isBlocked = true;
    const { session, published, calls } = aSession({}, { signOut: browser.signOut });
    expect(await session.ready()).toEqual({ status: 'signedOut' });
    session.resume({ asleep: true });
    expect([browser.left, published, calls.session]).toEqual([[], [{ status: 'signedOut' }], 0]);
  });

  it('(c.43) (c.44) reaches the other tabs without a network, and only the first tab leaves', async () => {
    const browser = fakeBrowser();
    const [one, other] = [fakeSignOut(), fakeSignOut()];
    const first = aSession({}, { channel: browser(), signOut: one.signOut });
    const second = aSession({}, { channel: browser(), signOut: other.signOut });
    await Promise.all([first.session.ready(), second.session.ready()]);
    first.session.signOut();
    second.session.resume();
    expect(second.published.at(-1)).toEqual({ status: 'signedOut' });
    expect([one.left, other.left]).toEqual([['leave'], []]);
  });
});

describe('an end that the user did not choose', () => {
  it('(c.47) is published, so that the shell stores drafts, before any caller receives it', async () => {
    const events: string[] = [];
    const { session, published } = aSession({ refresh: async () => refused });
    const push = published.push.bind(published);
    published.push = (...sessions) => {
      events.push(...sessions.map(({ status }) => status));
      return push(...sessions);
    };
    await session.ready();
    const requesting = session.freshAccessToken('a0').then(({ kind }) => events.push(`request: ${kind}`));
    const verifying = session.verdict(401).then(({ kind }) => events.push(`verdict: ${kind}`));
    await Promise.all([requesting, verifying]);
    expect(events.slice(0, 2)).toEqual(['signedIn', 'ended']);
    expect(events.slice(2).sort()).toEqual(['request: ended', 'verdict: ended']);
  });

  it('(c.46) (c.47) keeps the user for the pages on the screen until another user signs in', async () => {
    const browser = fakeBrowser();
    const elsewhere = browser();
    elsewhere.listen(() => {});
    const { session, published } = aSession({ refresh: async () => refused }, { channel: browser() });
    await session.ready();
    await session.freshAccessToken('a0');
    const last = () => published.at(-1) as Session;
    expect(last().status).toBe('ended');
    expect(requireUser(last())).toMatchObject({ id: 'u1', email: 'u1@example.com' });
    elsewhere.post({ kind: 'signed-in', userId: 'jack' });
    expect(last()).toEqual({ status: 'signedOut' });
    expect(() => requireUser(last())).toThrow('No user found, authenticating...');
  });

  it('(c.39) has the reason of the catalogue after an unhandled rejection with "Unauthorized"', async () => {
    let response = signedInResponse();
    const { session, published } = aSession({ session: async () => response });
    await session.ready();
    response = visitorResponse;
    await session.verify(suspectedEndReason('rejection', 'Error: Unauthorized') ?? 'none');
    expect(published.at(-1)).toMatchObject({
      status: 'ended',
      reason: 'Unhandled promise rejection related to authentication',
    });
  });

  it('(c.8) does not follow when the refused refresh token is older than the latest sign-in', async () => {
    let refreshToken = 'r0';
    const { session, published } = aSession({
      session: async () =>
        signedInResponse(600, { tokens: { accessToken: `access for ${refreshToken}`, refreshToken, expiresIn: 600 } }),
      refresh: async () => refused,
    });
    await session.ready();
    refreshToken = 'r1';
    expect(await session.freshAccessToken('access for r0')).toEqual({ kind: 'token', token: 'access for r1' });
    expect(published).toHaveLength(1);
  });
});

describe('an app user that cannot be loaded', () => {
  it.each<[string, AuthResponse<never>, { code: number; message: string }]>([
    [
      'does not exist',
      { kind: 'refused', status: 404, message: 'No such user.' },
      { code: 404, message: 'User account not found' },
    ],
    [
      'is refused',
      { kind: 'refused', status: 403, message: 'This account is closed.' },
      { code: 403, message: 'This account is closed.' },
    ],
    [
      'does not match the contract',
      { kind: 'invalid' },
      { code: 500, message: 'Unknown error, refresh the page and try again' },
    ],
  ])('(c.53) ends the session once because it %s, with code and text of SPEC §8', async (_name, response, failure) => {
    const { session, published } = aSession({
      session: async () => signedInResponse(600, { appUser: null }),
      customerUser: async () => response,
    });
    const last = await session.ready();
    expect(published).toEqual([{ status: 'ended', reason: 'Failed to fetch app user', failure }]);
    expect(() => requireUser(last)).toThrow(expect.objectContaining({ name: 'UserUnavailable', ...failure }));
  });

  it('(c.53) is requested again after a transient failure, and the user stays signed in', async () => {
    let isDown = true;
    const { appUser } = await aSession()
      .session.ready()
      .then((session) => (session.status === 'signedIn' ? session : { appUser: undefined }));
    if (!appUser) throw new Error('Expected a signed-in session.');
    const { session, time, published, outages } = aSession({
      session: async () => signedInResponse(600, { appUser: null }),
      customerUser: async () => (isDown ? transient : { kind: 'ok', value: appUser, serverNow: null }),
    });
    await time.advance(5_000);
    expect([published, outages]).toEqual([[], []]);
    await time.advance(5_000);
    expect([published, outages]).toEqual([[], [true]]);
    isDown = false;
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
    expect(outages).toEqual([true, false]);
  });
});
