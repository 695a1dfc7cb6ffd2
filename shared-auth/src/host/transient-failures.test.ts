import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import { aSession, flushPromises, signedInResponse } from '../testing/fake-session.ts';
import { freshTokens, sequence, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Numbers such as (c.19) are rows of the token-store table in docs/reliability.md; (b.61) is in the fault table. */

describe('a transient failure', () => {
  it('(c.19) (c.20) (c.21) keeps the session, and is reported after 30 s', async () => {
    const { session, time, published, outages } = aSession({ refresh: async () => transient });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'unavailable' });
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'a0' });
    await time.advance(29_999);
    expect(outages).toEqual([]);
    await time.advance(1);
    expect(outages).toEqual([true]);
    await time.advance(600_000);
    expect([published.at(-1)?.status, outages]).toEqual(['signedIn', [true]]);
  });

  it('(c.19) is retried after the time of Retry-After', async () => {
    let response: AuthResponse<Tokens> = { kind: 'transient', retryAfterMs: 20_000 };
    const { session, time, calls } = aSession({ refresh: async () => response });
    await session.ready();
    await session.freshAccessToken('a0');
    response = freshTokens;
    await time.advance(19_900);
    expect(calls.refresh).toHaveLength(1);
    await time.advance(5_100);
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.20) is retried exactly once when the browser is back online', async () => {
    let response: AuthResponse<Tokens> = transient;
    const { session, time, calls, outages } = aSession({ refresh: async () => response });
    await session.ready();
    await time.advance(570_000 + 40_000);
    expect(calls.refresh).toHaveLength(1);
    response = freshTokens;
    for (let event = 0; event < 3; event += 1) session.resume();
    await flushPromises();
    session.resume();
    await flushPromises();
    expect(calls.refresh).toHaveLength(2);
    expect(outages).toEqual([true, false]);
  });

  it('(c.20) is retried within 5 s, and not more often, when the network changes 20 times', async () => {
    const { session, time, calls } = aSession({ refresh: async () => transient });
    await session.ready();
    await time.advance(570_000);
    for (let change = 0; change < 20; change += 1) {
      session.resume();
      await time.advance(250);
    }
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.24) costs at most one request a minute, however many callers there are in ten minutes', async () => {
    const { session, time, calls } = aSession({
      session: async () => signedInResponse(40),
      refresh: async () => transient,
    });
    await session.ready();
    await time.advance(10_000);
    const requestedAt: number[] = [];
    for (let caller = 0; caller < 50; caller += 1) {
      const before = calls.refresh.length;
      await session.accessToken({ write: false });
      await time.advance(12_000);
      if (calls.refresh.length > before) requestedAt.push(time.clock().monotonic);
    }
    expect(calls.refresh.length).toBeLessThanOrEqual(10);
    expect(calls.refresh.length).toBeGreaterThan(5);
    for (const [index, moment] of requestedAt.entries()) {
      if (index > 0) expect(moment - (requestedAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(59_000);
    }
  });

  it('(c.51) of the first load publishes nothing until a response is usable', async () => {
    const { session, time, published } = aSession({
      session: sequence<AuthResponse<SessionResponse>>(transient, { kind: 'invalid' }, transient, signedInResponse()),
    });
    await time.advance(3_000);
    expect(published).toEqual([]);
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
    expect(published).toHaveLength(1);
  });
});

describe('an API that answers 401 although the session is alive', () => {
  it('(b.61) causes few refreshes and session requests', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    for (let request = 0; request < 40; request += 1) {
      const reply = await session.accessToken({ write: false });
      if (reply.kind === 'token') await session.freshAccessToken(reply.token);
      expect(await session.verdict(401)).toEqual({ kind: 'alive' });
      await time.advance(500);
    }
    expect(calls.refresh.length).toBeLessThanOrEqual(10);
    expect(calls.session).toBeLessThanOrEqual(1 + 3);
  });
});

describe('the outage report', () => {
  const back: AuthResponse<Tokens> = { kind: 'ok', value: { accessToken: 'back', expiresIn: 600 }, serverNow: null };

  it('starts when the tokens have expired or 30 s have passed, and ends once', async () => {
    let isDown = true;
    const { session, time, outages } = aSession({ refresh: async () => (isDown ? transient : back) });
    await session.ready();
    await time.advance(570_000 + 29_999);
    expect(outages).toEqual([]);
    await time.advance(300_000);
    expect(outages).toEqual([true]);
    isDown = false;
    await time.advance(120_000);
    expect(outages).toEqual([true, false]);
  });

  it('does not start for a short failure', async () => {
    let isDown = true;
    const { session, time, outages } = aSession({ refresh: async () => (isDown ? transient : back) });
    await session.ready();
    await time.advance(575_000);
    isDown = false;
    session.resume();
    await time.advance(120_000);
    expect(outages).toEqual([]);
  });

  it('starts after 10 s when the session cannot be loaded', async () => {
    let response: AuthResponse<SessionResponse> = transient;
    const { session, time, outages } = aSession({ session: async () => response });
    await time.advance(9_999);
    expect(outages).toEqual([]);
    await time.advance(1);
    expect(outages).toEqual([true]);
    response = signedInResponse();
    session.resume();
    await flushPromises();
    expect(outages).toEqual([true, false]);
  });

  it('ends when the user signs out', async () => {
    const { session, time, outages } = aSession({ refresh: async () => transient });
    await session.ready();
    await time.advance(620_000);
    session.signOut();
    expect(outages).toEqual([true, false]);
  });
});
