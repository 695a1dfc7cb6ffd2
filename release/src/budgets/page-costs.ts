import { budgetOf, type RemoteRelease } from 'federation';

/**
 * What a page adds to the shell before its first render: the remote's entry and the page's own files. `renderMs` is the
 * processor time of its rendering on the server, when gateways have measured it.
 */
export type PageCost = { page: string; bytes: number; requests: number; renderMs?: number };

/** Returns the files that a page of a remote loads before its first render, without those of the shell. */
export function firstRenderFiles({ container, exposes }: RemoteRelease, page: string): string[] {
  const { js, css } = exposes[page] ?? { js: [], css: [] };
  return [...new Set([container.entry, ...js, ...css])];
}

/** @param servedBytes the size of each file as served, by file name */
export function pageCosts(release: RemoteRelease, servedBytes: ReadonlyMap<string, number>): PageCost[] {
  return Object.keys(release.exposes).map((page) => {
    const files = firstRenderFiles(release, page);
    const bytes = files.reduce((sum, file) => sum + (servedBytes.get(file) ?? 0), 0);
    return { page, bytes, requests: files.length };
  });
}

/** Returns a sentence for each budget that a page of the release exceeds. A release without budgets exceeds none. */
export function exceededBudgets(release: RemoteRelease, costs: readonly PageCost[]): string[] {
  const { budgets } = release;
  if (!budgets) return [];
  return costs.flatMap(({ page, bytes, requests, renderMs = 0 }) => {
    const budget = budgetOf(budgets, page);
    const subject = `${release.name}@${release.version}: page "${page}"`;
    return [
      ...(bytes > budget.bytes
        ? [`${subject} loads ${bytes} bytes (brotli) before its first render, its budget is ${budget.bytes}`]
        : []),
      ...(requests > budget.requests
        ? [`${subject} makes ${requests} requests before its first render, its budget is ${budget.requests}`]
        : []),
      ...(budget.renderMs !== undefined && renderMs > budget.renderMs
        ? [
            `${subject} takes ${Number(renderMs.toFixed(2))} ms to render on the server, its budget is ${budget.renderMs}`,
          ]
        : []),
    ];
  });
}
