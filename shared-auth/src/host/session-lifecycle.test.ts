import { describe, expect, it } from '@jest/globals';
import type { Tokens } from 'shared-contract/user/session';
import { userNamed } from '../testing/fake-auth-server.ts';
import { aSession, flushPromises } from '../testing/fake-session.ts';
import { accessTokenOf, fiveTabs, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Numbers such as (c.11) are rows of the token-store table in docs/reliability.md. */

describe('dispose', () => {
  it('(c.11) leaves no timer, listener or lock behind', async () => {
    const browser = await fiveTabs();
    await browser.time.advance(100_000);
    for (const tab of [...browser.tabs]) tab.session.dispose();
    await flushPromises();
    expect(browser.time.pending()).toBe(0);
    expect(browser.locks.isHeld()).toBe(false);
    expect(browser.tabs.every(({ listener }) => listener === null)).toBe(true);
  });

  it('(c.11) releases the lock of a running refresh and ignores its result', async () => {
    const response = Promise.withResolvers<AuthResponse<Tokens>>();
    const { session, time, published } = aSession({ refresh: () => response.promise });
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await flushPromises();
    session.dispose();
    response.resolve(transient);
    await waiting;
    expect([time.pending(), published.length]).toEqual([0, 1]);
  });

  it('(c.11) releases a lock that is granted afterwards', async () => {
    const lock = Promise.withResolvers<{ waited: boolean; release: () => void }>();
    let releases = 0;
    const { session } = aSession({}, { lock: () => lock.promise });
    await session.ready();
    void session.freshAccessToken('a0');
    await flushPromises();
    session.dispose();
    lock.resolve({
      waited: false,
      release: () => {
        releases += 1;
      },
    });
    await flushPromises();
    expect(releases).toBe(1);
  });
});

describe('the session', () => {
  it('(c.12) can be called by its own subscribers', async () => {
    const replies: string[] = [];
    const { session, published } = aSession({ refresh: async () => ({ kind: 'refused', status: 401 }) });
    const push = published.push.bind(published);
    published.push = (...sessions) => {
      void session.accessToken({ write: true }).then(({ kind }) => replies.push(kind));
      session.resume({ asleep: true });
      return push(...sessions);
    };
    await session.freshAccessToken('a0');
    await flushPromises();
    expect(replies.length).toBeGreaterThan(0);
  });

  it('(c.23) keeps the refresh token when a refresh brings no new one', async () => {
    const refresh = async (): Promise<AuthResponse<Tokens>> => ({
      kind: 'ok',
      value: { accessToken: `n${calls.refresh.length}`, expiresIn: 600 },
      serverNow: null,
    });
    const { session, time, calls } = aSession({ refresh });
    await session.ready();
    await time.advance(1_140_000);
    expect(calls.refresh).toEqual(['r0', 'r0']);
  });

  it('(c.49) recovers from a lost message with one more request', async () => {
    const browser = await fiveTabs();
    const [first, second] = browser.tabs;
    second.isGone = true;
    await browser.time.advance(1_000);
    await first.session.freshAccessToken(await accessTokenOf(first));
    await browser.time.advance(20_000);
    second.isGone = false;
    const reply = await second.session.freshAccessToken(await accessTokenOf(second));
    expect(reply.kind === 'token' && browser.server.accepts(reply.token)).toBe(true);
    expect([browser.server.counts.refused, browser.server.counts.reuseDetected]).toEqual([0, 0]);
  });

  it('(c.55) signs a reloaded page in again from the cookie', async () => {
    const browser = await fiveTabs();
    for (const tab of [...browser.tabs]) browser.crash(tab);
    const next = browser.open();
    await flushPromises();
    expect(next.published).toEqual([{ status: 'signedIn', impersonating: false, ...userNamed('olivia') }]);
  });

  it('(c.56) publishes no token', async () => {
    const { published, session, time } = aSession();
    await session.ready();
    await time.advance(600_000);
    expect(JSON.stringify([published, await session.ready()])).not.toMatch(/"[ar]\d"|Token/);
  });
});
