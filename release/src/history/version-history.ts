import type { PastBuild } from './past-build.ts';

/** A version of a package, and the build that made it live. */
export type LiveVersion = { version: string; commit: string; build: PastBuild };

export type VersionHistory = {
  current: LiveVersion;
  /** The version that a roll-back makes live. Undefined when there is none. */
  before: string | undefined;
};

/**
 * Returns the live version of a package and the version before it. A version that was rolled back counts as if it had
 * never been live. So two roll-backs go back two versions, and the second one does not restore the version that the
 * first one removed.
 * @param builds newest first
 */
export function versionHistory(builds: readonly PastBuild[], name: string): VersionHistory | undefined {
  const steps: LiveVersion[] = [];
  for (const build of builds.toReversed()) {
    const release = build.releases[name];
    if (release === undefined) steps.length = 0;
    else if (release.version === steps.at(-2)?.version) steps.splice(-2, 2, { ...release, build });
    else if (release.version !== steps.at(-1)?.version) steps.push({ ...release, build });
  }
  const current = steps.at(-1);
  return current && { current, before: steps.at(-2)?.version };
}
