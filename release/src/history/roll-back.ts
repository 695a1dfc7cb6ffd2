import type { Build } from 'federation';
import { oneByOne } from '../max-files-at-once.ts';
import { type ChangeOptions, type ChangeOutcome, changeLive } from '../promotion/change-live.ts';
import type { Change } from '../promotion/plan-promotion.ts';
import { readCandidate, readTarget } from '../promotion/read-candidate.ts';
import { type ReleaseStore, verifyStoredBuild } from '../signing/release-store.ts';
import { chooseVersion, type RollBackTarget } from './choose-version.ts';
import { readHistory } from './past-build.ts';
import { readBuild, type StoredBuild } from './read-builds.ts';
import { versionHistory } from './version-history.ts';
import { staleVersion } from './version-in.ts';

const kind = 'roll-back';

/**
 * Rolls one package back to a version that was live before. The other packages stay at their live versions, and a
 * problem of another package does not prevent it.
 * @param options `from` is the version that must be live
 */
export function rollBack(
  storage: ReleaseStore,
  name: string,
  { steps, to, from, ...options }: ChangeOptions & RollBackTarget & { from?: string } = {},
): Promise<ChangeOutcome> {
  return changeLive(
    storage,
    async (live) => {
      const { builds, broken } = await readHistory(storage, live?.id ?? null);
      const known = versionHistory(builds, name);
      if (!known) return { refused: [`${name} is not live, so there is nothing to roll back`] };
      const stale = staleVersion(live, name, from);
      if (stale) return { refused: [stale] };
      const chosen = chooseVersion(name, known, { steps, to });
      if ('refused' in chosen) {
        return { refused: [chosen.refused, ...(broken ? [`The history is broken: ${broken}`] : [])] };
      }
      const target = `${name}@${chosen.version}`;
      const read = await readTarget(storage, target);
      const reason = `roll-back ${name}@${known.current.version} to ${target}`;
      return 'problem' in read
        ? { kind, candidates: [], withdrawn: [], problems: [read.problem], reason }
        : { kind, candidates: [read], withdrawn: [], problems: [], reason };
    },
    options,
  );
}

/**
 * Makes all releases of an earlier build live again, in one new build. The live build need not be signed, because
 * nothing of it is copied: so this command also ends an incident in which its file was changed.
 */
export function rollBackToBuild(storage: ReleaseStore, id: string, options?: ChangeOptions): Promise<ChangeOutcome> {
  return changeLive(
    storage,
    async (live) => {
      const wanted = await readBuild(storage, id);
      if (!wanted) return { refused: [`There is no build ${id}. \`pnpm release status\` lists the builds of before.`] };
      const verified = await verifyStoredBuild(storage, id);
      if ('problem' in verified) return { refused: [`Build ${id} is not trusted: ${verified.problem}`] };
      return changeTo(storage, live, wanted);
    },
    { ...options, replacesAll: true },
  );
}

async function changeTo(storage: ReleaseStore, live: Build | null, stored: StoredBuild): Promise<Change> {
  const wanted = stored.build;
  const releases = [wanted.shell, ...Object.values(wanted.remotes)];
  const candidates = await oneByOne(releases, (release) =>
    readCandidate(storage, release, stored.documents.get(release.name)),
  );
  const withdrawn = Object.keys(live?.remotes ?? {}).filter((name) => !wanted.remotes[name]);
  return { kind, candidates, withdrawn, problems: [], reason: `roll-back to build ${wanted.id}` };
}
