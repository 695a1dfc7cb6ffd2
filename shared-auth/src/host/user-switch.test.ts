import { describe, expect, it } from '@jest/globals';
import type { Tokens } from 'shared-contract/user/session';
import { aSession, fakeBrowser, flushPromises } from '../testing/fake-session.ts';
import type { FakeTab } from '../testing/fake-tabs.ts';
import { fiveTabs, freshTokens, statusOf, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Numbers such as (c.4) are rows of the token-store table in docs/reliability.md. */

describe('another user signs in', () => {
  it('(c.4) closes the session in all other tabs before anything else', async () => {
    const browser = await fiveTabs();
    browser.server.login('jack');
    browser.open();
    await flushPromises();
    for (const tab of browser.tabs) {
      expect(statusOf(tab)).toBe('signedOut');
      expect(tab.verdicts).toContain('other user');
      expect(await tab.session.accessToken({ write: true })).toEqual({ kind: 'none' });
    }
  });

  it('(c.4) (c.49) is noticed by the next refresh when the message was lost', async () => {
    const browser = await fiveTabs();
    browser.server.login('jack');
    await browser.time.advance(570_000);
    for (const tab of browser.tabs) expect([statusOf(tab), tab.verdicts.at(-1)]).toEqual(['signedOut', 'other user']);
  });

  it('(c.8) wins over a refresh that is running', async () => {
    const response = Promise.withResolvers<AuthResponse<Tokens>>();
    const channel = fakeBrowser();
    const elsewhere = channel();
    elsewhere.listen(() => {});
    const { session, published, calls } = aSession({ refresh: () => response.promise }, { channel: channel() });
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await flushPromises();
    elsewhere.post({ kind: 'signed-in', userId: 'jack' });
    response.resolve(freshTokens);
    expect(await waiting).toEqual({ kind: 'none' });
    expect([published.at(-1)?.status, calls.otherUser]).toEqual(['signedOut', 1]);
  });
});

describe('a sign-out', () => {
  it.each([
    ['its request', 'request'],
    ['its lock', 'lock'],
  ])('(c.7) stays one when a refresh is waiting for %s', async (_name, waitsFor) => {
    const response = Promise.withResolvers<AuthResponse<Tokens>>();
    const lock = Promise.withResolvers<{ waited: boolean; release: () => void }>();
    const grant = { waited: false, release: () => {} };
    const { session, published, calls } = aSession(
      { refresh: () => response.promise },
      { lock: () => (waitsFor === 'lock' ? lock.promise : Promise.resolve(grant)) },
    );
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await flushPromises();
    session.signOut();
    lock.resolve(grant);
    response.resolve(freshTokens);
    expect(await waiting).toEqual({ kind: 'none' });
    expect(published.filter(({ status }) => status === 'signedOut')).toHaveLength(1);
    expect(published.at(-1)).toEqual({ status: 'signedOut' });
    expect(calls.refresh).toHaveLength(waitsFor === 'lock' ? 0 : 1);
  });

  it('(c.43) deletes the tokens without a network', async () => {
    const { session, published } = aSession({ refresh: async () => transient });
    await session.ready();
    session.signOut();
    expect(published.at(-1)).toEqual({ status: 'signedOut' });
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'none' });
  });

  it('(c.44) reaches the other tabs at once, and frozen tabs when they wake', async () => {
    const browser = await fiveTabs();
    const [first, ...others] = browser.tabs;
    browser.freeze(others[0] as FakeTab);
    browser.signOut(first);
    expect(others.map(statusOf)).toEqual(['signedIn', 'signedOut', 'signedOut', 'signedOut']);
    browser.thaw(others[0] as FakeTab);
    expect(statusOf(others[0] as FakeTab)).toBe('signedOut');
  });
});

describe('the same user signs in again', () => {
  it('(c.46) reopens the session in the other tabs', async () => {
    const browser = await fiveTabs();
    browser.server.revoke();
    await browser.time.advance(570_000);
    expect(browser.tabs.map(statusOf)).toEqual(Array(5).fill('ended'));
    browser.server.login('olivia');
    browser.open();
    await flushPromises();
    expect(browser.tabs.map(statusOf)).toEqual(Array(5).fill('signedIn'));
    expect(browser.tabs[0].published.filter(({ status }) => status === 'ended')).toHaveLength(1);
  });
});
