import type { RemoteRelease, ShellRelease } from './registry.ts';

/**
 * Why a remote cannot run in a shell, as sentences; empty when it can. Promotion asks before anything goes live, the shell asks
 * again before the remote's code runs (then without `names`, which the page does not carry).
 */
export function incompatibilities(
  remote: Pick<RemoteRelease, 'name' | 'version' | 'needs' | 'names'>,
  shell: Pick<ShellRelease, 'provides'> & Partial<Pick<ShellRelease, 'version' | 'names'>>,
): string[] {
  const who = `${remote.name}@${remote.version}`;
  const host = shell.version ? `shell@${shell.version}` : 'the live shell';
  const reasons: string[] = [];
  for (const [key, range] of Object.entries(remote.needs)) {
    const provided = shell.provides[key]?.version;
    if (!provided) reasons.push(`${who} needs ${key} ${range}, which ${host} does not provide`);
    else if (!satisfies(provided, range)) reasons.push(`${who} needs ${key} ${range}, ${host} provides ${provided}`);
  }
  for (const [key, names] of Object.entries(shell.names ? remote.names : {})) {
    const exported = shell.names?.[key];
    const missing = exported ? names.filter((name) => !exported.includes(name)) : [];
    if (missing.length > 0) reasons.push(`${who} takes ${missing.join(', ')} from ${key}, which ${host} does not have`);
  }
  return reasons;
}

/**
 * Whether a version lies in a range of the one form our presets write, `^1.2.3`: the same major version (below 1.0.0 the same
 * minor), not older. Pre-releases come before their version (semver 2.0.0, §11).
 * @throws Error for any other form.
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = /^\^(.+)$/.exec(range)?.[1];
  if (!wanted) throw new Error(`expected a range like ^1.2.3, got "${range}"`);
  const have = parse(version);
  const want = parse(wanted);
  const compatible = want.numbers[0] > 0 ? 1 : 2;
  if (have.numbers.slice(0, compatible).some((part, index) => part !== want.numbers[index])) return false;
  return compare(have, want) >= 0;
}

/** Whether a version comes after another one. */
export function isNewer(version: string, than: string): boolean {
  return compare(parse(version), parse(than)) > 0;
}

interface Version {
  numbers: [number, number, number];
  /** Empty for a release proper. */
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
