import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flushPromises } from './fake-session.ts';
import { type FakeTab, fakeTabs } from './fake-tabs.ts';
import { deliverAll } from './token-cases.ts';

const tabCount = 5;

type Browser = ReturnType<typeof fakeTabs>;
type Step = (browser: Browser, pick: number) => void | Promise<void>;

/** After these, only a new page can sign in. */
const final = new Set(['own sign-out', 'signed-out', 'other user']);

const tabOf = ({ tabs }: Browser, pick: number) => tabs[pick % tabs.length] as FakeTab;
const takeDelivery = ({ inFlight }: Browser, pick: number) =>
  inFlight.splice(pick % Math.max(1, inFlight.length), 1)[0];

const deliver: Step = (browser, pick) => takeDelivery(browser, pick)?.deliver();
const expire: Step = ({ time }) => time.advance(31_000);
const requestToken: Step = (browser, pick) => void tabOf(browser, pick).session.accessToken({ write: pick % 2 === 0 });
const rejectToken: Step = (browser, pick) => {
  const { session } = tabOf(browser, pick);
  void session.accessToken({ write: false }).then((reply) => {
    if (reply.kind === 'token') void session.freshAccessToken(reply.token);
  });
};

const ordinary: readonly Step[] = [
  deliver,
  deliver,
  deliver,
  deliver,
  expire,
  requestToken,
  rejectToken,
  ({ time }, pick) => time.advance((pick % 10) * 1000),
];

const faults: readonly Step[] = [
  (browser, pick) => tabOf(browser, pick).session.resume({ asleep: pick % 2 === 0 }),
  (browser, pick) => takeDelivery(browser, pick)?.lose(),
  (browser, pick) => browser.freeze(tabOf(browser, pick)),
  (browser, pick) => browser.thaw(tabOf(browser, pick)),
  (browser, pick) => {
    browser.crash(tabOf(browser, pick));
    browser.open();
  },
  ({ network }) => {
    network.isDown = !network.isDown;
  },
  ({ time }, pick) => time.moveWallClock(pick % 2 === 0 ? 3_600_000 : -3_600_000),
  ({ time }) => time.advance(15_000),
  (browser, pick) => void tabOf(browser, pick).session.verify('suspicion'),
];

const userActions: readonly Step[] = [
  (browser, pick) => browser.signOut(tabOf(browser, pick)),
  ({ server }) => server.revoke(),
  (browser, pick) => {
    // A sign-in leaves the page and returns to a new one.
    browser.crash(tabOf(browser, pick));
    browser.server.login(pick % 3 === 0 ? 'olivia' : 'jack');
    browser.open();
  },
];

async function play(steps: readonly Step[], picks: readonly [number, number][], browser: Browser): Promise<void> {
  browser.server.login('olivia');
  for (let tab = 0; tab < tabCount; tab += 1) browser.open();
  await deliverAll(browser.inFlight);
  for (const [kind, pick] of picks) {
    await steps[kind % steps.length]?.(browser, pick);
    await flushPromises();
    requireInvariants(browser);
  }
}

function requireInvariants({ server, tabs }: Browser): void {
  for (const times of server.rotated.values()) if (times > 1) throw new Error('A generation was rotated twice.');
  if (server.counts.reuseDetected > 0) throw new Error('A tab triggered the reuse detection.');
  for (const { published, verdicts } of tabs) {
    const status = published.at(-1)?.status;
    const isOut = status === 'ended' || status === 'signedOut';
    if (isOut && verdicts.length === 0) throw new Error(`A tab is ${status} without a verdict.`);
    if (!isOut && verdicts.some((verdict) => final.has(verdict))) throw new Error('A tab came back after a sign-out.');
  }
}

/** When everything works again, signed-in tabs have valid tokens of the one family, and no other tab has a token. */
async function requireRecovery(browser: Browser): Promise<void> {
  const { network, server, tabs, time } = browser;
  network.isDown = false;
  for (const tab of tabs) browser.thaw(tab);
  for (let minute = 0; minute < 4; minute += 1) {
    await deliverAll(browser.inFlight);
    for (const { session } of tabs) session.resume();
    await deliverAll(browser.inFlight);
    await time.advance(30_000);
  }
  await deliverAll(browser.inFlight);
  const families = new Set<number>();
  for (const { session, published } of tabs) {
    const last = published.at(-1);
    const requested = session.accessToken({ write: true });
    await deliverAll(browser.inFlight);
    const reply = await requested;
    if (last?.status !== 'signedIn') {
      if (reply.kind === 'token') throw new Error(`A tab that is ${last?.status} gives out a token.`);
      continue;
    }
    if (last.user.id !== server.userId()) throw new Error('A tab shows a user who does not own the cookie.');
    if (reply.kind !== 'token' || !server.accepts(reply.token)) throw new Error(`No valid token: ${reply.kind}.`);
    families.add(server.familyOf(reply.token)?.id ?? -1);
  }
  if (families.size > 1) throw new Error('Two families are valid.');
  requireInvariants(browser);
}

const picks = (length: number) =>
  fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { minLength: length / 2, maxLength: length });

/** Registers the tests of the token store: five tabs, with `count` random orders of events over all properties. */
export function describeInterleavings(count: number): void {
  describe('five tabs, in any order of events', () => {
    it('trade every refresh token once while nothing fails', async () => {
      await fc.assert(
        fc.asyncProperty(picks(12), async (list) => {
          const browser = fakeTabs({ lifetimeSeconds: 60, manual: 'responses' });
          await play(ordinary, list, browser);
          await deliverAll(browser.inFlight);
          for (const [token, times] of browser.server.traded) {
            if (times > 1) throw new Error(`Refresh token ${token} was traded ${times} times.`);
          }
          for (const { published } of browser.tabs) expect(published.at(-1)?.status).toBe('signedIn');
        }),
        { numRuns: Math.ceil(count * 0.4) },
      );
    }, 600_000);

    it('keep one family and sign no user out when things are lost, frozen, crashed or down', async () => {
      await fc.assert(
        fc.asyncProperty(picks(14), async (list) => {
          const browser = fakeTabs({ lifetimeSeconds: 60, manual: 'responses and messages' });
          await play([...ordinary, ...faults], list, browser);
          await requireRecovery(browser);
          for (const { published } of browser.tabs) expect(published.at(-1)?.status).toBe('signedIn');
        }),
        { numRuns: Math.ceil(count * 0.3) },
      );
    }, 600_000);

    it('end only on a verdict when users also sign out, are signed out, or change', async () => {
      await fc.assert(
        fc.asyncProperty(picks(14), async (list) => {
          const browser = fakeTabs({ lifetimeSeconds: 60, manual: 'responses and messages' });
          await play([...ordinary, ...faults, ...userActions, ...userActions], list, browser);
          await requireRecovery(browser);
        }),
        { numRuns: Math.ceil(count * 0.3) },
      );
    }, 600_000);
  });
}
