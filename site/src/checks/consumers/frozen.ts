import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consumer } from './consumers.ts';
import { majorOf, type Release } from './releases.ts';

/** Path inside `packaging/consumers` to hash: `1.0.0/shared-ui.tsx`. */
type Frozen = Readonly<Record<string, string>>;

/**
 * Checks that the code of released versions stays as it was, because remotes with such code are released too. A major
 * that is not released yet may still change. Files of earlier majors may be deleted.
 * @param folder where `frozen.json` is, `packaging/consumers`
 * @returns a sentence for each file that was changed, deleted or not frozen
 */
export function frozenProblems(
  root: string,
  folder: string,
  releases: readonly Release[],
  consumers: readonly Consumer[],
): string[] {
  const list = `${folder}/frozen.json`;
  const frozen: Frozen = existsSync(join(root, list)) ? JSON.parse(readFileSync(join(root, list), 'utf8')) : {};
  const released = releases.filter(({ isPending }) => !isPending);
  return released.flatMap(({ name, version }) => {
    const isOfMajor = (other: string) => majorOf(other) === majorOf(version);
    const own = consumers.filter((one) => one.name === name && isOfMajor(one.version));
    const present = new Set(own.map(({ file }) => file));
    const changed = own.flatMap(({ file }) => {
      const [hash, expected] = [hashOf(join(root, file)), frozen[file.slice(folder.length + 1)]];
      if (hash === expected) return [];
      return [
        expected === undefined
          ? `${file} has no hash in ${list}. Add it: ${hash}.`
          : `${file} was changed. Code of a released version stays as it was: add a file for a later version instead.`,
      ];
    });
    const deleted = Object.keys(frozen)
      .filter(
        (path) => isOfMajor(path) && new RegExp(`/${name}\\.tsx?$`).test(path) && !present.has(`${folder}/${path}`),
      )
      .map((path) => `${folder}/${path} is missing. Code of a released version stays until the next major of ${name}.`);
    return [...changed, ...deleted];
  });
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
