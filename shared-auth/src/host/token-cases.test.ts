import { describe, expect, it } from '@jest/globals';
import type { SessionResponse, Tokens } from 'shared-contract/session';
import { personOf } from '../testing/fake-auth-server.ts';
import { type FakeTab, fakeTabs } from '../testing/fake-tabs.ts';
import { aSession, fakeBrowser, fakeTime, settled, signedIn, visitor } from '../testing/fake-world.ts';
import type { Answer } from './auth-requests.ts';

/** The rows of the token-store table that this package can show; the numbers are the table's. */

const transient: Answer<never> = { kind: 'transient', retryAfterMs: 0 };
const fresh: Answer<Tokens> = {
  kind: 'ok',
  value: { accessToken: 'fresh', refreshToken: 'r9', expiresIn: 600 },
  serverNow: null,
};
const statusOf = ({ facts }: { facts: { status: string }[] }) => facts.at(-1)?.status;

async function fiveTabs(options: Parameters<typeof fakeTabs>[0] = {}) {
  const browser = fakeTabs(options);
  browser.server.login('olivia');
  const tabs = Array.from({ length: 5 }, browser.open);
  await settled();
  return { ...browser, tabs: tabs as [FakeTab, FakeTab, FakeTab, FakeTab, FakeTab] };
}

function later<T>() {
  let answer: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

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
    const answer = later<Answer<Tokens>>();
    const turn = later<{ waited: boolean; release: () => void }>();
    const given = { waited: false, release: () => {} };
    const { session, facts, calls } = aSession(
      { refresh: () => answer.promise },
      { lock: () => (at === 'lock' ? turn.promise : Promise.resolve(given)) },
    );
    await session.ready();
    const waiting = session.freshAccessToken('a0');
    await settled();
    session.forget();
    turn.answer(given);
    answer.answer(fresh);
    expect(await waiting).toEqual({ kind: 'none' });
    expect(facts.filter(({ status }) => status === 'signedOut')).toHaveLength(1);
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
    expect(calls.refresh).toHaveLength(at === 'lock' ? 0 : 1);
  });

  it('(c.8) a sign-in as somebody else during a refresh wins', async () => {
    const answer = later<Answer<Tokens>>();
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
    session.forget();
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
    let answer: Answer<Tokens> = { kind: 'transient', retryAfterMs: 20_000 };
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
    let answer: Answer<Tokens> = transient;
    const { session, time, calls, trouble } = aSession({ refresh: async () => answer });
    await session.ready();
    await time.advance(570_000 + 40_000);
    expect(calls.refresh).toHaveLength(1);
    answer = fresh;
    for (let event = 0; event < 3; event += 1) session.wake();
    await settled();
    session.wake();
    await settled();
    expect(calls.refresh).toHaveLength(2);
    expect(trouble).toEqual([true, false]);
  });

  it('(c.20) a network that flaps 20 times makes no storm', async () => {
    const { session, time, calls } = aSession({ refresh: async () => transient });
    await session.ready();
    await time.advance(570_000);
    for (let flap = 0; flap < 20; flap += 1) {
      session.wake();
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
      session: inTurn<Answer<SessionResponse>>(transient, { kind: 'invalid' }, transient, signedIn()),
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

describe('a verdict ends it once', () => {
  it.each([400, 401, 403])('(c.17) (c.18) a refresh refused with %s, the token alive or not', async (status) => {
    for (const life of [600, 4]) {
      const refresh = async () => ({ kind: 'refused', status }) as const;
      const { session, facts } = aSession({ session: async () => signedIn(life), refresh });
      await session.ready();
      await Promise.all(Array.from({ length: 5 }, () => session.freshAccessToken('a0')));
      const reason = `API auth error: ${status}`;
      expect(facts.filter(({ status: name }) => name === 'ended')).toMatchObject([{ status: 'ended', reason }]);
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'ended', reason });
    }
  });

  it('(c.15) a handle that the server takes for stolen ends the family, with the reason', async () => {
    const { server, tabs, time } = await fiveTabs();
    await time.advance(570_000);
    await time.advance(11_000);
    server.refresh('0:1', false);
    const [tab] = tabs;
    await tab.session.freshAccessToken(await tokenOf(tab));
    expect(tab.facts.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });

  it.each([
    ["Unexpected token '<'", 'Application error related to authentication', 'alive'],
    ['Unauthorized', 'Unhandled promise rejection related to authentication', 'gone'],
  ])('(c.38) (c.39) "%s" asks the server, which alone decides', async (_text, reason, truth) => {
    let answer = signedIn();
    const { session, calls, facts } = aSession({ session: async () => answer });
    await session.ready();
    if (truth === 'gone') answer = visitor;
    await Promise.all(Array.from({ length: 9 }, () => session.suspect(reason)));
    expect(calls.session).toBe(2);
    expect(facts.slice(1)).toMatchObject(truth === 'gone' ? [{ status: 'ended', reason }] : []);
  });

  it('(c.38) a suspicion rests for 10 s after the last one', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await session.suspect('one');
    await time.advance(9_999);
    await session.suspect('two');
    expect(calls.session).toBe(2);
    await time.advance(1);
    await session.suspect('three');
    expect(calls.session).toBe(3);
  });

  it('(c.53) an app user who is not there is "Failed to fetch app user", once', async () => {
    const { session, facts } = aSession({
      session: async () => signedIn(600, { appUser: null }),
      customerUser: async () => ({ kind: 'refused', status: 404 }),
    });
    await session.ready();
    expect(facts).toMatchObject([{ status: 'ended', reason: 'Failed to fetch app user' }]);
  });
});

describe('time', () => {
  it.each([5, 10, 30, 35])(
    '(c.25) a token life of %s s does not loop and never leaves a request without',
    async (life) => {
      const refresh = async (): Promise<Answer<Tokens>> => ({
        kind: 'ok',
        value: { accessToken: `t${calls.refresh.length}`, expiresIn: life },
        serverNow: null,
      });
      const { session, time, calls } = aSession({ session: async () => signedIn(life), refresh });
      await session.ready();
      for (let second = 0; second < 120; second += 1) {
        expect((await session.accessToken({ write: false })).kind).toBe('token');
        await time.advance(1000);
      }
      expect(calls.refresh.length).toBeLessThanOrEqual(120 / Math.max(3, life / 5) + 1);
      expect(calls.refresh.length).toBeGreaterThanOrEqual(Math.floor(120 / life));
    },
  );

  it.each([3600, -3600, 86_400, -86_400])(
    '(c.29) a wall clock set by %s s in mid-session costs one look at the session, then all goes on',
    async (seconds) => {
      const { session, time, calls, facts } = aSession();
      await session.ready();
      await time.advance(100_000);
      time.setWallAhead(seconds * 1000);
      expect((await session.accessToken({ write: false })).kind).toBe('token');
      expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
      await time.advance(569_000);
      expect(calls.refresh.length).toBe(0);
      await time.advance(1_000);
      expect(calls.refresh.length).toBe(1);
      expect(facts).toHaveLength(1);
    },
  );

  it.each([0, 3600, -3600, 86_400, -86_400])(
    '(c.29) a wall clock that is %s s wrong from the start changes nothing: the server says what time it is',
    async (seconds) => {
      const time = fakeTime();
      time.setWallAhead(seconds * 1000);
      const serverNow = () => time.clock().wall - seconds * 1000;
      const tokens = () => ({
        accessToken: 'a',
        refreshToken: 'r',
        accessTokenExpiry: serverNow() / 1000 + 600,
      });
      const { session, calls } = aSession(
        {
          session: async () =>
            ({ ...signedIn(600, { tokens: tokens() }), serverNow: serverNow() }) as Answer<SessionResponse>,
          refresh: async () => ({ kind: 'ok', value: tokens(), serverNow: serverNow() }),
        },
        { time },
      );
      await session.ready();
      await time.advance(569_999);
      expect(calls.refresh).toHaveLength(0);
      await time.advance(570_001);
      expect(calls.refresh).toHaveLength(2);
      expect(calls.session).toBe(1);
    },
  );

  it('(c.30) a laptop that slept past its token asks once before any request goes out', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.setWallAhead(3 * 3600_000);
    session.wake();
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'token')).toBe(true);
    expect([calls.session, calls.refresh.length]).toEqual([2, 0]);
  });

  it('(c.30) a laptop that slept past its session gets the modal, and no request a 401', async () => {
    let answer = signedIn();
    const { session, time, facts } = aSession({ session: async () => answer });
    await session.ready();
    answer = visitor;
    time.setWallAhead(40 * 86_400_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => session.accessToken({ write: false })));
    expect(replies.every(({ kind }) => kind === 'ended')).toBe(true);
    expect(facts.at(-1)).toMatchObject({ status: 'ended', reason: 'API auth error: 401' });
  });

  it('(c.31) a tab whose timers stood still looks again before its next request', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    time.freeze(580_000);
    expect(await session.accessToken({ write: false })).toMatchObject({ kind: 'token' });
    expect(calls.session).toBe(2);
  });

  it('(c.31) a throttled timer does not keep a request waiting while the token lives', async () => {
    const { session, time, calls } = aSession();
    await session.ready();
    await time.advance(300_000);
    time.freeze(275_000);
    expect(await session.accessToken({ write: false })).toEqual({ kind: 'token', token: 'a0' });
    await settled();
    expect(calls.refresh).toEqual(['r0']);
  });
});

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
    const answer = later<Answer<Tokens>>();
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
      world.session.wake({ asleep: true });
      world.session.end('again');
      return push(...facts);
    };
    await world.session.freshAccessToken('a0');
    await settled();
    expect(heard.length).toBeGreaterThan(0);
  });

  it('(c.23) a refresh without a new handle keeps the old one', async () => {
    const refresh = async (): Promise<Answer<Tokens>> => ({
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
    expect(next.facts).toEqual([{ status: 'signedIn', ...personOf('olivia') }]);
  });

  it('(c.56) tells everybody facts and nobody a token', async () => {
    const { facts, session, time } = aSession();
    await session.ready();
    await time.advance(600_000);
    expect(JSON.stringify([facts, await session.ready()])).not.toMatch(/"[ar]\d"|Token/);
  });
});

async function tokenOf({ session }: FakeTab): Promise<string> {
  const reply = await session.accessToken({ write: false });
  if (reply.kind !== 'token') throw new Error(`Expected a token, got ${reply.kind}.`);
  return reply.token;
}

async function deliverAll(underWay: { deliver: () => void }[]): Promise<void> {
  do {
    for (const delivery of underWay.splice(0)) delivery.deliver();
    await settled();
  } while (underWay.length > 0);
}

function inTurn<T>(...answers: T[]): () => Promise<T> {
  return async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error('No answer left.');
    return answer;
  };
}
