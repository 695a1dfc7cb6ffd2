import type { RemoteRelease } from 'federation';
import { type RenderTime, visitKeyFile } from 'federation/release-health';
import type { Storage } from 'storage';
import { readHealth } from '../quarantine/read-health.ts';
import { watchSettings } from '../quarantine/watch-settings.ts';
import type { PageCost } from './page-costs.ts';

/** Fewer renderings say little: the first ones of a page take several times as long. */
const minRenderings = 20;

/**
 * Adds to the costs of pages how long the gateways (RELEASE_WATCH_GATEWAYS) need to render them. There is no figure for
 * a page that hardly anyone has opened, as in a release that was neither live nor a canary, and none when no gateway
 * responds.
 */
export async function withRenderTimes(
  storage: Storage,
  release: RemoteRelease,
  costs: readonly PageCost[],
): Promise<PageCost[]> {
  const key = (await storage.read(visitKeyFile))?.bytes.toString('utf8');
  if (key === undefined) return [...costs];
  const { renderTimes } = await readHealth(watchSettings(process.env).gateways, key);
  return addRenderTimes(release, costs, renderTimes);
}

/** When gateways differ, the fastest one counts: others may run on slower machines. */
export function addRenderTimes(
  { name, version, server }: RemoteRelease,
  costs: readonly PageCost[],
  times: readonly RenderTime[],
): PageCost[] {
  const own = times.filter((one) => one.name === name && one.version === version && one.count >= minRenderings);
  return costs.map((cost) => {
    const file = server?.[cost.page]?.file;
    const medians = own.filter((one) => one.file === file).map(({ medianMs }) => medianMs);
    return medians.length > 0 ? { ...cost, renderMs: Math.min(...medians) } : cost;
  });
}

/** Returns true when the remote limits the render time of a page, so that promoting it needs the gateways' figures. */
export function limitsRenderTime({ budgets }: RemoteRelease): boolean {
  return [budgets, ...Object.values(budgets?.pages ?? {})].some((limits) => limits?.renderMs !== undefined);
}
