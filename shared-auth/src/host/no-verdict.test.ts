import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/user/session';
import { aSession, settled, signedIn } from '../testing/fake-world.ts';
import { fresh, inTurn, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('no verdict, no end', () => {
  it.each([
    ['a transient answer (c.19)', transient],
    ['no answer (c.20) (c.21)', { kind: 'transient', retryAfterMs: 0 } as const],
  ])('%s keeps the session', async (_name, answer) => {
    const { session, time, facts, trouble } = aSession({ refresh: async () => answer });
    await session.ready();
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'unavailable' });
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'a0' });
    await time.advance(29_999);
    expect(trouble).toEqual([]);
    await time.advance(1);
    expect(trouble).toEqual([true]);
    await time.advance(600_000);
    expect([facts.at(-1)?.status, trouble]).toEqual(['signedIn', [true]]);
  });

  it('(c.19) honours Retry-After', async () => {
    let answer: AuthResponse<Tokens> = { kind: 'transient', retryAfterMs: 20_000 };
    const { session, time, calls } = aSession({ refresh: async () => answer });
    await session.ready();
    await session.freshAccessToken('a0');
    answer = fresh;
    await time.advance(19_900);
    expect(calls.refresh).toHaveLength(1);
    await time.advance(5_100);
    expect(calls.refresh).toHaveLength(2);
  });

  it('(c.20) resumes on `online` exactly once', async () => {
    let answer: AuthResponse<Tokens> = transient;
    const { session, time, calls, trouble } = aSession({ refresh: async () => answer });
    await session.ready();
    await time.advance(570_000 + 40_000);
    expect(calls.refresh).toHaveLength(1);
    answer = fresh;
    for (let event = 0; event < 3; event += 1) session.resume();
    await settled();
    session.resume();
    await settled();
    expect(calls.refresh).toHaveLength(2);
    expect(trouble).toEqual([true, false]);
  });

  it('(c.20) a network that flaps 20 times makes no storm', async () => {
    const { session, time, calls } = aSession({ refresh: async () => transient });
    await session.ready();
    await time.advance(570_000);
    for (let flap = 0; flap < 20; flap += 1) {
      session.resume();
      await time.advance(250);
    }
    expect(calls.refresh.length).toBeLessThanOrEqual(2);
  });

  it('(c.24) an outage of 10 min with 50 serial callers costs one call a minute at most', async () => {
    const { session, time, calls } = aSession({ session: async () => signedIn(40), refresh: async () => transient });
    await session.ready();
    await time.advance(10_000);
    const at: number[] = [];
    for (let caller = 0; caller < 50; caller += 1) {
      const before = calls.refresh.length;
      await session.accessToken({ write: false });
      await time.advance(12_000);
      if (calls.refresh.length > before) at.push(time.clock().monotonic);
    }
    expect(calls.refresh.length).toBeLessThanOrEqual(10);
    expect(calls.refresh.length).toBeGreaterThan(5);
    for (const [index, moment] of at.entries()) {
      if (index > 0) expect(moment - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(59_000);
    }
  });

  it('(c.51) a session fetch that is slow, in trouble or nonsense shows neither a private page nor a login page', async () => {
    const { session, time, facts } = aSession({
      session: inTurn<AuthResponse<SessionResponse>>(transient, { kind: 'invalid' }, transient, signedIn()),
    });
    await time.advance(3_000);
    expect(facts).toEqual([]);
    await time.advance(10_000);
    expect((await session.ready()).status).toBe('signedIn');
    expect(facts).toHaveLength(1);
  });

  it('(b.61) an API that answers 401 while the session is alive makes no storm', async () => {
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
