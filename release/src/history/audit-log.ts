import { moment } from '../moment.ts';
import type { History, PastBuild } from './past-build.ts';

/** A change of what is live. `from` is null for a package that was not live before, `to` for a withdrawn one. */
export type LogEntry = {
  build: string;
  at: string;
  kind: string;
  /** The share of the visitors that a canary started with; null for a change for everyone. */
  percent: number | null;
  command: string;
  by: string | null;
  reason: string | null;
  ciRun: string | null;
  /** What became of the canary that ran before. */
  canary: string | null;
  /** Null when the build before is unknown, so that nothing can be compared. */
  changes: { name: string; from: string | null; to: string | null; commit: string | null }[] | null;
};

/**
 * Returns an entry for each build, newest first.
 * @param name only builds that changed this package, and builds whose changes are unknown
 */
export function auditLog({ builds }: Pick<History, 'builds'>, name?: string): LogEntry[] {
  const entries = builds.map((build, index): LogEntry => {
    const { audit } = build;
    return {
      build: build.id,
      at: build.createdAt,
      // A build of an older tool has only its command, such as `promote remote-checkout@1.4.0`.
      kind: audit?.quarantined ? 'quarantine' : (audit?.kind ?? build.reason.split(' ')[0] ?? ''),
      percent: audit?.percent ?? null,
      command: build.reason,
      by: audit?.by ?? null,
      reason: audit?.reason ?? null,
      ciRun: audit?.ciRun ?? null,
      canary: audit?.canary ?? null,
      changes: changesOf(build, buildBefore(builds, index)),
    };
  });
  return name === undefined
    ? entries
    : entries.filter(({ changes }) => changes?.some((change) => change.name === name) ?? true);
}

/** Returns the build that was live before. The end of a canary is compared with the canary. */
function buildBefore(builds: readonly PastBuild[], index: number): PastBuild | undefined {
  const older = builds.slice(index + 1);
  return builds[index]?.audit?.kind === 'canary-stop' ? older[0] : older.find(({ canary }) => !canary);
}

function changesOf(build: PastBuild, before: PastBuild | undefined): LogEntry['changes'] {
  if (!before && build.previous !== null) return null;
  const names = [...new Set([...Object.keys(before?.releases ?? {}), ...Object.keys(build.releases)])].sort();
  return names.flatMap((name) => {
    const [from, to] = [before?.releases[name], build.releases[name]];
    if (from?.version === to?.version) return [];
    return [{ name, from: from?.version ?? null, to: to?.version ?? null, commit: to?.commit || null }];
  });
}

/** Returns the lines to print for the entries. */
export function auditLogLines(entries: readonly LogEntry[]): string[] {
  return entries.flatMap(({ build, at, kind, percent, by, reason, ciRun, canary, changes }) => [
    `${moment(at)}  ${kind}${percent === null ? '' : ` for ${percent} % of the visitors`}  by ${by ?? 'unknown'}  (build ${build})`,
    ...(changes ?? []).map(({ name, from, to, commit }) => {
      const source = commit ? `  commit ${commit.slice(0, 12)}` : '';
      return `  ${name} ${from ?? '–'} → ${to ?? '–'}${source}`;
    }),
    ...(changes ? [] : ['  what changed is unknown, because the build before cannot be read']),
    ...(reason ? [`  reason: ${reason}`] : []),
    ...(canary ? [`  ${canary}`] : []),
    ...(ciRun ? [`  CI run: ${ciRun}`] : []),
  ]);
}
