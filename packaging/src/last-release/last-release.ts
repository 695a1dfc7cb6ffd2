import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteRelease, shellRelease } from 'federation';
import * as z from 'zod/mini';
import { root } from '../workspace.ts';

/** What `incompatibilities` compares: shared modules with their versions and names, layouts, guards and so on. */
const remoteFacts = z.pick(remoteRelease, { name: true, version: true, needs: true, names: true, features: true });
const shellFacts = z.object({
  ...z.pick(shellRelease, { version: true, names: true, features: true }).shape,
  provides: z.record(z.string(), z.object({ version: z.string() })),
});

/** The last release: what users have now, and what the next shell and the next remotes meet. */
const lastRelease = z.object({
  /** The commit that the releases were built from. */
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  /** The remotes of today that need more than its shell has. They go live with the next shell or after it. */
  afterShell: z.array(z.string()),
  shell: shellFacts,
  remotes: z.array(remoteFacts),
});
export type LastRelease = z.infer<typeof lastRelease>;
export type LastReleaseFacts = Pick<LastRelease, 'shell' | 'remotes'>;

export const lastReleaseFile = join(root, 'packaging/last-release.json');

export function readLastRelease(): LastRelease {
  return lastRelease.parse(JSON.parse(readFileSync(lastReleaseFile, 'utf8')));
}

/** Returns the facts of releases, from their `release.json` or from a build of a site. */
export function factsOf(shell: unknown, remotes: readonly unknown[]): LastReleaseFacts {
  const byName = remotes.map((one) => remoteFacts.parse(one)).sort((one, other) => (one.name < other.name ? -1 : 1));
  return { shell: shellFacts.parse(shell), remotes: byName };
}
