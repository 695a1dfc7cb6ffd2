import type { Build } from 'federation';

/** Returns the version of a package in a build; null when the build does not have the package. */
export function versionIn({ shell, remotes }: Build, name: string): string | null {
  return (name === 'shell' ? shell.version : remotes[name]?.version) ?? null;
}
