import type { Build } from 'federation';

/** Returns the version of a package in a build; null when the build does not have the package. */
export function versionIn({ shell, remotes }: Build, name: string): string | null {
  return (name === 'shell' ? shell.version : remotes[name]?.version) ?? null;
}

/** Returns why a change of a package is refused: `from` is not its live version. Null when it is, or without `from`. */
export function staleVersion(live: Build | null, name: string, from: string | undefined): string | null {
  const isLive = from === undefined || (live && versionIn(live, name) === from);
  return isLive ? null : `${name}@${from} is not live any more`;
}
