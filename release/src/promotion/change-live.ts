import { randomBytes } from 'node:crypto';
import type { Build } from 'federation';
import { readLive } from '../history/read-builds.ts';
import type { Storage } from '../storage/storage.ts';
import { applyPlan } from './apply-plan.ts';
import { type Change, planPromotion } from './plan-promotion.ts';

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
  clock: () => Date = () => new Date(),
): Promise<ChangeOutcome> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { live, tag } = await readLive(storage);
    const change = await describe(live?.build ?? null);
    if ('refused' in change) return change;
    const now = clock();
    const planned = planPromotion({ live: live?.build ?? null, id: buildId(now), now: now.toISOString() }, change);
    if ('refused' in planned) return planned;
    const documents = live?.documents ?? new Map();
    if (await applyPlan(storage, planned.plan, documents, tag)) return { live: planned.plan.build };
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
