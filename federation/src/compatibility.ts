import type { RemoteRelease, ShellRelease } from './registry.ts';
import { missingShellFeatures, type ShellFeatures } from './shell-features.ts';

type Remote = Pick<RemoteRelease, 'name' | 'version' | 'needs' | 'names' | 'features'>;
type Shell = {
  version: string;
  provides: ShellRelease['provides'];
  names: ShellRelease['names'];
  features: ShellFeatures;
};

/**
 * Returns the reasons why a remote cannot run in a shell, one sentence each; empty when it can. Compares the versions
 * and exported names of shared modules, and the layouts, guards, frames and navigation areas. Promotion, the gateway
 * and the browser all call this function.
 */
export function incompatibilities(remote: Remote, shell: Shell): string[] {
  const subject = `${remote.name}@${remote.version}`;
  const host = `shell@${shell.version}`;
  return [
    ...Object.entries(remote.needs).flatMap(([key, range]) => {
      const provided = shell.provides[key]?.version;
      if (!provided) return [`${subject} needs ${key} ${range}, which ${host} does not provide`];
      return satisfies(provided, range) ? [] : [`${subject} needs ${key} ${range}, ${host} provides ${provided}`];
    }),
    ...Object.entries(remote.names).flatMap(([key, names]) => {
      // CommonJS modules are not in `shell.names`, because webpack does not know their exported names. The names that a
      // remote imports from them are not checked.
      const exported = shell.names[key];
      const missing = exported ? names.filter((name) => !exported.includes(name)) : [];
      return missing.length > 0
        ? [`${subject} imports ${missing.join(', ')} from ${key}, which ${host} does not have`]
        : [];
    }),
    ...missingShellFeatures(remote.features, shell.features).map(
      (feature) => `${subject} needs ${feature}, which ${host} does not have`,
    ),
  ];
}

/**
 * Returns true when a version is in a caret range such as ^1.2.3, the only kind of range that our builds write. The
 * version must have the same major version (below 1.0.0 also the same minor version) and must not be lower than the
 * version in the range. A pre-release is lower than its final version (semver 2.0.0, section 11).
 * @throws Error for any other kind of range
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = /^\^(.+)$/.exec(range)?.[1];
  if (!wanted) throw new Error(`expected a range like ^1.2.3, got "${range}"`);
  const actual = parse(version);
  const floor = parse(wanted);
  const significant = floor.numbers[0] > 0 ? 1 : 2;
  if (actual.numbers.slice(0, significant).some((part, index) => part !== floor.numbers[index])) return false;
  return compare(actual, floor) >= 0;
}

interface Version {
  numbers: [number, number, number];
  /** The part after the hyphen, such as `beta.1`. Empty for a final version. */
  preRelease: string;
}

function parse(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/.exec(text);
  if (!match) throw new Error(`expected a version like 1.2.3, got "${text}"`);
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], preRelease: match[4] ?? '' };
}

function compare(a: Version, b: Version): number {
  for (const index of [0, 1, 2] as const) {
    if (a.numbers[index] !== b.numbers[index]) return a.numbers[index] - b.numbers[index];
  }
  if (a.preRelease === b.preRelease) return 0;
  if (!a.preRelease || !b.preRelease) return a.preRelease ? -1 : 1;
  return a.preRelease.localeCompare(b.preRelease, 'en', { numeric: true });
}
