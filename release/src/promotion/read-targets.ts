import { readPageCosts } from '../budgets/read-page-costs.ts';
import { limitsRenderTime, withRenderTimes } from '../budgets/with-render-times.ts';
import { oneByOne } from '../max-files-at-once.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import type { Candidate, Change } from './plan-promotion.ts';
import { readTarget } from './read-candidate.ts';

/** Returns the promotion of these targets, with the costs of their pages. */
export async function readPromotion(storage: ReleaseStore, targets: readonly string[]): Promise<Change> {
  const change = await readTargets(storage, targets);
  const candidates = await oneByOne(change.candidates, (candidate) => withCosts(storage, candidate));
  return { ...change, candidates };
}

/** Returns the promotion of these targets, without the costs of their pages. */
export async function readTargets(storage: ReleaseStore, targets: readonly string[]): Promise<Change> {
  const read = await oneByOne(targets, (target) => readTarget(storage, target));
  const candidates = read.filter((one): one is Candidate => 'release' in one);
  return {
    kind: 'promote',
    candidates,
    withdrawn: [],
    problems: read.flatMap((one) => ('problem' in one ? [one.problem] : [])),
    reason: `promote ${candidates.map(({ release }) => `${release.name}@${release.version}`).join(' ')}`,
  };
}

/** Adds what the pages of a remote with budgets cost. */
export async function withCosts(storage: ReleaseStore, candidate: Candidate): Promise<Candidate> {
  const { release } = candidate;
  if (release.kind === 'shell' || !release.budgets) return candidate;
  const costs = await readPageCosts(storage, release);
  return { ...candidate, costs: limitsRenderTime(release) ? await withRenderTimes(storage, release, costs) : costs };
}
