import { budgetProblems, type Candidate } from '../promotion/plan-promotion.ts';
import { withCosts } from '../promotion/read-targets.ts';
import type { ReleaseStore } from '../signing/release-store.ts';

/** Returns a sentence for each budget that the releases exceed. Their promotion will be refused. */
export async function budgetWarnings(storage: ReleaseStore, candidates: readonly Candidate[]): Promise<string[]> {
  const measured = await Promise.all(candidates.map((candidate) => withCosts(storage, candidate)));
  return measured.flatMap(budgetProblems);
}
