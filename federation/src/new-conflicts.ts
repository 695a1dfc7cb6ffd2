import { incompatibilities } from './compatibility.ts';
import { pathClaims } from './path-claims.ts';
import { duplicateGlobals } from './read-registry.ts';
import type { Build, RemoteRelease, ShellRelease } from './registry.ts';
import { shellPages } from './shell-pages.ts';

/**
 * Returns a sentence for each conflict in the next build: two owners of one path or one global variable, and a remote
 * that does not fit the shell. A conflict between releases that are live and stay live is no reason: otherwise one
 * team's broken remote would block the releases and roll-backs of all others. Promotion and preview both call this.
 */
export function newConflicts(
  live: Build | null,
  shell: ShellRelease | undefined,
  remotes: Readonly<Record<string, RemoteRelease>>,
): string[] {
  const next = Object.values(remotes);
  const unchanged = next.filter(({ name, version }) => live?.remotes[name]?.version === version);
  const known = new Set(conflictsBetween(unchanged));
  const isBroken = (remote: RemoteRelease) =>
    live !== null && unchanged.includes(remote) && incompatibilities(remote, live.shell).length > 0;
  return [
    ...conflictsBetween(next).filter((conflict) => !known.has(conflict)),
    ...(shell ? next.filter((remote) => !isBroken(remote)).flatMap((remote) => incompatibilities(remote, shell)) : []),
  ];
}

function conflictsBetween(remotes: readonly RemoteRelease[]): string[] {
  return [
    ...pathClaims([{ name: 'shell', pages: [...shellPages] }, ...remotes]),
    ...duplicateGlobals(remotes.filter(({ unsupported }) => !unsupported)),
  ];
}
