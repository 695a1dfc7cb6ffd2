import { incompatibilities } from './compatibility.ts';
import { pathClaims } from './path-claims.ts';
import { duplicateGlobals } from './read-registry.ts';
import type { RemoteRelease, ShellRelease } from './registry.ts';
import { shellPages } from './shell-pages.ts';

/**
 * Returns the reasons why these releases cannot be live together, one sentence each: two of them claim one path or
 * define one global variable, or a remote does not fit the shell. Promotion and preview both call this function.
 */
export function buildProblems(
  shell: ShellRelease | undefined,
  remotes: Readonly<Record<string, RemoteRelease>>,
): string[] {
  const all = Object.values(remotes);
  return [
    ...pathClaims([{ name: 'shell', pages: [...shellPages] }, ...all]),
    ...duplicateGlobals(all.filter(({ unsupported }) => !unsupported)),
    ...(shell ? all.flatMap((remote) => incompatibilities(remote, shell)) : []),
  ];
}
