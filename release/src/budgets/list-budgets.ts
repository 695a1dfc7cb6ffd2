import { budgetOf } from 'federation';
import { readTarget } from '../promotion/read-candidate.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { table } from '../table.ts';
import { readPageCosts } from './read-page-costs.ts';
import { withRenderTimes } from './with-render-times.ts';

/**
 * Returns the lines to print: what each page of a published remote costs, and what it may cost.
 * @throws Error when the target is no published remote
 */
export async function listBudgets(storage: ReleaseStore, target: string): Promise<string[]> {
  const read = await readTarget(storage, target);
  if ('problem' in read) throw new Error(read.problem);
  const { release } = read;
  if (release.kind === 'shell') throw new Error('Only remotes have budgets. `pnpm bench` measures the shell.');
  const { budgets } = release;
  const costs = await withRenderTimes(storage, release, await readPageCosts(storage, release));
  const rows = costs
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ page, bytes, requests, renderMs }) => {
      const budget = budgets && budgetOf(budgets, page);
      const figures = [
        bytes,
        budget?.bytes,
        requests,
        budget?.requests,
        renderMs && Number(renderMs.toFixed(2)),
        budget?.renderMs,
      ];
      return [page, ...figures.map((figure) => String(figure ?? '–'))];
    });
  return [
    `${release.name}@${release.version}: bytes (brotli) and requests of each page before its first render; ms to render it on the server`,
    ...table([['page', 'bytes', 'budget', 'requests', 'budget', 'ms', 'budget'], ...rows]),
  ];
}
