import { stopCanary } from '../canary/canary.ts';
import { readBuild, readLive } from '../history/read-builds.ts';
import { versionIn } from '../history/version-in.ts';
import { readOwnership } from '../publish/published-releases.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { reasonOf } from './find-harmful.ts';
import { isHarmful, type VisitCount } from './is-harmful.ts';
import type { Notice } from './notice.ts';

/**
 * Stops the canary when one of its releases fails far more often than the live one, and puts that release into
 * quarantine. Returns null when no canary runs, when it works, or when it was ended meanwhile.
 */
export async function stopHarmfulCanary(
  storage: ReleaseStore,
  counts: ReadonlyMap<string, VisitCount>,
  clock: () => Date,
): Promise<Notice | null> {
  const { live, pointer } = await readLive(storage);
  const canary = live && pointer?.canary ? await readBuild(storage, pointer.canary.id) : null;
  if (!live || !canary) return null;
  for (const release of canary.build.canary ?? []) {
    const [name = ''] = release.split('@');
    const before = versionIn(live.build, name);
    const count = counts.get(release);
    const countBefore = counts.get(`${name}@${before}`) ?? null;
    if (!count || !isHarmful(count, countBefore)) continue;
    const reason = reasonOf(count, before, countBefore);
    const operator = { by: 'release watch', reason: `quarantine: ${reason}`, quarantined: release };
    if ('refused' in (await stopCanary(storage, { operator, clock }))) return null;
    const owner = readOwnership(canary.documents.get(name)).owner ?? null;
    const returnedTo = before === null ? null : `${name}@${before}`;
    return { release, reason, at: clock().toISOString(), owner, returnedTo, leftLive: null };
  }
  return null;
}
