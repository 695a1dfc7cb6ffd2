import type { PastBuild } from './past-build.ts';

/** A version of a package, and the build that made it live. */
export type LiveVersion = { version: string; commit: string; build: PastBuild };

export type VersionHistory = {
  current: LiveVersion;
  /** The versions to which one roll-back, two roll-backs and so on return. */
  before: string[];
  /** All other versions that were live, also those that were rolled back, the most recent first. */
  others: string[];
};

/**
 * Returns the live version of a package and the versions before it. A version that was rolled back counts as if it had
 * never been live. So two roll-backs go back two versions, and the second one does not restore the version that the
 * first one removed. After a withdrawal the history starts again. Canaries do not count.
 * @param all newest first
 */
export function versionHistory(all: readonly PastBuild[], name: string): VersionHistory | undefined {
  const builds = all.filter(({ canary }) => !canary);
  const steps: LiveVersion[] = [];
  for (const build of builds.toReversed()) {
    const release = build.releases[name];
    if (release === undefined) {
      steps.length = 0;
      continue;
    }
    if (release.version === steps.at(-1)?.version) continue;
    const known = steps.findIndex(({ version }) => version === release.version);
    if (known !== -1) steps.length = known;
    steps.push({ ...release, build });
  }
  const current = steps.pop();
  if (!current) return undefined;
  const versions = builds.flatMap(({ releases }) => releases[name]?.version ?? []);
  const others = [...new Set(versions)].filter((version) => version !== current.version);
  return { current, before: steps.map(({ version }) => version).reverse(), others };
}
