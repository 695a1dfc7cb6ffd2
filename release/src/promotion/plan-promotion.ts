import { type Build, type Release, type RemoteRelease, registryFormat, type ShellRelease } from 'federation';
import { type CanaryStep, percentAt } from 'federation/canary';
import { newConflicts } from 'federation/new-conflicts';
import type { AuditRecord, ChangeKind } from '../audit/audit-record.ts';
import type { Operator } from '../audit/operator.ts';
import { exceededBudgets, type PageCost } from '../budgets/page-costs.ts';
import { releaseProblems } from './release-problems.ts';

export type Candidate = {
  release: Release;
  /** The release's JSON as it was published. It may contain fields that this version of the tool does not know. */
  document: unknown;
  /**
   * Problems with the stored files of the release: a file is missing or changed, or a live file of the same name
   * differs.
   */
  fileProblems: readonly string[];
  /** What the pages of a remote with budgets cost. A roll-back has none: it must not wait for a smaller page. */
  costs?: readonly PageCost[];
};

export type Change = {
  kind: ChangeKind;
  /** The releases to make live. */
  candidates: readonly Candidate[];
  /** The names of the remotes to withdraw. */
  withdrawn: readonly string[];
  /** The reasons why some releases could not be read. */
  problems: readonly string[];
  /** The command that the operator typed. The build stores it. */
  reason: string;
  /** Only for a canary: when which share of the visitors gets the releases. */
  canary?: readonly CanaryStep[];
};

export type Environment = {
  live: Build | null;
  /** The last build of the history, when it is not the live one: a canary. */
  previousId?: string | undefined;
  id: string;
  now: string;
  operator: Operator;
  /** Whether open tabs must learn of the build within seconds; by default only of a roll-back. */
  urgent?: boolean;
  /** False when the file of the live build was changed. Then a build with the same versions is a change, too. */
  isLiveTrusted?: boolean;
};

export type Plan = { build: Build; audit: AuditRecord; candidates: readonly Candidate[] };

/**
 * Plans the next build without changing anything. Checks that the new releases fit together with everything that is
 * live: paths, shared modules, layouts, guards, global variables and files. Returns the plan, or all reasons why the
 * promotion is refused.
 */
export function planPromotion(environment: Environment, change: Change): { plan: Plan } | { refused: string[] } {
  const { live, id, now, operator, urgent = change.kind === 'roll-back', isLiveTrusted = true } = environment;
  const releases = change.candidates.map((candidate) => candidate.release);
  const shell = releases.findLast((one): one is ShellRelease => one.kind === 'shell') ?? live?.shell;
  const remotes = nextRemotes(live, releases, change.withdrawn);
  const reasons = [
    ...change.problems,
    ...duplicateNames(releases),
    ...change.withdrawn
      .filter((name) => !live?.remotes[name])
      .map((name) =>
        name === 'shell'
          ? 'shell cannot be withdrawn: without it there is no site. Promote another version, or: pnpm release roll-back shell'
          : `${name} is not live, so it cannot be withdrawn`,
      ),
    ...releases.flatMap(releaseProblems),
    ...change.candidates.flatMap((candidate) => candidate.fileProblems),
    ...change.candidates.flatMap(budgetProblems),
    ...(shell ? [] : ['No shell is live yet: promote one together with its remotes, such as shell@1.0.0']),
    ...newConflicts(live, shell, remotes),
    ...(releases.some(({ kind }) => kind === 'shell') ? Object.values(remotes).flatMap(notComparable) : []),
  ];
  if (reasons.length > 0 || !shell) return { refused: reasons };
  if (live && isLiveTrusted && change.kind !== 'canary-stop' && isAllLive(live, shell, remotes)) {
    return { refused: [`Nothing to do: ${releases.map(targetOf).join(', ') || 'that'} is live already`] };
  }
  const build: Build = {
    format: registryFormat,
    id,
    createdAt: now,
    previous: environment.previousId ?? live?.id ?? null,
    reason: change.reason,
    ...(urgent && { urgent }),
    ...(change.kind === 'canary' && { canary: releases.map(targetOf) }),
    shell,
    remotes,
  };
  const { kind, canary, candidates } = change;
  const share = canary && { percent: percentAt({ steps: [...canary] }, Date.parse(now)) };
  return { plan: { build, audit: { kind, ...share, ...operator }, candidates } };
}

/** Returns a sentence for each budget that a release exceeds. */
export function budgetProblems({ release, costs = [] }: Candidate): string[] {
  return release.kind === 'remote' ? exceededBudgets(release, costs) : [];
}

/**
 * Returns a problem when this tool cannot read the live remote, usually because a newer tool published it. Then this
 * tool cannot check whether the remote works with a new shell.
 */
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

function duplicateNames(releases: readonly Release[]): string[] {
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
