import semver from 'semver';

/**
 * Returns the version of a changed package when none was given: the version in its package.json, or the next free
 * patch.
 */
export function nextVersion(published: readonly string[], declared: string): string {
  const last = lastVersion(published);
  if (last === undefined || semver.gt(declared, last)) return declared;
  return semver.inc(last, 'patch') ?? declared;
}

export function lastVersion(published: readonly string[]): string | undefined {
  return semver.rsort([...published])[0];
}
