import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FakeTab, fakeTabs } from '../testing/fake-tabs.ts';
import { settled } from '../testing/fake-world.ts';

/** Over all properties here. Fewer for a quick look: `AUTH_INTERLEAVINGS=2000 pnpm unit interleavings`. */
const interleavings = Number(process.env.AUTH_INTERLEAVINGS ?? 100_000);
const tabCount = 5;

type World = ReturnType<typeof fakeTabs>;
type Step = (world: World, pick: number) => void | Promise<void>;

/** After these a page is over: only a new one signs in again. */
const final = new Set(['own wish', 'signed-out', 'other user']);

const tabOf = ({ tabs }: World, pick: number) => tabs[pick % tabs.length] as FakeTab;
const takeOne = ({ underWay }: World, pick: number) => underWay.splice(pick % Math.max(1, underWay.length), 1)[0];

const deliver: Step = (world, pick) => takeOne(world, pick)?.deliver();
const expire: Step = ({ time }) => time.advance(31_000);
const aRequest: Step = (world, pick) => void tabOf(world, pick).session.accessToken({ write: pick % 2 === 0 });
const a401: Step = (world, pick) => {
  const { session } = tabOf(world, pick);
  void session.accessToken({ write: false }).then((reply) => {
    if (reply.kind === 'token') void session.freshAccessToken(reply.token);
  });
};
const wake: Step = (world, pick) => tabOf(world, pick).session.resume({ asleep: pick % 2 === 0 });

const ordinary: readonly Step[] = [
  deliver,
  deliver,
  deliver,
  deliver,
  expire,
  aRequest,
  a401,
  ({ time }, pick) => time.advance((pick % 10) * 1000),
];

const faults: readonly Step[] = [
  wake,
  (world, pick) => takeOne(world, pick)?.lose(),
  (world, pick) => world.freeze(tabOf(world, pick)),
  (world, pick) => world.thaw(tabOf(world, pick)),
  (world, pick) => {
    world.crash(tabOf(world, pick));
    world.open();
  },
  ({ network }) => {
    network.isDown = !network.isDown;
  },
  ({ time }, pick) => time.setWallAhead(pick % 2 === 0 ? 3_600_000 : -3_600_000),
  ({ time }) => time.advance(15_000),
  (world, pick) => void tabOf(world, pick).session.verify('suspicion'),
];

const people: readonly Step[] = [
  (world, pick) => world.signOut(tabOf(world, pick)),
  ({ server }) => server.revoke(),
  (world, pick) => {
    // A login leaves the page and comes back to a new one.
    world.crash(tabOf(world, pick));
    world.server.login(pick % 3 === 0 ? 'olivia' : 'jack');
    world.open();
  },
];

async function play(steps: readonly Step[], picks: readonly [number, number][], world: World): Promise<void> {
  world.server.login('olivia');
  for (let tab = 0; tab < tabCount; tab += 1) world.open();
  await deliverAll(world);
  for (const [kind, pick] of picks) {
    await steps[kind % steps.length]?.(world, pick);
    await settled();
    requireInvariants(world);
  }
}

async function deliverAll(world: World): Promise<void> {
  do {
    for (const delivery of world.underWay.splice(0)) delivery.deliver();
    await settled();
  } while (world.underWay.length > 0);
}

function requireInvariants({ server, tabs }: World): void {
  for (const times of server.rotated.values()) if (times > 1) throw new Error('A generation was rotated twice.');
  if (server.counts.tripped > 0) throw new Error('A tab tripped the reuse detection.');
  for (const { facts, verdicts } of tabs) {
    const status = facts.at(-1)?.status;
    const isOut = status === 'ended' || status === 'signedOut';
    if (isOut && verdicts.length === 0) throw new Error(`A tab is ${status} without a verdict.`);
    if (!isOut && verdicts.some((verdict) => final.has(verdict))) throw new Error('A tab came back from a sign-out.');
  }
}

/** Everything works again: whoever is signed in holds a living token of the one family, and nobody else does. */
async function requireRecovery(world: World): Promise<void> {
  const { network, server, tabs, time } = world;
  network.isDown = false;
  for (const tab of tabs) world.thaw(tab);
  for (let minute = 0; minute < 4; minute += 1) {
    await deliverAll(world);
    for (const { session } of tabs) session.resume();
    await deliverAll(world);
    await time.advance(30_000);
  }
  await deliverAll(world);
  const families = new Set<number>();
  for (const { session, facts } of tabs) {
    const fact = facts.at(-1);
    const asked = session.accessToken({ write: true });
    await deliverAll(world);
    const reply = await asked;
    if (fact?.status !== 'signedIn') {
      if (reply.kind === 'token') throw new Error(`A tab that is ${fact?.status} gives out a token.`);
      continue;
    }
    if (fact.user.id !== server.userId()) throw new Error('A tab shows a user who is not the cookie’s.');
    if (reply.kind !== 'token' || !server.accepts(reply.token)) throw new Error(`No living token: ${reply.kind}.`);
    families.add(server.familyOf(reply.token)?.id ?? -1);
  }
  if (families.size > 1) throw new Error('Two families are alive.');
  requireInvariants(world);
}

const picks = (length: number) =>
  fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { minLength: length / 2, maxLength: length });

describe('five tabs, in any order of events', () => {
  it('trade every generation once, as long as nothing goes wrong', async () => {
    await fc.assert(
      fc.asyncProperty(picks(12), async (list) => {
        const world = fakeTabs({ lifetimeSeconds: 60, byHand: 'answers' });
        await play(ordinary, list, world);
        await deliverAll(world);
        for (const [handle, times] of world.server.traded) {
          if (times > 1) throw new Error(`Handle ${handle} was traded ${times} times.`);
        }
        for (const { facts } of world.tabs) expect(facts.at(-1)?.status).toBe('signedIn');
      }),
      { numRuns: Math.ceil(interleavings * 0.4) },
    );
  }, 600_000);

  it('keep one family and sign nobody out, whatever is lost, frozen, crashed or down', async () => {
    await fc.assert(
      fc.asyncProperty(picks(14), async (list) => {
        const world = fakeTabs({ lifetimeSeconds: 60, byHand: 'answers and messages' });
        await play([...ordinary, ...faults], list, world);
        await requireRecovery(world);
        for (const { facts } of world.tabs) expect(facts.at(-1)?.status).toBe('signedIn');
      }),
      { numRuns: Math.ceil(interleavings * 0.3) },
    );
  }, 600_000);

  it('end only on a verdict, also when people sign out, are signed out, or change', async () => {
    await fc.assert(
      fc.asyncProperty(picks(14), async (list) => {
        const world = fakeTabs({ lifetimeSeconds: 60, byHand: 'answers and messages' });
        await play([...ordinary, ...faults, ...people, ...people], list, world);
        await requireRecovery(world);
      }),
      { numRuns: Math.ceil(interleavings * 0.3) },
    );
  }, 600_000);
});
