import { type CanaryStep, percentAt } from 'federation/canary';
import type { Storage } from 'storage';
import { currentOperator } from '../audit/operator.ts';
import { readPointer } from '../history/read-builds.ts';
import { pointTo } from '../promotion/apply-plan.ts';
import { type ChangeOptions, type ChangeOutcome, changeLive } from '../promotion/change-live.ts';
import { readPromotion } from '../promotion/read-targets.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { plannedSteps, stepsText, type Widening, widenedSteps } from './canary-steps.ts';

/**
 * Gives releases to a share of the visitors, all of them or none. They are checked like a promotion, with budgets.
 * @param targets names such as `remote-checkout@1.4.0`, or `remote-checkout` for its latest published version
 */
export async function startCanary(
  storage: ReleaseStore,
  targets: readonly string[],
  { percent, widen, every, ...options }: ChangeOptions & Widening,
): Promise<ChangeOutcome> {
  const { clock = () => new Date(), operator = currentOperator(process.env) } = options;
  // Finds out at once whether the steps are valid. Their times start when the canary does.
  plannedSteps({ percent, widen, every }, clock(), operator.by);
  return changeLive(
    storage,
    async (live, running) => {
      if (!live) return { refused: ['Nothing is live yet, so there is nothing to try a release with.'] };
      if (running) return { refused: ['A canary runs already. Promote it, or: pnpm release canary --stop'] };
      const change = await readPromotion(storage, targets);
      const canary = plannedSteps({ percent, widen, every }, clock(), operator.by);
      return { ...change, kind: 'canary', canary, reason: change.reason.replace('promote', 'canary') };
    },
    { ...options, operator, urgent: false },
  );
}

/**
 * Ends the canary. Makes a new live build with the releases that are live: browsers refuse builds that are older than
 * their own, so the visitors of the canary could not return to the present one.
 */
export function stopCanary(storage: ReleaseStore, options?: ChangeOptions): Promise<ChangeOutcome> {
  return changeLive(
    storage,
    async (_live, running) =>
      running
        ? { kind: 'canary-stop', candidates: [], withdrawn: [], problems: [], reason: 'canary --stop' }
        : { refused: ['No canary runs.'] },
    options,
  );
}

const tries = 5;

/** Gives the canary to a greater share of the visitors, from now on or step by step. Changes no build. */
export async function widenCanary(
  storage: Storage,
  widening: Widening,
  { clock = () => new Date(), operator = currentOperator(process.env) }: ChangeOptions = {},
): Promise<{ steps: CanaryStep[] } | { refused: string[] }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { pointer, tag } = await readPointer(storage);
    if (!pointer?.canary) return { refused: ['No canary runs.'] };
    const now = clock();
    const steps = widenedSteps(pointer.canary.steps, plannedSteps(widening, now, operator.by), now);
    if (await pointTo(storage, tag, { ...pointer, canary: { ...pointer.canary, steps } })) return { steps };
  }
  return { refused: ['Others are promoting at the same time. Nothing was changed; try again in a moment.'] };
}

/** Returns the lines about the canary for `status`; none when no canary runs. */
export async function canaryStatus(storage: Storage, now: Date): Promise<string[]> {
  const canary = (await readPointer(storage)).pointer?.canary;
  if (!canary) return [];
  const percent = percentAt(canary, now.getTime());
  return [`Canary: build ${canary.id} for ${percent} % of the visitors (${stepsText(canary.steps)})`];
}
