import { eq } from 'drizzle-orm';
import { tenantCheckDocuments, tenantCheckNotices, tenantChecks } from '../../tenant-check-table.ts';
import { blockRow } from './block-row.ts';
import type { Passage } from './check-gate.ts';
import { type KillWorld, until } from './check-kill-world.ts';

/** Ends the wait of the backend after it was killed. */
type Free = () => unknown;
type Step = {
  /** Resolves when the backend is at this step. It waits there until it is killed. */
  reach: (world: KillWorld, id: string) => Promise<Free>;
  /** The stored status after the kill, and that at the provider. */
  left: readonly [row: string, provider: string | null];
};

/** The steps between the submission and the notice, in their order. */
export const checkSteps = {
  'before the provider receives the request': {
    reach: (world, id) => untilHeld(world, { side: 'before', method: 'submit', reference: id }),
    left: ['submitted', null],
  },
  'sent, before the response': {
    reach: (world, id) => untilHeld(world, { side: 'after', method: 'submit', reference: id }),
    left: ['submitted', 'submitted'],
  },
  'sent, before the response is stored': {
    reach: (world, id) => untilBlocked(world, id, { side: 'after', method: 'submit', reference: id }),
    left: ['submitted', 'submitted'],
  },
  'processing, before it is stored': {
    async reach(world, id) {
      await sent(world, id);
      world.memory.move(id, { status: 'processing' });
      return untilBlocked(world, id, { side: 'after', method: 'read', reference: id });
    },
    left: ['submitted', 'processing'],
  },
  'a question, before it is stored': {
    async reach(world, id) {
      await sent(world, id);
      ask(world, id);
      return untilBlocked(world, id, { side: 'after', method: 'read', reference: id });
    },
    left: ['submitted', 'needsInfo'],
  },
  'answered, before the provider receives it': {
    async reach(world, id) {
      await asked(world, id);
      const hold = world.gate.hold({ side: 'before', method: 'answer', reference: id });
      await world.answer(id);
      await hold.reached;
      return hold.drop;
    },
    left: ['processing', 'needsInfo'],
  },
  'answered, before the response': {
    async reach(world, id) {
      await asked(world, id);
      const hold = world.gate.hold({ side: 'after', method: 'answer', reference: id });
      await world.answer(id);
      await hold.reached;
      return hold.drop;
    },
    left: ['processing', 'processing'],
  },
  'complete, before the response': {
    async reach(world, id) {
      await sent(world, id);
      world.memory.complete(id, world.result);
      return untilHeld(world, { side: 'after', method: 'read', reference: id });
    },
    left: ['submitted', 'complete'],
  },
  'complete, while the result is being stored': {
    async reach(world, id) {
      await sent(world, id);
      world.memory.complete(id, world.result);
      const block = await blockRow(world.database, tenantCheckDocuments, tenantCheckDocuments.checkId, id);
      await world.addJob(id);
      await block.reached;
      return block.free;
    },
    left: ['submitted', 'complete'],
  },
  'complete, before the notice is stored': {
    async reach(world, id) {
      await completed(world, id);
      const block = await blockRow(world.database, tenantChecks, tenantChecks.id, id);
      // The kill cuts off the request.
      world.sendNotice(id).catch(() => {});
      await block.reached;
      return block.free;
    },
    left: ['complete', 'complete'],
  },
  'the mail server took the notice, before that is stored': {
    async reach(world, id) {
      await completed(world, id);
      await world.sendNotice(id);
      const isNotice = eq(tenantCheckNotices.checkId, id);
      const [notice] = await world.database.select().from(tenantCheckNotices).where(isNotice);
      const block = await blockRow(world.database, tenantCheckNotices, tenantCheckNotices.id, notice?.id ?? '');
      await Promise.race([block.reached, until('the notice is delivered', async () => notice?.deliveredAt !== null)]);
      return block.free;
    },
    left: ['complete', 'complete'],
  },
} satisfies Record<string, Step>;

export type CheckStepName = keyof typeof checkSteps;

const ask = ({ memory }: KillWorld, id: string) =>
  memory.move(id, { status: 'needsInfo', question: 'Which name did you use before 2020?' });

async function untilHeld(world: KillWorld, passage: Passage): Promise<Free> {
  const hold = world.gate.hold(passage);
  await world.addJob(passage.reference);
  await hold.reached;
  return hold.drop;
}

/** Holds the response until the check's row is locked, so that the job waits for the lock with the response in hand. */
async function untilBlocked(world: KillWorld, id: string, passage: Passage): Promise<Free> {
  const hold = world.gate.hold(passage);
  await world.addJob(id);
  await hold.reached;
  const block = await blockRow(world.database, tenantChecks, tenantChecks.id, id);
  hold.release();
  await block.reached;
  return block.free;
}

const isStatus = (world: KillWorld, id: string, status: string) =>
  until(`${status} is stored`, async () => {
    await world.addJob(id);
    return (await world.rowOf(id)).status === status;
  });

const sent = (world: KillWorld, id: string) =>
  until('the check is sent', async () => {
    await world.addJob(id);
    return (await world.rowOf(id)).providerReference !== null;
  });

async function asked(world: KillWorld, id: string): Promise<void> {
  await sent(world, id);
  ask(world, id);
  await isStatus(world, id, 'needsInfo');
  // A kill while the mail server takes the question is the documented case of a mail that is sent twice.
  await world.mailsSent();
}

async function completed(world: KillWorld, id: string): Promise<void> {
  await sent(world, id);
  world.memory.complete(id, world.result);
  await isStatus(world, id, 'complete');
  await world.mailsSent();
}
