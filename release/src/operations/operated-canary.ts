import { percentAt, type RunningCanary } from 'federation/canary';
import type { Canary } from 'shared-contract/operations/releases';
import { readRunning } from '../canary/running.ts';
import type { PastBuild } from '../history/past-build.ts';
import type { Health } from '../quarantine/read-health.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { visitsOf } from './visits-of.ts';

type Facts = {
  /** The build of the canary, also when it is not trusted. */
  build: PastBuild | undefined;
  /** The sequence of the live build. Gateways refuse an older canary. */
  liveSequence: number;
  /** What the gateways counted. */
  counts: Health['counts'];
  now: Date;
};

/** Returns the canary beside the live build, with the reason why gateways do not serve it. */
export async function operatedCanary(
  storage: ReleaseStore,
  canary: RunningCanary,
  { build, liveSequence, counts, now }: Facts,
): Promise<Canary> {
  return {
    releases: (build?.canary ?? []).map((release) => ({ release, ...visitsOf(counts, release) })),
    percent: percentAt(canary, now.getTime()),
    steps: canary.steps.map(({ percent, from, by }) => ({ percent, from, by: by ?? null })),
    problem: await problemOf(storage, canary, liveSequence),
  };
}

async function problemOf(storage: ReleaseStore, canary: RunningCanary, liveSequence: number): Promise<string | null> {
  try {
    const running = await readRunning(storage, canary);
    if ('problem' in running.build) return running.build.problem;
    return running.build.sequence > liveSequence ? null : `build ${canary.id} is older than the live build`;
  } catch (error) {
    return `build ${canary.id} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
