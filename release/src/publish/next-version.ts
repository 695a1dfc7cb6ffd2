import semver from 'semver';

/**
 * Returns the version under which a changed package is published. It is the version in package.json when that is higher
 * than all published ones; otherwise the last published version with its patch number increased.
 */
export function nextVersion(published: readonly string[], declared: string): string {
  const last = lastVersion(published);
  if (last === undefined || semver.gt(declared, last)) return declared;
  return semver.inc(last, 'patch') ?? declared;
}

export function lastVersion(published: readonly string[]): string | undefined {
  return semver.rsort([...published])[0];
}
