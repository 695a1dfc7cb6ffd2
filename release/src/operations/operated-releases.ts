import type { OperatedReleases } from 'shared-contract/operations/releases';
import { auditLog } from '../history/audit-log.ts';
import type { History } from '../history/past-build.ts';
import { readBuild, readPointer, type StoredBuild } from '../history/read-builds.ts';
import { quarantinesInForce } from '../quarantine/quarantines.ts';
import type { ReleaseSources } from '../quarantine/release-sources.ts';
import { type ReleaseStore, verifyStoredBuild } from '../signing/release-store.ts';
import { liveReleases } from './live-releases.ts';
import { operatedCanary } from './operated-canary.ts';

const maxLogEntries = 50;

/**
 * Reads what is live, how it works and how it came to be live. What cannot be read is a problem in the result, because
 * operators look at it when something is broken.
 */
export async function operatedReleases(
  { storage, history, latestHealth }: ReleaseSources,
  now: Date,
): Promise<Omit<OperatedReleases, '@id' | '@type'>> {
  const { id, headId, pointer } = await readPointer(storage);
  const [live, ofLive, ofHead, health] = await Promise.all([
    readLiveBuild(storage, id),
    history(id),
    history(headId),
    latestHealth(),
  ]);
  const canary = pointer?.canary;
  const { builds } = ofHead.builds.length > 0 ? ofHead : ofLive;
  return {
    build: id,
    releases: live.stored ? liveReleases(live.stored, ofLive.builds, health) : [],
    canary: canary
      ? await operatedCanary(storage, canary, {
          build: builds.find((one) => one.id === canary.id),
          liveSequence: live.sequence,
          counts: health.counts,
          now,
        })
      : null,
    quarantines: quarantinesInForce(ofLive.builds).map(({ target, at, reason }) => ({ release: target, at, reason })),
    log: auditLog({ builds })
      .slice(0, maxLogEntries)
      .map(({ build, at, kind, by, reason, ciRun, percent, canary: after, changes }) => ({
        build,
        at,
        kind,
        by,
        reason,
        ciRun,
        percent,
        canary: after,
        changes: changes?.map(({ name, from, to }) => ({ name, from, to })) ?? null,
      })),
    problems: [
      ...live.problems,
      ...brokenHistories(ofHead, ofLive),
      ...health.problems.map((problem) => `A gateway could not be read, and its counts are missing: ${problem}`),
    ],
  };
}

type LiveBuild = { stored: StoredBuild | null; sequence: number; problems: string[] };

async function readLiveBuild(storage: ReleaseStore, id: string | null): Promise<LiveBuild> {
  if (id === null) return { stored: null, sequence: 0, problems: [] };
  try {
    const [stored, verified] = await Promise.all([readBuild(storage, id), verifyStoredBuild(storage, id)]);
    return 'problem' in verified
      ? { stored, sequence: 0, problems: [`The live build ${id} is not trusted: ${verified.problem}`] }
      : { stored, sequence: verified.facts.sequence, problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { stored: null, sequence: 0, problems: [`The live build ${id} cannot be read: ${reason}`] };
  }
}

/** A broken chain is usually broken for the canary and the live build alike. */
function brokenHistories(...histories: readonly History[]): string[] {
  const reasons = new Set(histories.flatMap(({ broken }) => broken ?? []));
  return [...reasons].map((reason) => `The history is broken: ${reason}`);
}
