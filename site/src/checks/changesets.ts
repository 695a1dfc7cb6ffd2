import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that each change of a versioned package is described in a changeset file (`pnpm changeset`), in the same
 * commit or a later one. The package's next version is made from these files, and released remotes rely on this
 * version. Changes of tests and documents need no changeset. The command `changeset version` deletes the changesets and
 * adds their texts to the package's CHANGELOG.md, so a change of that file counts too.
 * @param packages folder names, which are also the package names
 * @returns a sentence for each package whose last change has no changeset; none without a git history
 */
export function changesetProblems(root: string, packages: readonly string[]): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const changesets = readChangesets(root);
  return packages.flatMap((name) => {
    const sources = [`${name}/src`, `${name}/package.json`, `:(exclude)${name}/**/*.test.*`];
    const records = [
      `${name}/CHANGELOG.md`,
      ...changesets.filter(({ text }) => names(text).includes(name)).map(({ file }) => file),
    ];
    return isRecorded(root, sources, records) ? [] : [problem(name)];
  });
}

/** Returns the names of the packages whose next version is a major one. */
export function pendingMajors(root: string): Set<string> {
  return new Set(readChangesets(root).flatMap(({ text }) => names(text, 'major')));
}

function readChangesets(root: string): { file: string; text: string }[] {
  return globSync('.changeset/*.md', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/**
 * Returns the packages that a changeset names. It starts with a line such as `"shared-api": minor` for each package.
 */
function names(changeset: string, bumps = 'major|minor|patch'): string[] {
  const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return [...front.matchAll(new RegExp(`^["']?([\\w-]+)["']?: (?:${bumps})$`, 'gm'))].map(([, name = '']) => name);
}

function isRecorded(root: string, sources: readonly string[], records: readonly string[]): boolean {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim();
  const isEdited = (paths: readonly string[]) => git('status', '--porcelain', '--', ...paths) !== '';
  const lastCommit = (paths: readonly string[]) => git('log', '-1', '--format=%H', '--', ...paths);
  if (isEdited(sources)) return isEdited(records);
  const [change, record] = [lastCommit(sources), lastCommit(records)];
  if (change === '' || change === record || isEdited(records)) return true;
  return record !== '' && git('merge-base', change, record) === change;
}

function problem(name: string): string {
  return `${name} changed after its last changeset. Add one in the same commit: npx --yes pnpm@12 changeset (patch: a fix, minor: something new, major: remotes must change).`;
}
