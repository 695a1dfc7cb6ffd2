import type { Release } from 'federation';

/** Returns a sentence for each contradiction between the parts of one release. */
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
