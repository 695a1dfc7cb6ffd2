import { randomBytes } from 'node:crypto';
import type { Build } from 'federation';
import { integrityOf } from 'federation/integrity';
import { currentOperator, type Operator } from '../audit/operator.ts';
import { readLive, type StoredBuild } from '../history/read-builds.ts';
import { cannotSign, type ReleaseStore, verifyStoredBuild } from '../signing/release-store.ts';
import { applyPlan } from './apply-plan.ts';
import { type Change, planPromotion } from './plan-promotion.ts';

export type ChangeOptions = {
  /** Who changes what is live, by default as `currentOperator` finds out. */
  operator?: Operator;
  /** Whether open tabs must learn of the build within seconds; by default only of a roll-back. */
  urgent?: boolean;
  /** The clock of tests. */
  clock?: () => Date;
};

/** `replacesAll`: nothing of the live build is copied into the new one, so it need not be signed. */
type InternalOptions = ChangeOptions & { replacesAll?: boolean };

export type ChangeOutcome = { live: Build } | { refused: string[] };

const tries = 5;

/**
 * Reads the live build, plans a change and applies it. When another promotion goes live in between, plans the change
 * again on top of that build. So neither of two concurrent promotions is lost.
 * @param describe returns the change for the live build that it receives
 */
export async function changeLive(
  storage: ReleaseStore,
  describe: (live: Build | null) => Promise<Change | { refused: string[] }>,
  {
    operator = currentOperator(process.env),
    urgent,
    clock = () => new Date(),
    replacesAll = false,
  }: InternalOptions = {},
): Promise<ChangeOutcome> {
  const problem = cannotSign(storage);
  if (problem) return { refused: [problem] };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { live, tag } = await readLive(storage);
    const trust: Awaited<ReturnType<typeof verifyLive>> = live ? await verifyLive(storage, live) : { sequence: 0 };
    if (live && 'problem' in trust && !replacesAll) return { refused: [notTrusted(live, trust.problem)] };
    const change = await describe(live?.build ?? null);
    if ('refused' in change) return change;
    const now = clock();
    const environment = {
      live: live?.build ?? null,
      id: buildId(now),
      now: now.toISOString(),
      operator,
      urgent,
      isLiveTrusted: !('problem' in trust),
    };
    const planned = planPromotion(environment, change);
    if ('refused' in planned) return planned;
    const sequence = Math.max(now.getTime(), 'sequence' in trust ? trust.sequence + 1 : 0);
    if (await applyPlan(storage, { ...planned.plan, sequence }, live, tag)) return { live: planned.plan.build };
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt * (1 + Math.random())));
  }
  return { refused: ['Others are promoting at the same time. Nothing was changed; try again in a moment.'] };
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
