import type { Build } from 'federation';
import type { Storage } from 'storage';
import type { Operator } from '../audit/operator.ts';
import { type PastBuild, readHistory } from '../history/past-build.ts';
import type { Candidate } from '../promotion/plan-promotion.ts';

/** A release that was rolled back because it failed too often. */
export type Quarantine = {
  /** Such as `remote-checkout@1.4.0`. */
  target: string;
  at: string;
  reason: string;
  /** True when an operator has made the release live again. */
  isLifted: boolean;
};

/**
 * Returns the last quarantine of each release, newest first. The audit log is the only record, so that a quarantine is
 * signed like any change of what is live.
 * @param builds newest first
 */
export function quarantinesOf(builds: readonly PastBuild[]): Quarantine[] {
  const found = new Map<string, Quarantine>();
  const wasLiveLater = new Set<string>();
  for (const { audit, canary, createdAt, releases } of builds) {
    const target = audit?.quarantined;
    if (target !== undefined && !found.has(target)) {
      const isLifted = wasLiveLater.has(target);
      found.set(target, { target, at: createdAt, reason: audit?.reason ?? '', isLifted });
    }
    if (canary) continue;
    for (const [name, { version }] of Object.entries(releases)) wasLiveLater.add(`${name}@${version}`);
  }
  return [...found.values()];
}

/** Returns the quarantines that no operator has lifted, newest first. */
export const quarantinesInForce = (builds: readonly PastBuild[]): Quarantine[] =>
  quarantinesOf(builds).filter(({ isLifted }) => !isLifted);

type Options = { operator: Operator; liftQuarantine?: boolean | undefined };

/** Returns why these releases must not go live: they are in quarantine, and the operator does not lift it. */
export async function quarantineProblems(
  storage: Storage,
  live: Build | null,
  candidates: readonly Candidate[],
  { operator, liftQuarantine = false }: Options,
): Promise<string[]> {
  const { builds } = await readHistory(storage, live?.id ?? null);
  const targets = new Set(candidates.map(({ release: { name, version } }) => `${name}@${version}`));
  const inForce = quarantinesInForce(builds).filter(({ target }) => targets.has(target));
  if (liftQuarantine && operator.reason !== undefined) return [];
  return inForce.map(({ target, reason }) =>
    liftQuarantine
      ? `${target} is in quarantine: --lift-quarantine also needs --reason, for the audit log`
      : `${target} is in quarantine (${reason}). Publish a corrected version; or make it live all the same, with --lift-quarantine --reason <text>`,
  );
}
