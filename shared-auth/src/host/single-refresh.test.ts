import { describe, expect, it } from '@jest/globals';
import { aSession, flushPromises, signedInResponse } from '../testing/fake-session.ts';
import { accessTokenOf, deliverAll, fiveTabs, freshTokens, statusOf, transient } from '../testing/token-cases.ts';

/** Numbers such as (c.1) are rows of the token-store table in docs/reliability.md. */

describe('one refresh at a time', () => {
  it('(c.1) (c.57) serves 200 concurrent callers of an expired token, from the shell and from remotes', async () => {
    const { session, calls } = aSession({
      session: async () => signedInResponse(4),
      refresh: async () => freshTokens,
    });
    await session.ready();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => session.accessToken({ write: index % 2 === 0 })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set(['{"kind":"token","token":"fresh"}']),
    );
    expect(calls.refresh).toHaveLength(1);
  });

  it('(c.2) fails once for all 200 callers, and a later call may try again', async () => {
    let isDown = true;
    const { session, time, calls } = aSession({ refresh: async () => (isDown ? transient : freshTokens) });
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 200 }, () => session.freshAccessToken('a0')));
    expect(replies.every(({ kind }) => kind === 'unavailable')).toBe(true);
    expect(calls.refresh).toHaveLength(1);
    isDown = false;
    await time.advance(75_000);
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'token', token: 'fresh' });
  });

  it('(c.3) rotates once when five tabs expire in the same second, and signs no user out', async () => {
    const { tabs, time, server } = await fiveTabs();
    await time.advance(570_000);
    await flushPromises();
    expect(server.counts.refreshes).toBe(1);
    for (const tab of tabs) {
      expect(statusOf(tab)).toBe('signedIn');
      const reply = await tab.session.accessToken({ write: false });
      expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
    }
  });

  it('(c.5) lets a tab that waited for the lock reload the tokens that another tab rotated', async () => {
    const { tabs, time, server, inFlight, locks } = await fiveTabs();
    const [first, second] = tabs;
    const one = await accessTokenOf(first);
    const two = await accessTokenOf(second);
    await time.advance(1000);
    await Promise.all([first.session.freshAccessToken(one), second.session.freshAccessToken(two)]);
    expect(server.counts.refreshes).toBe(1);
    expect(inFlight).toEqual([]);
    expect(locks.isHeld()).toBe(false);
  });

  it('(c.34) serves 20 parallel requests that the API answered with 401', async () => {
    const { session, calls } = aSession();
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.freshAccessToken('a0')));
    expect(replies.every((reply) => reply.kind === 'token' && reply.token === 'a1')).toBe(true);
    expect(calls.refresh).toHaveLength(1);
  });
});

describe('the lock', () => {
  it('(c.9) is free at once when the tab that holds it crashes', async () => {
    const { tabs, time, server, ...browser } = await fiveTabs();
    const [holder, other] = tabs;
    await time.advance(1000);
    browser.freeze(holder);
    void holder.session.freshAccessToken(await accessTokenOf(holder));
    await flushPromises();
    expect(browser.locks.isHeld()).toBe(true);
    browser.crash(holder);
    const reply = await other.session.freshAccessToken(await accessTokenOf(other));
    expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
  });

  it('(c.9) delays the other tabs for at most 5 s when a frozen tab holds it, and is not stolen', async () => {
    const { tabs, time, server, ...browser } = await fiveTabs();
    const [holder, ...others] = tabs;
    await time.advance(1000);
    browser.freeze(holder);
    void holder.session.freshAccessToken(await accessTokenOf(holder));
    await flushPromises();
    const { refreshes } = server.counts;
    const replies = others.map(async (tab) => tab.session.freshAccessToken(await accessTokenOf(tab)));
    await flushPromises();
    await time.advance(5_000);
    for (const reply of await Promise.all(replies)) expect(reply.kind).toBe('token');
    expect(server.counts.refreshes).toBe(refreshes);
    browser.thaw(holder);
    await flushPromises();
    expect(browser.locks.isHeld()).toBe(false);
    for (const tab of tabs) expect(statusOf(tab)).toBe('signedIn');
  });

  it('(c.32) is released when all tabs are closed in the middle of a refresh; the next page is signed in', async () => {
    const { tabs, server, time, ...browser } = await fiveTabs({ manual: 'responses' });
    await deliverAll(browser.inFlight);
    await time.advance(570_000);
    browser.inFlight.shift()?.deliver();
    for (const tab of [...tabs]) browser.crash(tab);
    const next = browser.open();
    await deliverAll(browser.inFlight);
    const reply = await next.session.accessToken({ write: true });
    expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
    expect(browser.locks.isHeld()).toBe(false);
  });
});
