import type { PreviousReleases } from 'federation/previous-releases';
import type { StoredBuild } from '../history/read-builds.ts';
import type { Plan } from './plan-promotion.ts';

/**
 * Returns where browsers find the previous release of each remote when they cannot load that of the planned build. A
 * release that was rolled back has none: the one that was live before it is the one that was removed.
 * @param base the build whose other releases the plan keeps; its signature was verified
 */
export function previousReleasesOf({ build, audit }: Plan, base: StoredBuild | null): PreviousReleases {
  const found: PreviousReleases = {};
  for (const { name, version } of Object.values(build.remotes)) {
    const before = base?.build.remotes[name];
    if (!base || !before) continue;
    const known = base.previousReleases[name];
    if (before.version === version) {
      if (known) found[name] = known;
    } else if (audit.kind === 'promote' || audit.kind === 'canary') {
      found[name] = { build: base.build.id, integrity: base.servedIntegrity };
    }
  }
  return found;
}
