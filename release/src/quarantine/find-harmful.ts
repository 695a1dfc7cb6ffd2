import type { PastBuild } from '../history/past-build.ts';
import { versionHistory } from '../history/version-history.ts';
import { isHarmful, type VisitCount } from './is-harmful.ts';
import { quarantinesOf } from './quarantines.ts';

/** A live release that fails too often. */
export type Harmful = {
  name: string;
  version: string;
  /** The version to return to; null when there is none. */
  previous: string | null;
  reason: string;
  /** Why an operator has to decide; null when the release can be put into quarantine. */
  leftLive: string | null;
};

/** A release that has worked for a day is not what has changed. */
const watchedMs = 24 * 3_600_000;

/**
 * Returns the live releases that fail too often.
 * @param builds newest first
 */
export function findHarmful(
  builds: readonly PastBuild[],
  counts: ReadonlyMap<string, VisitCount>,
  now: number,
): Harmful[] {
  const [live] = builds;
  if (!live) return [];
  const lifted = new Set(quarantinesOf(builds).map(({ target }) => target));
  return Object.keys(live.releases).flatMap((name): Harmful[] => {
    const known = versionHistory(builds, name);
    if (!known) return [];
    const { version, build } = known.current;
    const target = `${name}@${version}`;
    const previous = known.before[0] ?? null;
    const count = counts.get(target);
    const before = previous === null ? null : (counts.get(`${name}@${previous}`) ?? null);
    if (!count || !isHarmful(count, before)) return [];
    const leftLive = reasonToLeaveLive({
      hasPrevious: previous !== null,
      isRolledBack: build.audit?.kind === 'roll-back',
      isLifted: lifted.has(target),
      isNew: now - Date.parse(build.createdAt) < watchedMs,
    });
    return [{ name, version, previous, reason: reasonOf(count, previous, before), leftLive }];
  });
}

type Facts = { hasPrevious: boolean; isRolledBack: boolean; isLifted: boolean; isNew: boolean };

function reasonToLeaveLive({ hasPrevious, isRolledBack, isLifted, isNew }: Facts): string | null {
  if (!hasPrevious) return 'no version was live before it';
  if (isLifted) return 'an operator has lifted its quarantine';
  // Otherwise one quarantine could follow another, back to the oldest version.
  if (isRolledBack) return 'a roll-back has made it live';
  return isNew ? null : 'it has been live for more than a day, so another change may be the cause';
}

/** @param previous the version before; null when there is none */
export function reasonOf({ visitors, failed }: VisitCount, previous: string | null, before: VisitCount | null): string {
  const compared = before
    ? `${previous} at ${before.failed} of ${before.visitors}`
    : 'nothing is known of the one before';
  return `failed at ${failed} of ${visitors} networks, ${compared}`;
}
