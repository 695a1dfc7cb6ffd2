import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pendingMajors } from '../changesets.ts';

/** A package whose consumers are checked. */
export type Release = {
  name: string;
  /** The version that remotes must stay compatible with: the last one, or the next one when that is a major. */
  version: string;
  /** True when the last version is older than `version`, because a changeset asks for a new major. */
  isPending: boolean;
};

/** Reads the versions of packages and the changesets that ask for a new major. */
export function readReleases(root: string, packages: readonly string[]): Release[] {
  const majors = pendingMajors(root);
  return packages.map((name) => {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    const isPending = majors.has(name);
    return { name, version: isPending ? nextMajor(version) : version, isPending };
  });
}

/** Returns the major number of a version such as `1.4.0`. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

export function nextMajor(version: string): string {
  return `${majorOf(version) + 1}.0.0`;
}
