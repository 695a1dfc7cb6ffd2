import { randomBytes } from 'node:crypto';
import type { Build } from 'federation';
import { integrityOf } from 'federation/integrity';
import { currentOperator, type Operator } from '../audit/operator.ts';
import { stepsText } from '../canary/canary-steps.ts';
import { continueCanary } from '../canary/continue-canary.ts';
import { canaryName, type Running, readRunning } from '../canary/running.ts';
import { readLive, type StoredBuild } from '../history/read-builds.ts';
import { quarantineProblems } from '../quarantine/quarantines.ts';
import { cannotSign, type ReleaseStore, verifyStoredBuild } from '../signing/release-store.ts';
import { pointTo, storePlan } from './apply-plan.ts';
import { type Change, type Environment, type Plan, planPromotion } from './plan-promotion.ts';

export type ChangeOptions = {
  /** Who changes what is live, by default as `currentOperator` finds out. */
  operator?: Operator;
  /** Whether open tabs must learn of the build within seconds; by default only of a roll-back. */
  urgent?: boolean;
  /** Makes a release live that is in quarantine. Needs a reason. */
  liftQuarantine?: boolean;
  /** The clock of tests. */
  clock?: () => Date;
};

/** `replacesAll`: nothing of the live build is copied into the new one, so it need not be signed. */
type InternalOptions = ChangeOptions & { replacesAll?: boolean };

/** `canary` says what became of the canary, when one runs or ran. */
export type ChangeOutcome = { live: Build; canary?: string } | { refused: string[] };

const tries = 5;

/**
 * Reads the live build, plans a change and applies it. When another promotion goes live in between, plans the change
 * again on top of that build. So neither of two concurrent promotions is lost.
 * @param describe returns the change for the live build and the canary that it receives
 */
export async function changeLive(
  storage: ReleaseStore,
  describe: (live: Build | null, running: Running | null) => Promise<Change | { refused: string[] }>,
  {
    operator = currentOperator(process.env),
    urgent,
    liftQuarantine,
    clock = () => new Date(),
    replacesAll = false,
  }: InternalOptions = {},
): Promise<ChangeOutcome> {
  const problem = cannotSign(storage);
  if (problem) return { refused: [problem] };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { live, pointer, tag } = await readLive(storage);
    const running = pointer?.canary ? await readRunning(storage, pointer.canary) : null;
    const canary = running && 'stored' in running.build ? running.build : null;
    const trust: Awaited<ReturnType<typeof verifyLive>> = live ? await verifyLive(storage, live) : { sequence: 0 };
    if (live && 'problem' in trust && !replacesAll) return { refused: [notTrusted(live, trust.problem)] };
    const change = await describe(live?.build ?? null, running);
    if ('refused' in change) return change;
    const quarantined = await quarantineProblems(storage, live?.build ?? null, change.candidates, {
      operator,
      liftQuarantine,
    });
    if (quarantined.length > 0) return { refused: quarantined };
    const now = clock();
    const environment = {
      live: live?.build ?? null,
      previousId: canary?.stored.build.id,
      id: buildId(now),
      now: now.toISOString(),
      operator,
      urgent,
      isLiveTrusted: !('problem' in trust),
    };
    const planned = planPromotion(environment, change);
    if ('refused' in planned) return planned;
    const before = Math.max('sequence' in trust ? trust.sequence : 0, canary?.sequence ?? 0);
    const sequence = Math.max(now.getTime(), before + 1);
    const prepared = { ...planned.plan, sequence };
    if (change.canary && live) {
      await storePlan(storage, prepared, live, live);
      const steps = [...change.canary];
      const { id, createdAt } = live.build;
      if (await pointTo(storage, tag, { id, createdAt, canary: { id: prepared.build.id, steps } })) {
        return { live: live.build, canary: `Canary: build ${prepared.build.id} for ${stepsText(steps)}` };
      }
    } else {
      const next = await nextCanary(storage, running, live?.build ?? null, { change, environment, plan: prepared });
      const base = 'problem' in trust ? null : live;
      const stored = await storePlan(storage, next.live, base, canary?.stored ?? live);
      if (next.canary) await storePlan(storage, { ...next.canary, sequence: sequence + 1 }, stored, stored);
      const { id, createdAt } = prepared.build;
      const beside = next.canary && running ? { id: next.canary.build.id, steps: [...running.steps] } : undefined;
      if (await pointTo(storage, tag, { id, createdAt, canary: beside })) {
        return { live: prepared.build, ...(next.note && { canary: next.note }) };
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt * (1 + Math.random())));
  }
  return { refused: ['Others are promoting at the same time. Nothing was changed; try again in a moment.'] };
}

type NextBuilds = { live: Plan & { sequence: number }; canary?: Plan; note?: string };

/** Returns the builds to store: the planned one, and the canary on top of it when one runs and goes on. */
async function nextCanary(
  storage: ReleaseStore,
  running: Running | null,
  live: Build | null,
  { change, environment, plan }: { change: Change; environment: Environment; plan: NextBuilds['live'] },
): Promise<NextBuilds> {
  if (!running) return { live: plan };
  const again = {
    ...environment,
    live: plan.build,
    previousId: undefined,
    id: buildId(new Date(environment.now)),
    operator: { ...environment.operator, reason: 'again, because another release went live' },
    urgent: false,
    isLiveTrusted: true,
  };
  const next =
    change.kind === 'canary-stop' ? { ended: 'was stopped' } : await continueCanary(storage, running, live, again);
  if ('plan' in next) return { live: plan, canary: next.plan, note: `${canaryName(running)} goes on` };
  const note = `${canaryName(running)} ${next.ended}`;
  const audit = { ...plan.audit, canary: `${note} (${stepsText(running.steps)})` };
  return { live: { ...plan, audit }, note };
}

/** Verifies the signature of the live build, and that it is that of the bytes which were read. */
async function verifyLive(
  storage: ReleaseStore,
  { build: { id }, integrity }: StoredBuild,
): Promise<{ sequence: number } | { problem: string }> {
  const verified = await verifyStoredBuild(storage, id);
  if ('problem' in verified) return { problem: verified.problem };
  if (integrityOf(verified.bytes) !== integrity) return { problem: 'it was changed at this moment' };
  return { sequence: verified.facts.sequence };
}

/** A new build copies the other releases from the live one, and its signature would hide that they were changed. */
function notTrusted({ build: { id } }: StoredBuild, problem: string): string {
  return `The live build ${id} is not trusted: ${problem}. Make a build of before live (pnpm release roll-back --build <id>); for a store from before signatures, see docs/operations.md.`;
}

/**
 * Returns an id that starts with the time, so that ids sort by time. Its random part distinguishes builds of one
 * second.
 */
function buildId(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`;
}
