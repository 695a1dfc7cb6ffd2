import {
  type Build,
  incompatibilities,
  pathClaims,
  type Release,
  type RemoteRelease,
  registryFormat,
  type ShellRelease,
  sharedGlobals,
  shellPages,
} from 'federation';
import { releaseProblems } from './release-problems.ts';

export type Candidate = {
  release: Release;
  /** The release as it was published, with fields that this tool may not know. */
  document: unknown;
  /** Problems with the stored files: missing, changed, or another file is live under the same name. */
  fileProblems: readonly string[];
};

export type Change = {
  /** The releases that are to go live. */
  candidates: readonly Candidate[];
  /** The remotes that are to be withdrawn. */
  withdrawn: readonly string[];
  /** Why some candidates could not be read. */
  problems: readonly string[];
  /** The command that the operator typed, stored with the build. */
  reason: string;
};

export type Environment = { live: Build | null; id: string; now: string };

export type Plan = { build: Build; candidates: readonly Candidate[] };

/**
 * Plans the next build without side effects. Compares the new releases with everything that is live: paths, shared
 * versions and names, layouts and guards, container globals, files. Returns the plan, or all reasons against it.
 */
export function planPromotion({ live, id, now }: Environment, change: Change): { plan: Plan } | { refused: string[] } {
  const releases = change.candidates.map((candidate) => candidate.release);
  const shell = releases.findLast((one): one is ShellRelease => one.kind === 'shell') ?? live?.shell;
  const remotes = nextRemotes(live, releases, change.withdrawn);
  const reasons = [
    ...change.problems,
    ...twice(releases),
    ...change.withdrawn
      .filter((name) => !live?.remotes[name])
      .map((name) =>
        name === 'shell'
          ? 'shell cannot be withdrawn: without it there is no site. Promote another version, or: pnpm release roll-back shell'
          : `${name} is not live, so it cannot be withdrawn`,
      ),
    ...releases.flatMap(releaseProblems),
    ...change.candidates.flatMap((candidate) => candidate.fileProblems),
    ...(shell ? [] : ['No shell is live yet: promote one together with its remotes, such as shell@1.0.0']),
    ...pathClaims([{ name: 'shell', pages: [...shellPages] }, ...Object.values(remotes)]),
    ...sharedGlobals(Object.values(remotes).filter(({ unsupported }) => !unsupported)),
    ...(shell ? Object.values(remotes).flatMap((remote) => incompatibilities(remote, shell)) : []),
    ...(releases.some(({ kind }) => kind === 'shell') ? Object.values(remotes).flatMap(notComparable) : []),
  ];
  if (reasons.length > 0 || !shell) return { refused: reasons };
  if (live && isAllLive(live, shell, remotes)) {
    return { refused: [`Nothing to do: ${releases.map(targetOf).join(', ') || 'that'} is live already`] };
  }
  const build: Build = {
    format: registryFormat,
    id,
    createdAt: now,
    previous: live?.id ?? null,
    reason: change.reason,
    shell,
    remotes,
  };
  return { plan: { build, candidates: change.candidates } };
}

/** This tool cannot read the live remote, so it cannot check whether the remote works with another shell. */
function notComparable({ unsupported }: RemoteRelease): string[] {
  return unsupported ? [`${unsupported}. Use a newer release tool to change the shell.`] : [];
}

export function targetOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function nextRemotes(live: Build | null, releases: readonly Release[], withdrawn: readonly string[]) {
  const remotes: Record<string, RemoteRelease> = { ...live?.remotes };
  for (const release of releases) if (release.kind === 'remote') remotes[release.name] = release;
  for (const name of withdrawn) delete remotes[name];
  return remotes;
}

function twice(releases: readonly Release[]): string[] {
  const names = releases.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} is named more than once: one version of it can be live`,
  );
}

function isAllLive(live: Build, shell: ShellRelease, remotes: Record<string, RemoteRelease>): boolean {
  return (
    live.shell.version === shell.version &&
    Object.keys(live.remotes).length === Object.keys(remotes).length &&
    Object.values(remotes).every((remote) => live.remotes[remote.name]?.version === remote.version)
  );
}
