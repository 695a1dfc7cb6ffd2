import type { VersionHistory } from './version-history.ts';

/** How far a package is rolled back: a number of versions, or to a version that was live. By default one version. */
export type RollBackTarget = { steps?: number | undefined; to?: string | undefined };

/** Returns the version to roll a package back to, or the reason why there is none, with the versions that there are. */
export function chooseVersion(
  name: string,
  { current, before, others }: VersionHistory,
  { steps = 1, to }: RollBackTarget,
): { version: string } | { refused: string } {
  if (to !== undefined) {
    if (others.includes(to)) return { version: to };
    const problem = to === current.version ? 'is live already' : 'was never live, so it can only be promoted';
    return { refused: `${name}@${to} ${problem}. ${instead(name, others)}` };
  }
  const version = before[steps - 1];
  if (version !== undefined) return { version };
  const problem =
    before.length === 0
      ? `${name}@${current.version} is the first version that was live`
      : `${name}@${current.version} has ${before.length} ${before.length === 1 ? 'version' : 'versions'} before it, fewer than ${steps}`;
  return { refused: `${problem}. ${instead(name, before)}` };
}

function instead(name: string, versions: readonly string[]): string {
  if (versions.length > 0) return `Roll back to: ${versions.join(', ')}`;
  return name === 'shell' ? 'Promote another version.' : `Promote another version, or: pnpm release withdraw ${name}`;
}
