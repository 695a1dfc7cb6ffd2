import { describe, expect, it } from '@jest/globals';
import type { Tokens } from 'shared-contract/user/session';
import type { FakeTab } from '../testing/fake-tabs.ts';
import { aSession, fakeBrowser, settled } from '../testing/fake-world.ts';
import { fiveTabs, fresh, later, statusOf, transient } from '../testing/token-cases.ts';
import type { AuthResponse } from './auth-requests.ts';

/** Rows of the token-store table; the numbers are the table's. */

describe('people', () => {
  it('(c.4) an account switch in one tab drops the first user’s data in the others before anything else', async () => {
    const browser = await fiveTabs();
    browser.server.login('jack');
    browser.open();
    await settled();
    for (const tab of browser.tabs) {
      expect(statusOf(tab)).toBe('signedOut');
      expect(tab.verdicts).toContain('other user');
      expect(await tab.session.accessToken({ write: true })).toEqual({ kind: 'none' });
    }
  });

  it('(c.4) (c.49) also when the message was lost: the next refresh finds it out', async () => {
    const browser = await fiveTabs();
    browser.server.login('jack');
    await browser.time.advance(570_000);
    for (const tab of browser.tabs) expect([statusOf(tab), tab.verdicts.at(-1)]).toEqual(['signedOut', 'other user']);
  });

  it.each([
    ['in flight', 'refresh'],
    ['before it is sent', 'lock'],
  ])('(c.7) a sign-out during a refresh, %s, stays one', async (_name, at) => {
    const answer = later<AuthResponse<Tokens>>();
    const turn = later<{ waited: boolean; release: () => void }>();
    const given = { waited: false, release: () => {} };
    const { session, facts, calls } = aSession(
      { refresh: () => answer.promise },
      { lock: () => (at === 'lock' ? turn.promise : Promise.resolve(given)) },
    );
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await settled();
    session.signOut();
    turn.answer(given);
    answer.answer(fresh);
    expect(await waiting).toEqual({ kind: 'none' });
    expect(facts.filter(({ status }) => status === 'signedOut')).toHaveLength(1);
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
    expect(calls.refresh).toHaveLength(at === 'lock' ? 0 : 1);
  });

  it('(c.8) a sign-in as somebody else during a refresh wins', async () => {
    const answer = later<AuthResponse<Tokens>>();
    const channel = fakeBrowser();
    const elsewhere = channel();
    elsewhere.listen(() => {});
    const { session, facts, calls } = aSession({ refresh: () => answer.promise }, { channel: channel() });
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await settled();
    elsewhere.post({ kind: 'signed-in', userId: 'jack' });
    answer.answer(fresh);
    expect(await waiting).toEqual({ kind: 'none' });
    expect([facts.at(-1)?.status, calls.otherUser]).toEqual(['signedOut', 1]);
  });

  it('(c.43) a sign-out needs no network to forget', async () => {
    const { session, facts } = aSession({ refresh: async () => transient });
    await session.ready();
    session.signOut();
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'none' });
  });

  it('(c.44) a sign-out in one tab reaches the others at once, frozen ones when they are shown', async () => {
    const browser = await fiveTabs();
    const [first, ...others] = browser.tabs;
    browser.freeze(others[0] as FakeTab);
    browser.signOut(first);
    expect(others.map(statusOf)).toEqual(['signedIn', 'signedOut', 'signedOut', 'signedOut']);
    browser.thaw(others[0] as FakeTab);
    expect(statusOf(others[0] as FakeTab)).toBe('signedOut');
  });

  it('(c.46) a sign-in of the same user hides the end of the session in the other tabs', async () => {
    const browser = await fiveTabs();
    browser.server.revoke();
    await browser.time.advance(570_000);
    expect(browser.tabs.map(statusOf)).toEqual(Array(5).fill('ended'));
    browser.server.login('olivia');
    browser.open();
    await settled();
    expect(browser.tabs.map(statusOf)).toEqual(Array(5).fill('signedIn'));
    expect(browser.tabs[0].facts.filter(({ status }) => status === 'ended')).toHaveLength(1);
  });
});
