import type { Build } from 'federation';
import { readPageCosts } from '../budgets/read-page-costs.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { type ChangeOptions, type ChangeOutcome, changeLive } from './change-live.ts';
import type { Candidate, Change } from './plan-promotion.ts';
import { readTarget } from './read-candidate.ts';

/**
 * Makes releases live: either all of them or none.
 * @param targets names such as `remote-checkout@1.4.0`, or `remote-checkout` for its latest published version
 */
export function promote(
  storage: ReleaseStore,
  targets: readonly string[],
  options?: ChangeOptions,
): Promise<ChangeOutcome> {
  const describe = async () => {
    const change = await readTargets(storage, targets);
    const candidates = await Promise.all(change.candidates.map((candidate) => withCosts(storage, candidate)));
    return { ...change, candidates };
  };
  return changeLive(storage, describe, options);
}

/** Withdraws a remote. From then on, the site responds with Page Not Found for its pages. */
export function withdraw(storage: ReleaseStore, name: string, options?: ChangeOptions): Promise<ChangeOutcome> {
  const change: Change = {
    kind: 'withdraw',
    candidates: [],
    withdrawn: [name],
    problems: [],
    reason: `withdraw ${name}`,
  };
  return changeLive(storage, async (_live: Build | null) => change, options);
}

/** Returns the promotion of these targets, without the costs of their pages. */
export async function readTargets(storage: ReleaseStore, targets: readonly string[]): Promise<Change> {
  const read = await Promise.all(targets.map((target) => readTarget(storage, target)));
  const candidates = read.filter((one): one is Candidate => 'release' in one);
  return {
    kind: 'promote',
    candidates,
    withdrawn: [],
    problems: read.flatMap((one) => ('problem' in one ? [one.problem] : [])),
    reason: `promote ${candidates.map(({ release }) => `${release.name}@${release.version}`).join(' ')}`,
  };
}

async function withCosts(storage: ReleaseStore, candidate: Candidate): Promise<Candidate> {
  const { release } = candidate;
  if (release.kind === 'shell' || !release.budgets) return candidate;
  return { ...candidate, costs: await readPageCosts(storage, release) };
}
