import { incompatibilities, type ShellRelease } from 'federation';
import { type LastRelease, type LastReleaseFacts, readLastRelease } from './last-release.ts';

type Comparison = {
  /** Why remotes of the last release cannot run in this shell: a sentence for each reason. */
  lastRemotes: string[];
  /** Why these remotes cannot run in the shell of the last release. Those in `afterShell` are left out. */
  newRemotes: string[];
  /** The remotes in `afterShell` that could run in the shell of the last release. */
  needlesslyLate: string[];
};

/** Compares releases of today with the last release, as the promotion would. */
export function compareWithLastRelease(
  now: LastReleaseFacts,
  last: Omit<LastRelease, 'commit'> = readLastRelease(),
): Comparison {
  const reasons = (remote: LastReleaseFacts['remotes'][number], shell: LastReleaseFacts['shell']) =>
    incompatibilities(remote, { ...shell, provides: withoutFiles(shell.provides) });
  const isLate = ({ name }: { name: string }) => last.afterShell.includes(name);
  return {
    lastRemotes: last.remotes.flatMap((remote) => reasons(remote, now.shell)),
    newRemotes: now.remotes.filter((remote) => !isLate(remote)).flatMap((remote) => reasons(remote, last.shell)),
    needlesslyLate: now.remotes
      .filter((remote) => isLate(remote) && reasons(remote, last.shell).length === 0)
      .map(({ name }) => name),
  };
}

function withoutFiles(provides: LastReleaseFacts['shell']['provides']): ShellRelease['provides'] {
  return Object.fromEntries(Object.entries(provides).map(([key, { version }]) => [key, { version, js: [], css: [] }]));
}
