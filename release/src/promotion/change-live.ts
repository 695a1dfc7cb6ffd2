import { randomBytes } from 'node:crypto';
import type { Build } from 'federation';
import { currentOperator, type Operator } from '../audit/operator.ts';
import { readLive } from '../history/read-builds.ts';
import type { Storage } from '../storage/storage.ts';
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

export type ChangeOutcome = { live: Build } | { refused: string[] };

const tries = 5;

/**
 * Reads the live build, plans a change and applies it. When another promotion goes live in between, plans the change
 * again on top of that build. So neither of two concurrent promotions is lost.
 * @param describe returns the change for the live build that it receives
 */
export async function changeLive(
  storage: Storage,
  describe: (live: Build | null) => Promise<Change | { refused: string[] }>,
  { operator = currentOperator(process.env), urgent, clock = () => new Date() }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { live, tag } = await readLive(storage);
    const change = await describe(live?.build ?? null);
    if ('refused' in change) return change;
    const now = clock();
    const environment = { live: live?.build ?? null, id: buildId(now), now: now.toISOString(), operator, urgent };
    const planned = planPromotion(environment, change);
    if ('refused' in planned) return planned;
    if (await applyPlan(storage, planned.plan, live, tag)) return { live: planned.plan.build };
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt * (1 + Math.random())));
  }
  return { refused: ['Others are promoting at the same time. Nothing was changed; try again in a moment.'] };
}

/**
 * Returns an id that starts with the time, so that ids sort by time. Its random part distinguishes builds of one
 * second.
 */
function buildId(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`;
}
