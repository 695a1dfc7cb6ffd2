import type { Build } from 'federation';
import { type Environment, type Plan, planPromotion } from '../promotion/plan-promotion.ts';
import { readTargets } from '../promotion/read-targets.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import type { Running } from './running.ts';

/** The canary on the new live build, or why it ends. */
export type Continued = { plan: Plan } | { ended: string };

/**
 * Plans the canary again on top of the next live build, so that teams do not wait for the canary of another one. It
 * ends when its releases are live for everyone, when a package of it was changed otherwise, and when it no longer fits.
 */
export async function continueCanary(
  storage: ReleaseStore,
  { build: running, steps }: Running,
  live: Build | null,
  environment: Environment & { live: Build },
): Promise<Continued> {
  if ('problem' in running) return { ended: `was stopped: ${running.problem}` };
  const next = environment.live;
  const waiting = running.targets.filter((target) => !isLive(next, target));
  if (waiting.length === 0) return { ended: 'is live for everyone' };
  const changed = waiting.map(nameOf).find((name) => versionOf(next, name) !== versionOf(live, name));
  if (changed) return { ended: `was stopped: another version of ${changed} went live, or none` };
  const change = await readTargets(storage, waiting);
  const reason = `canary ${waiting.join(' ')}`;
  const planned = planPromotion(environment, { ...change, kind: 'canary', canary: steps, reason });
  if ('refused' in planned) return { ended: `was stopped, because it no longer fits: ${planned.refused.join('; ')}` };
  return planned;
}

const nameOf = (target: string) => target.split('@')[0] ?? '';

function versionOf(build: Build | null, name: string): string | undefined {
  return name === 'shell' ? build?.shell.version : build?.remotes[name]?.version;
}

function isLive(build: Build, target: string): boolean {
  const name = nameOf(target);
  return target === `${name}@${versionOf(build, name)}`;
}
