import type { Build } from 'federation';
import { type ChangeOptions, type ChangeOutcome, changeLive } from '../promotion/change-live.ts';
import type { Candidate, Change } from '../promotion/plan-promotion.ts';
import { readCandidate, readTarget } from '../promotion/read-candidate.ts';
import type { Storage } from '../storage/storage.ts';
import { readHistory, recentBuilds } from './past-build.ts';
import { readBuild, type StoredBuild } from './read-builds.ts';
import { versionHistory } from './version-history.ts';

const kind = 'roll-back';

/** Rolls one package back to the version that was live before. The other packages stay at their live versions. */
export function rollBack(storage: Storage, name: string, options?: ChangeOptions): Promise<ChangeOutcome> {
  return changeLive(
    storage,
    async (live) => {
      const known = versionHistory((await readHistory(storage, live?.id ?? null, recentBuilds)).builds, name);
      if (!known) return { refused: [`${name} is not live, so there is nothing to roll back`] };
      if (known.before === undefined) {
        const instead =
          name === 'shell' ? 'Promote another version.' : `Promote another version, or: pnpm release withdraw ${name}`;
        return { refused: [`${name}@${known.current.version} is the first version that was live. ${instead}`] };
      }
      const target = `${name}@${known.before}`;
      const read = await readTarget(storage, target);
      const reason = `roll-back ${name}@${known.current.version} to ${target}`;
      return 'problem' in read
        ? { kind, candidates: [], withdrawn: [], problems: [read.problem], reason }
        : { kind, candidates: [read], withdrawn: [], problems: [], reason };
    },
    options,
  );
}

/** Makes all releases of an earlier build live again, in one new build. */
export function rollBackToBuild(storage: Storage, id: string, options?: ChangeOptions): Promise<ChangeOutcome> {
  return changeLive(
    storage,
    async (live) => {
      const wanted = await readBuild(storage, id);
      if (!wanted) return { refused: [`There is no build ${id}. \`pnpm release status\` lists the builds of before.`] };
      return changeTo(storage, live, wanted);
    },
    options,
  );
}

async function changeTo(storage: Storage, live: Build | null, stored: StoredBuild): Promise<Change> {
  const wanted = stored.build;
  const releases = [wanted.shell, ...Object.values(wanted.remotes)];
  const candidates: Candidate[] = await Promise.all(
    releases.map((release) => readCandidate(storage, release, stored.documents.get(release.name))),
  );
  const withdrawn = Object.keys(live?.remotes ?? {}).filter((name) => !wanted.remotes[name]);
  return { kind, candidates, withdrawn, problems: [], reason: `roll-back to build ${wanted.id}` };
}
