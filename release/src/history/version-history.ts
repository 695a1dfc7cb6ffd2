import type { Build } from 'federation';

export type VersionHistory = {
  version: string;
  /** The time at which this version went live, in ISO format. */
  since: string;
  /** The version that a roll-back makes live. Undefined when there is none. */
  before: string | undefined;
};

/**
 * Returns the live version of a package and the version before it. A version that was rolled back counts as if it had
 * never been live. So two roll-backs go back two versions, and the second one does not restore the version that the
 * first one removed.
 * @param history the builds, newest first
 */
export function versionHistory(history: readonly Build[], name: string): VersionHistory | undefined {
  const steps: { version: string; since: string }[] = [];
  for (const build of history.toReversed()) {
    const version = name === 'shell' ? build.shell.version : build.remotes[name]?.version;
    if (version === undefined) steps.length = 0;
    else if (version === steps.at(-2)?.version) steps.splice(-2, 2, { version, since: build.createdAt });
    else if (version !== steps.at(-1)?.version) steps.push({ version, since: build.createdAt });
  }
  const current = steps.at(-1);
  return current && { ...current, before: steps.at(-2)?.version };
}
