import { describe, expect, it } from '@jest/globals';
import type { Tokens } from 'shared-contract/user/session';
import { personOf } from '../testing/fake-auth-server.ts';
import { aSession, settled } from '../testing/fake-world.ts';
import { fiveTabs, later, tokenOf, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('the store', () => {
  it('(c.11) leaves no timer, no listener and no lock behind when it is disposed', async () => {
    const browser = await fiveTabs();
    await browser.time.advance(100_000);
    for (const tab of [...browser.tabs]) tab.session.dispose();
    await settled();
    expect(browser.time.pending()).toBe(0);
    expect(browser.locks.isHeld()).toBe(false);
    expect(browser.tabs.every(({ listener }) => listener === null)).toBe(true);
  });

  it('(c.11) stays quiet when it is disposed while a refresh is on its way', async () => {
    const answer = later<AuthResponse<Tokens>>();
    const { session, time, facts } = aSession({ refresh: () => answer.promise });
    await session.ready();
    void session.freshAccessToken('a0');
    await settled();
    session.dispose();
    answer.answer(transient);
    await settled();
    expect([time.pending(), facts.length]).toEqual([0, 1]);
  });

  it('(c.12) may be called from its own events', async () => {
    const heard: string[] = [];
    const world = aSession({ refresh: async () => ({ kind: 'refused', status: 401 }) });
    const push = world.facts.push.bind(world.facts);
    world.facts.push = (...facts) => {
      void world.session.accessToken({ write: true }).then(({ kind }) => heard.push(kind));
      world.session.resume({ asleep: true });
      world.session.end('again');
      return push(...facts);
    };
    await world.session.freshAccessToken('a0');
    await settled();
    expect(heard.length).toBeGreaterThan(0);
  });

  it('(c.23) a refresh without a new handle keeps the old one', async () => {
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

  it('(c.49) a lost message costs nothing but a second look', async () => {
    const browser = await fiveTabs();
    const [first, second] = browser.tabs;
    second.isGone = true;
    await browser.time.advance(1_000);
    await first.session.freshAccessToken(await tokenOf(first));
    await browser.time.advance(20_000);
    second.isGone = false;
    const reply = await second.session.freshAccessToken(await tokenOf(second));
    expect(reply.kind === 'token' && browser.server.accepts(reply.token)).toBe(true);
    expect([browser.server.counts.refused, browser.server.counts.tripped]).toEqual([0, 0]);
  });

  it('(c.55) a reloaded page is signed in again from the cookie', async () => {
    const browser = await fiveTabs();
    for (const tab of [...browser.tabs]) browser.crash(tab);
    const next = browser.open();
    await settled();
    expect(next.facts).toEqual([{ status: 'signedIn', impersonating: false, ...personOf('olivia') }]);
  });

  it('(c.56) tells everybody facts and nobody a token', async () => {
    const { facts, session, time } = aSession();
    await session.ready();
    await time.advance(600_000);
    expect(JSON.stringify([facts, await session.ready()])).not.toMatch(/"[ar]\d"|Token/);
  });
});
