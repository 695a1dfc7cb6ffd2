import semver from 'semver';

/** The version a changed package gets when nobody names one: its package.json's, or else the next free patch. */
export function nextVersion(published: readonly string[], declared: string): string {
  const last = lastVersion(published);
  if (last === undefined || semver.gt(declared, last)) return declared;
  return semver.inc(last, 'patch') ?? declared;
}

export function lastVersion(published: readonly string[]): string | undefined {
  return semver.rsort([...published])[0];
}
