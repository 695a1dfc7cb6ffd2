import type { Release, RemoteRelease, ShellRelease } from 'federation';

/** Why a release is not whole in itself, as sentences. */
export function releaseProblems(release: Release): string[] {
  const target = `${release.name}@${release.version}`;
  const lacks = (what: string, files: readonly string[]) =>
    files
      .filter((file) => !release.files[file])
      .map((file) => `${target}: ${what} needs ${file}, which it does not have`);
  if (release.kind === 'shell') {
    return [
      ...lacks('the entry', [...release.entry.js, ...release.entry.css]),
      ...Object.entries(release.provides).flatMap(([key, { js, css }]) => lacks(`the shared ${key}`, [...js, ...css])),
    ];
  }
  return [
    ...lacks('the container', [release.container.entry]),
    ...Object.entries(release.exposes).flatMap(([page, { js, css }]) => lacks(`page "${page}"`, [...js, ...css])),
    ...release.pages
      .filter(({ page }) => !release.exposes[page])
      .map(({ page, path }) => `${target}: ${path} names page "${page}", which it does not expose`),
  ];
}

/** Why a remote cannot run in a shell, as sentences; empty when it can. */
export function fitProblems(remote: RemoteRelease, shell: ShellRelease, satisfies: Satisfies): string[] {
  const target = `${remote.name}@${remote.version}`;
  const host = `shell@${shell.version}`;
  const ranges = Object.entries(remote.needs).flatMap(([key, range]) => {
    const version = providedVersion(shell, key);
    if (version === undefined) return [`${target} needs ${key} ${range}, which ${host} does not provide`];
    return satisfies(version, range) ? [] : [`${target} needs ${key} ${range}, ${host} provides ${version}`];
  });
  const names = Object.entries(remote.names).flatMap(([key, wanted]) => {
    const there = shell.names[key];
    const missing = there ? wanted.filter((name) => !there.includes(name)) : [];
    return missing.length > 0 ? [`${target} needs ${missing.join(', ')} of ${key}, which ${host} does not have`] : [];
  });
  return [...ranges, ...names];
}

export type Satisfies = (version: string, range: string) => boolean;

/** `react/` provides everything under it. */
function providedVersion(shell: ShellRelease, key: string): string | undefined {
  const exact = shell.provides[key];
  if (exact) return exact.version;
  const folder = Object.keys(shell.provides).find((one) => one.endsWith('/') && key.startsWith(one));
  return folder === undefined ? undefined : shell.provides[folder]?.version;
}
