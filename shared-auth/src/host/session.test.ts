import { describe, expect, it } from '@jest/globals';
import type { SessionResponse } from 'shared-contract/user/session';
import { aSession, fakeBrowser, settled, signedIn, visitor } from '../testing/fake-world.ts';
import type { AuthResponse } from './auth-requests.ts';

const transient: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };

function inTurn<T>(...answers: T[]): () => Promise<T> {
  return async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error('No answer left.');
    return answer;
  };
}

describe('the first fetch', () => {
  it('is not ready, then signed in; a token never shows in the facts', async () => {
    const { session, facts } = aSession();
    expect(facts).toEqual([]);
    expect(await session.ready()).toMatchObject({ status: 'signedIn', appUser: { fullName: 'O N' } });
    expect(JSON.stringify(facts)).not.toMatch(/"a0"|"r0"/);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a0' });
  });

  it('knows a visitor', async () => {
    const { session } = aSession({ session: async () => visitor });
    expect(await session.ready()).toEqual({ status: 'signedOut' });
    expect(await session.freshAccessToken(null)).toEqual({ kind: 'none' });
  });

  it('keeps asking while the server is in trouble or talks nonsense, and signs nobody out', async () => {
    const { session, time, facts } = aSession({
      session: inTurn<AuthResponse<SessionResponse>>(transient, { kind: 'invalid' }, transient, signedIn()),
    });
    await time.advance(3000);
    expect(facts).toEqual([]);
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
  });

  it('lets a write wait for it, but not for ever', async () => {
    const { session, time } = aSession({ session: async () => transient });
    const write = session.accessToken({ write: true });
    await time.advance(10_000);
    expect(await write).toEqual({ kind: 'unavailable' });
  });

  it.each([
    ['no tokens', { tokens: null }, 'No tokens available'],
    ['no expiry', { tokens: { accessToken: 'a', refreshToken: 'r' } }, 'Failed to set up token refresh cycle'],
  ])('with a user and %s ends the session', async (_name, over, reason) => {
    const { session } = aSession({ session: async () => signedIn(600, over) });
    expect(await session.ready()).toMatchObject({ status: 'ended', reason });
  });

  it('fetches the app user when it did not come along', async () => {
    const { session, time } = aSession({
      session: async () => signedIn(600, { appUser: null }),
      customerUser: inTurn(
        transient,
        await aSession()
          .session.ready()
          .then((facts) => ({
            kind: 'ok' as const,
            value: facts.status === 'signedIn' ? facts.appUser : never(),
            serverNow: null,
          })),
      ),
    });
    await time.advance(5000);
    expect((await session.ready()).status).toBe('signedIn');
  });

  it('ends when the app user is definitely not there', async () => {
    const { session } = aSession({
      session: async () => signedIn(600, { appUser: null }),
      customerUser: async () => ({ kind: 'refused', status: 404 }),
    });
    expect(await session.ready()).toMatchObject({ status: 'ended', reason: 'Failed to fetch app user' });
  });
});

describe('refresh', () => {
  it('comes 30 s before expiry, with the newest handle each time', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await time.advance(569_000);
    expect(calls.refresh).toEqual([]);
    await time.advance(1_000);
    expect(calls.refresh).toEqual(['r0']);
    await time.advance(570_000);
    expect(calls.refresh).toEqual(['r0', 'r1']);
  });

  it('happens once for 200 callers of an expired token', async () => {
    const { session, time, calls } = aSession({ session: async () => signedIn(4) });
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 200 }, () => session.accessToken({ write: false })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(new Set(['{"kind":"token","token":"a1"}']));
    await time.advance(0);
    expect(calls.refresh).toEqual(['r0']);
  });

  it('after a 401 happens once for many, and late callers get what came', async () => {
    const { session, calls } = aSession();
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.freshAccessToken('a0')));
    expect(replies.every((reply) => reply.kind === 'token' && reply.token === 'a1')).toBe(true);
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'token', token: 'a1' });
    expect(calls.refresh).toHaveLength(1);
  });

  it.each([400, 401, 403])('refused with %s ends the session with the reason', async (status) => {
    const { session, facts } = aSession({ refresh: async () => ({ kind: 'refused', status }) });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'ended', reason: `API auth error: ${status}` });
    expect(facts.at(-1)).toMatchObject({ status: 'ended', reason: `API auth error: ${status}` });
  });

  it('with an invalid body is tried once more, then ends the session', async () => {
    const { session, calls } = aSession({ refresh: async () => ({ kind: 'invalid' }) });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({
      kind: 'ended',
      reason: 'Failed to set up token refresh cycle',
    });
    expect(calls.refresh).toHaveLength(2);
  });

  it('never ends a session over a transient failure: quiet for callers, and it recovers', async () => {
    let down = true;
    const { session, time, calls, facts } = aSession({
      session: async () => signedIn(40),
      refresh: async () =>
        down ? transient : { kind: 'ok', value: { accessToken: 'back', expiresIn: 600 }, serverNow: null },
    });
    await session.ready();
    await time.advance(60_000);
    const asked = calls.refresh.length;
    for (let caller = 0; caller < 50; caller += 1)
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'unavailable' });
    expect(calls.refresh).toHaveLength(asked);
    await time.advance(540_000);
    down = false;
    session.resume();
    await settled();
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'back' });
    expect(facts).toHaveLength(1);
  });

  it('keeps the old handle when no new one came', async () => {
    const { session, time, calls } = aSession({
      refresh: async () => ({
        kind: 'ok',
        value: { accessToken: `n${calls.refresh.length}`, expiresIn: 600 },
        serverNow: null,
      }),
    });
    await session.ready();
    await session.freshAccessToken('a0');
    await time.advance(1000);
    await session.freshAccessToken('n1');
    expect(calls.refresh).toEqual(['r0', 'r0']);
  });

  it.each([1, 10, 30])('with a token life of %s s does not spin', async (life) => {
    const { session, time, calls } = aSession({
      session: async () => signedIn(life),
      refresh: async () => ({
        kind: 'ok',
        value: { accessToken: `a${calls.refresh.length}`, expiresIn: life },
        serverNow: null,
      }),
    });
    await session.ready();
    await time.advance(30_000);
    expect(calls.refresh.length).toBeGreaterThan(3);
    expect(calls.refresh.length).toBeLessThanOrEqual(11);
  });
});

describe('sign-out', () => {
  it('reaches every tab at once and forgets the tokens', async () => {
    const browser = fakeBrowser();
    const first = aSession({}, { channel: browser() });
    const second = aSession({}, { channel: browser() });
    await Promise.all([first.session.ready(), second.session.ready()]);
    first.session.signOut();
    expect(second.facts.at(-1)).toEqual({ status: 'signedOut' });
    expect(second.calls.signedOutElsewhere).toBe(1);
    expect(first.calls.signedOutElsewhere).toBe(0);
    expect(await second.session.accessToken({ write: true })).toEqual({ kind: 'none' });
    await second.time.advance(600_000);
    expect(second.calls.refresh).toEqual([]);
  });

  it('during a refresh stays signed out', async () => {
    let answer: (value: AuthResponse<{ accessToken: string; expiresIn: number }>) => void = () => {};
    const { session, facts } = aSession({
      refresh: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await settled();
    session.signOut();
    answer({ kind: 'ok', value: { accessToken: 'late', expiresIn: 600 }, serverNow: null });
    expect(await waiting).toEqual({ kind: 'none' });
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
  });
});

describe('the verdict after a second 401', () => {
  it('leaves a session that the server still knows alone', async () => {
    const { session } = aSession();
    await session.ready();
    expect(await session.verdict(401)).toEqual({ kind: 'alive' });
  });

  it('ends one that is gone, and takes trouble for no proof', async () => {
    let answer: AuthResponse<SessionResponse> = signedIn();
    const { session, time } = aSession({ session: async () => answer });
    await session.ready();
    answer = transient;
    expect(await session.verdict(401)).toEqual({ kind: 'alive' });
    answer = visitor;
    await time.advance(10_000);
    expect(await session.verdict(401)).toEqual({ kind: 'ended', reason: 'API auth error: 401' });
  });
});

function never(): never {
  throw new Error('Expected a signed-in session.');
}
