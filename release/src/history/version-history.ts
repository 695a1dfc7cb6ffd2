import type { Build } from 'federation';

export type VersionHistory = {
  version: string;
  /** When this version became live. */
  since: string;
  /** The version to which a roll-back returns. Builds made by roll-backs do not count. */
  before: string | undefined;
};

/**
 * Returns the live version of a package and the version before it. Rolling back twice goes back two versions, not back
 * to the one that was just left.
 * @param history newest first
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
