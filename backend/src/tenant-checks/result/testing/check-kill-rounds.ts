import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { findEvents } from '../../check-events.ts';
import { isReduced, sealedDocument } from '../../sealed-check.ts';
import { findCheck } from '../../tenant-check-store.ts';
import { tenantCheckNotices } from '../../tenant-check-table.ts';
import { readReport } from '../report-store.ts';
import { type CheckStepName, checkSteps } from './check-kill-steps.ts';
import { emailOf, type KillWorld, recoverJobs, startKillWorld, until } from './check-kill-world.ts';

/** The steps after which a request is repeated, because its response was not stored. */
const repeatedRequests: CheckStepName[] = ['sent, before the response', 'sent, before the response is stored'];
/** The documented case of a mail that is sent twice (docs/reliability.md). */
const repeatedNotice: CheckStepName = 'the mail server took the notice, before that is stored';

type Killed = { id: string; step: CheckStepName };

/**
 * Kills the backend in each round at the next step of a check. Then a last backend finishes all checks and sends all
 * notices. Returns what is wrong, by step.
 */
export async function checkKillRounds({ rounds }: { rounds: number }) {
  const world = await startKillWorld();
  const names = Object.keys(checkSteps) as CheckStepName[];
  const steps = Object.fromEntries(names.map((name) => [name, 0])) as Record<CheckStepName, number>;
  const missed: string[] = [];
  const killed: Killed[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const step = names[round % names.length] as CheckStepName;
      const server = await world.start();
      const id = await world.aSubmitted();
      const free = await Promise.race([checkSteps[step].reach(world, id), notReached(step)]);
      server.kill('SIGKILL');
      await once(server, 'exit');
      await free();
      const left = [(await world.rowOf(id)).status, world.memory.checkOf(id)?.status ?? null];
      if (String(left) === String(checkSteps[step].left)) steps[step] += 1;
      else missed.push(`${step}: ${left}`);
      killed.push({ id, step });
      await recoverJobs(world.backend);
    }
    const server = await world.start();
    for (const one of killed) await finish(world, one);
    await recoverJobs(world.backend);
    await world.mailsSent();
    server.kill('SIGTERM');
    await once(server, 'exit');
    const wrong: string[] = [];
    for (const one of killed) wrong.push(...(await faultsOf(world, one)));
    return { missed, steps, wrong };
  } finally {
    await world.stop();
  }
}

/** @throws Error after two minutes, so that a test that cannot go on names its step */
async function notReached(step: CheckStepName): Promise<never> {
  await wait(120_000, undefined, { ref: false });
  throw new Error(`Not reached within two minutes: ${step}.`);
}

/** Completes a check at the provider, whatever it waits for, and sends its notice. */
async function finish(world: KillWorld, { id, step }: Killed): Promise<void> {
  if (step.startsWith('answered')) {
    await until('the provider has the answer', async () => {
      await world.addJob(id);
      return world.memory.checkOf(id)?.answers.size === 1;
    });
  }
  await until('the check is complete', async () => {
    await world.addJob(id);
    if (world.memory.checkOf(id)?.status !== 'complete' && (await world.rowOf(id)).providerReference !== null) {
      world.memory.complete(id, world.result);
    }
    return (await world.rowOf(id)).status === 'complete';
  });
  await world.sendNotice(id);
  const isDelivered = and(eq(tenantCheckNotices.checkId, id), isNotNull(tenantCheckNotices.deliveredAt));
  await until(
    'the notice is delivered',
    async () => (await world.database.$count(tenantCheckNotices, isDelivered)) > 0,
  );
}

/** Returns what is wrong with a finished check. */
async function faultsOf(world: KillWorld, { id, step }: Killed): Promise<string[]> {
  const { backend, database, memory, accepted, result } = world;
  const found = await findCheck(database, id);
  const events = (await findEvents(database, id)).map(({ kind }) => kind);
  const counts = (kind: string) => events.filter((one) => one === kind).length;
  const requests = memory.controls.requests.filter(({ reference }) => reference === id).length;
  const toOwner = accepted.filter(({ text }) => text.includes(`/tenant-checks/${id}`));
  const toApplicant = accepted.filter(({ to }) => to === emailOf(id));
  const counted = (mails: typeof accepted, start: string) => mails.filter(({ subject }) => subject.startsWith(start));
  const notices = counted(toApplicant, 'A notice about');
  const isAnswered = step.startsWith('answered');
  const facts: Record<string, [actual: unknown, expected: unknown]> = {
    requests: [requests, repeatedRequests.includes(step) ? 2 : 1],
    result: [JSON.stringify(readReport(backend.config, found).result), JSON.stringify(result)],
    reduced: [found.documents.every((row) => isReduced(sealedDocument.unseal(backend.config, row))), true],
    answers: [memory.checkOf(id)?.answers.size, isAnswered ? 1 : 0],
    completeEvents: [counts('complete'), 1],
    questionMails: [counted([...toOwner, ...toApplicant], 'A question').length, counts('needsInfo')],
    ownersQuestionMails: [counted(toOwner, 'A tenant check needs an answer').length, counts('needsInfo')],
    answerEvents: [counts('infoSent'), isAnswered ? 1 : 0],
    noticeEvents: [[counts('noticeSent'), counts('noticeDelivered')].join(), '1,1'],
    notices: [found.notices.length, 1],
    completeMails: [counted(toOwner, 'A tenant check is complete').length, 1],
    applicantsCompleteMails: [counted(toApplicant, 'Your tenant check is complete').length, 1],
    noticeMails: [notices.length, step === repeatedNotice ? 2 : 1],
    noticeIds: [new Set(notices.map(({ messageId }) => messageId)).size, 1],
  };
  return Object.entries(facts).flatMap(([name, [actual, expected]]) =>
    actual === expected ? [] : [`${step}: ${name} is ${String(actual)}, not ${String(expected)}`],
  );
}
