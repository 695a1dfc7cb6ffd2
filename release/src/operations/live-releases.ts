import type { Release } from 'federation';
import type { RenderTime } from 'federation/release-health';
import type { LiveRelease } from 'shared-contract/operations/releases';
import type { PastBuild } from '../history/past-build.ts';
import type { StoredBuild } from '../history/read-builds.ts';
import { versionHistory } from '../history/version-history.ts';
import { readOwnership } from '../publish/published-releases.ts';
import type { Health } from '../quarantine/read-health.ts';
import { visitsOf } from './visits-of.ts';

/** Older versions are rarely wanted, and `pnpm release roll-back --to` still reaches them. */
const maxBefore = 10;

/**
 * Returns the live releases, the shell first, then the remotes by name.
 * @param builds the history of the live build, newest first
 */
export function liveReleases(
  { build, documents }: StoredBuild,
  builds: readonly PastBuild[],
  health: Health,
): LiveRelease[] {
  const remotes = Object.keys(build.remotes)
    .sort()
    .flatMap((name) => build.remotes[name] ?? []);
  return [build.shell, ...remotes].map((release) => {
    const { name, version } = release;
    const known = versionHistory(builds, name);
    return {
      name,
      version,
      commit: known?.current.commit ?? release.commit,
      since: known?.current.build.createdAt ?? build.createdAt,
      by: known?.current.build.audit?.by ?? null,
      ciRun: known?.current.build.audit?.ciRun ?? null,
      owner: readOwnership(documents.get(name)).owner ?? null,
      before: known?.before.slice(0, maxBefore) ?? [],
      ...visitsOf(health.counts, `${name}@${version}`),
      renderTimes: renderTimesOf(release, health.renderTimes),
    };
  });
}

/**
 * Returns the render times by page. When gateways differ, the fastest one counts, as for budgets: others may run on
 * slower machines.
 */
function renderTimesOf({ name, version, server = {} }: Release, times: readonly RenderTime[]) {
  const pages = new Map<string, LiveRelease['renderTimes'][number]>();
  for (const { file, medianMs, count } of times.filter((one) => one.name === name && one.version === version)) {
    const own = Object.keys(server).filter((page) => server[page]?.file === file);
    for (const page of own.length > 0 ? own : [file]) {
      const other = pages.get(page);
      pages.set(page, {
        page,
        medianMs: Math.min(medianMs, other?.medianMs ?? medianMs),
        count: count + (other?.count ?? 0),
      });
    }
  }
  return [...pages.values()].sort((one, other) => one.page.localeCompare(other.page));
}
