import { describe, expect, it } from '@jest/globals';
import { aSession, settled, signedIn } from '../testing/fake-world.ts';
import { deliverAll, fiveTabs, fresh, statusOf, tokenOf, transient } from '../testing/token-cases.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('one refresh', () => {
  it('(c.1) (c.57) 200 concurrent callers of an expired token, shell and remotes alike, share one', async () => {
    const { session, calls } = aSession({ session: async () => signedIn(4), refresh: async () => fresh });
    await session.ready();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => session.accessToken({ write: index % 2 === 0 })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set(['{"kind":"token","token":"fresh"}']),
    );
    expect(calls.refresh).toHaveLength(1);
  });

  it('(c.2) that fails is told to all 200 once, and a later call may try again', async () => {
    let isDown = true;
    const { session, time, calls } = aSession({ refresh: async () => (isDown ? transient : fresh) });
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 200 }, () => session.freshAccessToken('a0')));
    expect(replies.every(({ kind }) => kind === 'unavailable')).toBe(true);
    expect(calls.refresh).toHaveLength(1);
    isDown = false;
    await time.advance(75_000);
    expect(await session.freshAccessToken('a0')).toEqual({ kind: 'token', token: 'fresh' });
  });

  it('(c.3) five tabs expire in the same second: one rotation, nobody signed out', async () => {
    const { tabs, time, server } = await fiveTabs();
    await time.advance(570_000);
    await settled();
    expect(server.counts.refreshes).toBe(1);
    for (const tab of tabs) {
      expect(statusOf(tab)).toBe('signedIn');
      const reply = await tab.session.accessToken({ write: false });
      expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
    }
  });

  it('(c.5) a tab that waited for the lock takes over what the other one rotated, without a refresh of its own', async () => {
    const { tabs, time, server, underWay, locks } = await fiveTabs({ byHand: undefined });
    const [first, second] = tabs;
    const one = await first.session.accessToken({ write: false });
    const two = await second.session.accessToken({ write: false });
    if (one.kind !== 'token' || two.kind !== 'token') throw new Error('Expected two tokens.');
    await time.advance(1000);
    await Promise.all([first.session.freshAccessToken(one.token), second.session.freshAccessToken(two.token)]);
    expect(server.counts.refreshes).toBe(1);
    expect(underWay).toEqual([]);
    expect(locks.isHeld()).toBe(false);
  });

  it('(c.34) 20 parallel 401 make one', async () => {
    const { session, calls } = aSession();
    await session.ready();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.freshAccessToken('a0')));
    expect(replies.every((reply) => reply.kind === 'token' && reply.token === 'a1')).toBe(true);
    expect(calls.refresh).toHaveLength(1);
  });
});

describe('the lock', () => {
  it('(c.9) of a crashed tab is free at once', async () => {
    const { tabs, time, server, underWay, ...browser } = await fiveTabs();
    const [holder, other] = tabs;
    await time.advance(1000);
    browser.freeze(holder);
    void holder.session.freshAccessToken(await tokenOf(holder));
    await settled();
    expect(browser.locks.isHeld()).toBe(true);
    browser.crash(holder);
    const reply = await other.session.freshAccessToken(await tokenOf(other));
    expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
  });

  it('(c.9) of a frozen tab holds nobody up for more than 5 s, and is not stolen', async () => {
    const { tabs, time, server, ...browser } = await fiveTabs();
    const [holder, ...others] = tabs;
    await time.advance(1000);
    browser.freeze(holder);
    void holder.session.freshAccessToken(await tokenOf(holder));
    await settled();
    const refreshes = server.counts.refreshes;
    const replies = others.map(async (tab) => tab.session.freshAccessToken(await tokenOf(tab)));
    await settled();
    await time.advance(5_000);
    for (const reply of await Promise.all(replies)) expect(reply.kind).toBe('token');
    expect(server.counts.refreshes).toBe(refreshes);
    browser.thaw(holder);
    await settled();
    expect(browser.locks.isHeld()).toBe(false);
    for (const tab of tabs) expect(statusOf(tab)).toBe('signedIn');
  });

  it('(c.32) a tab that is closed in the middle of a refresh leaves nothing behind', async () => {
    const { tabs, server, time, ...browser } = await fiveTabs({ byHand: 'answers' });
    await deliverAll(browser.underWay);
    await time.advance(570_000);
    browser.underWay.shift()?.deliver();
    for (const tab of [...tabs]) browser.crash(tab);
    const next = browser.open();
    await deliverAll(browser.underWay);
    const reply = await next.session.accessToken({ write: true });
    expect(reply.kind === 'token' && server.accepts(reply.token)).toBe(true);
    expect(browser.locks.isHeld()).toBe(false);
  });
});
