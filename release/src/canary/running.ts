import type { CanaryStep, RunningCanary } from 'federation/canary';
import { integrityOf } from 'federation/integrity';
import { readBuild, type StoredBuild } from '../history/read-builds.ts';
import { type ReleaseStore, verifyStoredBuild } from '../signing/release-store.ts';

/** The canary that runs beside the live build. */
export type Running = {
  steps: readonly CanaryStep[];
  /** Its build, or why it must not go on. */
  build: { stored: StoredBuild; sequence: number; targets: readonly string[] } | { problem: string };
};

/** Reads and verifies the canary that the pointer names. */
export async function readRunning(storage: ReleaseStore, { id, steps }: RunningCanary): Promise<Running> {
  const problem = (text: string): Running => ({ steps, build: { problem: `build ${id} is not trusted: ${text}` } });
  const verified = await verifyStoredBuild(storage, id);
  if ('problem' in verified) return problem(verified.problem);
  const stored = await readBuild(storage, id);
  if (!stored?.build.canary) return problem('it is no canary');
  if (stored.integrity !== integrityOf(verified.bytes)) return problem('it was changed at this moment');
  return { steps, build: { stored, sequence: verified.facts.sequence, targets: stored.build.canary } };
}

/** Returns the name of the canary, such as `remote-x@1.2.3`. */
export function canaryName({ build }: Running): string {
  return 'problem' in build ? 'the canary' : `the canary ${build.targets.join(' ')}`;
}
