import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const folder = 'federation-build/consumers';

/**
 * Checks that code written for released versions of the packages still compiles: the files
 * `federation-build/consumers/<package>/<version>.ts`. A package may break its consumers only with a new major version,
 * so when a changeset announces one, or when it has been made, the files of earlier versions are left out.
 * @returns a sentence for each error and each changed file
 */
export async function consumerProblems(root: string): Promise<string[]> {
  const files = globSync('*/*.{ts,tsx}', { cwd: join(root, folder) }).sort();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const frozen: Record<string, string> = JSON.parse(read(`${folder}/frozen.json`));
  const hashes = Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(read(`${folder}/${file}`))
        .digest('hex'),
    ]),
  );
  const changesets = globSync('.changeset/*.md', { cwd: root }).map(read);
  const next = (name: string) => nextMajor(name, JSON.parse(read(`${name}/package.json`)).version, changesets);
  const { ok, output } = await run('tsc', ['--pretty', 'false', '-p', join(root, folder)]);
  return [...changedConsumers(frozen, hashes), ...(ok ? [] : breaks(output, next))];
}

/** Returns a sentence for each file whose content is not the one that was frozen with its version. */
export function changedConsumers(
  frozen: Readonly<Record<string, string>>,
  hashes: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(frozen), ...Object.keys(hashes)])]
    .filter((file) => frozen[file] !== hashes[file])
    .map(
      (file) =>
        `${folder}/${file}: its hash is ${hashes[file] ?? 'missing'}, but frozen.json has ${frozen[file] ?? 'none'}. Code of a released version stays as it was. Add a file for the new version instead.`,
    );
}

/** Returns the major version that the next release of a package has, by its changesets. */
export function nextMajor(name: string, version: string, changesets: readonly string[]): number {
  const announced = new RegExp(`^["']?${name}["']?: major$`, 'm');
  const isMajor = changesets.some((text) => announced.test(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''));
  return Number.parseInt(version, 10) + (isMajor ? 1 : 0);
}

/** Returns a sentence for each error of the compiler, except in files of an earlier major version than the next one. */
export function breaks(output: string, next: (name: string) => number): string[] {
  return output
    .trim()
    .split(/\n(?! )/)
    .flatMap((error) => {
      const [, name, version] = /consumers\/([\w-]+)\/([\d.]+)\.tsx?\(/.exec(error) ?? [];
      if (name === undefined || version === undefined) return [error];
      if (next(name) > Number.parseInt(version, 10)) return [];
      return [
        `${name} breaks code written for version ${version}. Undo this, or add a changeset with "major".\n${error}`,
      ];
    });
}
