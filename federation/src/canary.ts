import * as z from 'zod/mini';
import { latestBuild } from './registry.ts';

/** From this time on, this share of visitors gets the canary. The last step whose time has come counts. */
export const canaryStep = z.object({
  percent: z.int().check(z.minimum(1), z.maximum(100)),
  from: z.iso.datetime(),
  /** Who widened the canary. Automatic steps name who planned them. */
  by: z.optional(z.string()),
});
export type CanaryStep = z.infer<typeof canaryStep>;

/** A build for a part of the visitors. It is a signed build, and the only one that has the field `canary`. */
export const runningCanary = z.object({
  id: z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/)),
  steps: z.array(canaryStep).check(z.minLength(1)),
});
export type RunningCanary = z.infer<typeof runningCanary>;

/**
 * The content of `builds/latest.json` in the release store: the live build and the canary that runs beside it. The file
 * is not signed. It can only choose between two signed builds, of which the gateway requires that the canary is the
 * newer one. So a forged share does no more than a widening. An invalid canary is none.
 */
export const buildPointer = z.extend(latestBuild, {
  canary: z.catch(z.optional(runningCanary), undefined),
});
export type BuildPointer = z.infer<typeof buildPointer>;

/** Returns the share of visitors that gets the canary at this time, from 0 to 100. */
export function percentAt({ steps }: Pick<RunningCanary, 'steps'>, now: number): number {
  return steps.findLast(({ from }) => Date.parse(from) <= now)?.percent ?? 0;
}
